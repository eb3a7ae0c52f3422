{# The service worker. Given: version, static_url, offline (an address). #}
// Keeps static files whose names say what is in them, and nothing else: no page, no fragment, nothing
// of anybody. When the site cannot be reached, it says so with a page that is the same for everyone.
const KEPT = "parlour-{{ version }}";
const OFFLINE = "{{ offline }}";
const NAMED_BY_CONTENT = /\.[0-9a-f]{12}\.\w+$/;

const isKept = (url) =>
  url.origin === location.origin &&
  url.pathname.startsWith("{{ static_url }}") &&
  NAMED_BY_CONTENT.test(url.pathname);

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(KEPT);
      await cache.add(new Request(OFFLINE, { credentials: "omit", cache: "reload" }));
      const page = await (await cache.match(OFFLINE)).text();
      const needed = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, path]) => path);
      const files = needed.filter((path) => path.startsWith("{{ static_url }}"));
      await Promise.allSettled(files.map((path) => cache.add(path)));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("parlour-") && name !== KEPT);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

async function fromKept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && isKept(new URL(request.url))) await cache.put(request, answer.clone());
  return answer;
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (isKept(url)) event.respondWith(fromKept(request));
  else if (url.origin === location.origin && url.pathname.startsWith("{{ static_url }}")) {
    // Not named by its content: fresh, unless there is nothing but what was kept for the page above.
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});
