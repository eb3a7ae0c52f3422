// What is wrong with a page as it stands, in sentences. Evaluated in the page with
// { isTouch, isTable, meant, inSight }; nothing is scrolled into view first.
(options) => {
  const TOUCH = 44;
  const SLACK = 1.5; // px by which rounding may be off
  const found = [];
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meant = options.meant.length ? options.meant.join(",") : null;
  const isMeant = (each) => Boolean(each.closest("[data-cut=meant]") || (meant && each.closest(meant)));

  // Nothing changes while a page is looked at, but where it is scrolled to.
  const once = (ask) => {
    const known = new Map();
    return (each) => {
      if (!known.has(each)) known.set(each, ask(each));
      return known.get(each);
    };
  };
  const box = (each) => each.getBoundingClientRect();
  const wide = ({ left, right }) => right - left;
  const high = ({ top, bottom }) => bottom - top;
  const common = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const lies = (inner, outer) => inner.left >= outer.left - SLACK && inner.top >= outer.top - SLACK
    && inner.right <= outer.right + SLACK && inner.bottom <= outer.bottom + SLACK;
  const style = (each) => getComputedStyle(each);
  const text = (each) => (each.innerText ?? each.textContent ?? "").replace(/\s+/g, " ").trim();
  const isSeen = once((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const isClippedAway = once((each) => {
    if (!each || each === document.body) return false;
    const { clipPath, clip, position, overflow } = style(each);
    if (clipPath === "inset(50%)" || (clip !== "auto" && position === "absolute")) return true;
    if (overflow === "hidden" && each.offsetWidth <= 2 && each.offsetHeight <= 2) return true;
    return isClippedAway(each.parentElement);
  });
  const isShown = once((each) => isSeen(each) && !isClippedAway(each) && wide(box(each)) > 0 && high(box(each)) > 0);
  const name = (each) => {
    const words = (each.getAttribute("aria-label") || text(each) || each.value || each.id || "").slice(0, 40);
    const kind = each.id ? `#${each.id}` : each.className && typeof each.className === "string"
      ? `.${each.className.trim().split(/\s+/)[0]}` : each.localName;
    return words && words !== each.id ? `“${words}” (${kind})` : kind;
  };
  const say = (sentence) => { if (!found.includes(sentence)) found.push(sentence); };
  // Of many alike, such as the lines of a log, one is named and the others are counted.
  const alike = new Map();
  const sayOf = (fault, each, sentence) => {
    const kind = [fault, each.localName, each.className, each.parentElement?.localName, each.closest("[class]:not(a, button, label)")?.className].join();
    if (!alike.has(kind)) alike.set(kind, []);
    alike.get(kind).push(sentence);
  };
  const px = (number) => `${Math.round(number)} px`;

  // ── What lies over all else ──────────────────────────────────────────────
  const MODAL = "dialog[open], [aria-modal=true], .curtain, [popover]:popover-open";
  const modals = [...document.querySelectorAll(MODAL)].filter(isShown).filter((each) => {
    if (each.closest(".specimen")) return false; // of the component gallery
    const { position } = style(each);
    return each.matches(":modal") || position === "fixed" || each.matches(".overlay");
  });
  const hit = (x, y) => document.elementFromPoint(x, y);
  const isTop = (each) => {
    const part = common(box(each.querySelector(".dialog") ?? each), view);
    const at = hit((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    return at && each.contains(at);
  };
  const top = modals.findLast(isTop) ?? modals.at(-1) ?? null;
  const open = [...document.querySelectorAll("details.menu[open]")].filter(isShown);
  const within = top ?? document.body;

  // ── Scrolling ────────────────────────────────────────────────────────────
  const scrolls = (each, axis) => /auto|scroll/.test(style(each)[`overflow-${axis}`])
    && (axis === "x" ? each.scrollWidth > each.clientWidth + 1 : each.scrollHeight > each.clientHeight + 1);
  const isScroller = once((each) => scrolls(each, "x") || scrolls(each, "y"));
  const scroller = once((each) => {
    const at = each.parentElement;
    if (!at || at === document.body || at === document.documentElement) return null;
    return isScroller(at) ? at : scroller(at);
  });
  // That more follows is obvious where something is cut by the edge, and most of a region is seen.
  const isObvious = once((region) => {
    if (region.matches("[data-scrolls]")) return true;
    const edge = common(box(region), view);
    const leaves = [...region.querySelectorAll("*")].filter((each) => each.childElementCount === 0 || each.matches("button, a, input, label, li, tr"));
    return leaves.some((each) => {
      if (!isSeen(each)) return false;
      const { left, right, top: up, bottom: down } = box(each);
      if (scrolls(region, "y") && up < edge.bottom - 4 && down > edge.bottom + 4) return true;
      return scrolls(region, "x") && ((left < edge.right - 4 && right > edge.right + 4)
        || (left < edge.left - 4 && right > edge.left + 4));
    });
  });

  // ── Controls ─────────────────────────────────────────────────────────────
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  const isOffered = (each) => !each.matches(":disabled, [aria-disabled=true], .skip-link")
    && !each.closest("[inert]") && style(each).pointerEvents !== "none";
  const label = (each) => [...(each.labels ?? [])].find(isShown);
  const isBare = (each) => !isShown(each) || Number(style(each).opacity) === 0;
  // What one presses: the control, or the label of one that is only there to be read out.
  const target = (each) => (each.matches("input") && (isBare(each) || each.closest("label")) ? label(each) ?? each : each);
  const isAsked = (each) => Boolean(each.closest(".table-play, .overlay, dialog, .curtain, .pause, [data-asks]"))
    && (each.form?.id === "act" || each.matches("[form=act]") || Boolean(each.closest(".table-ask, dialog, .overlay, .curtain")));
  const FAN = ".hand, .rack, [data-fan]"; // cards that overlap
  const HANDS = ".hand, .rack, .holds";
  const fan = (each) => each.closest(FAN);
  const controls = [...within.querySelectorAll(CONTROLS)]
    .filter(isOffered)
    .map((each) => [each, target(each)])
    .filter(([, each]) => each && isShown(each) && !(each.closest("details:not([open])") && !each.closest("summary")));

  const corners = ({ left, top: up, right, bottom: down }) => {
    const inset = (size) => Math.min(7, size / 4);
    const x = inset(right - left), y = inset(down - up);
    return [[(left + right) / 2, (up + down) / 2], [left + x, up + y], [right - x, up + y],
      [left + x, down - y], [right - x, down - y]];
  };
  const covering = (each, press) => {
    for (const [x, y] of corners(box(press))) {
      const at = hit(x, y);
      if (!at || press.contains(at) || at.contains(press) || each.contains(at)) continue;
      const held = at.closest("label");
      if (held && held.control === each) continue;
      // An open menu lies over things, and so does what was just said, until it is closed.
      if (at.closest("details.menu[open] .menu-items, .toasts")) continue;
      return at;
    }
    return null;
  };
  const isInline = (each) => each.matches("a") && style(each).display === "inline"
    && text(each.parentElement).length > text(each).length + 3;
  const isLargeEnough = (each, press) => {
    const boxes = [box(press), ...(each === press ? [] : [box(each)])];
    const whole = { left: Math.min(...boxes.map((one) => one.left)), right: Math.max(...boxes.map((one) => one.right)),
      top: Math.min(...boxes.map((one) => one.top)), bottom: Math.max(...boxes.map((one) => one.bottom)) };
    const reach = (dx, dy) => {
      const x = (whole.left + whole.right) / 2 + dx, y = (whole.top + whole.bottom) / 2 + dy;
      const at = hit(x, y);
      return at && (press.contains(at) || each.contains(at));
    };
    const half = TOUCH / 2 - 2;
    // A press on what is laid around it by a stylesheet counts as one on itself.
    for (const part of ["::before", "::after"]) {
      const { content, position, width, height, pointerEvents } = getComputedStyle(press, part);
      if (content === "none" || position !== "absolute" || pointerEvents === "none") continue;
      if (parseFloat(width) >= TOUCH - 0.6 && parseFloat(height) >= TOUCH - 0.6) return null;
    }
    const isWide = wide(whole) >= TOUCH - 0.6 || (reach(-half, 0) && reach(half, 0));
    const isHigh = high(whole) >= TOUCH - 0.6 || (reach(0, -half) && reach(0, half));
    return isWide && isHigh ? null : whole;
  };

  const later = []; // what can be reached by the page's own scrolling
  for (const [each, press] of controls) {
    const here = box(press);
    const region = scroller(press);
    const asked = isAsked(each);
    if (options.isTouch && !isInline(press) && !fan(press) && !isMeant(press)) {
      const small = isLargeEnough(each, press);
      if (small) sayOf("small", press, `${name(press)} is ${px(wide(small))} × ${px(high(small))}: too small for a finger.`);
    }
    if (fan(press)) continue; // cards that overlap have a rule of their own
    const port = region ? common(box(region), view) : view;
    if (region && !lies(here, box(region))) {
      const partly = common(here, port);
      const isOut = wide(partly) <= 0 || high(partly) <= 0;
      if (!isObvious(region)) sayOf("outside", press, `${name(press)} lies outside ${name(region)}, and nothing shows that it scrolls.`);
      else if (!isOut && wide(partly) * high(partly) > 0.9 * wide(here) * high(here) && covering(each, press)) sayOf("covered", press, `${name(press)} is covered by ${name(covering(each, press))}.`);
      continue;
    }
    if (!lies(here, view)) {
      const isBelow = here.left >= -SLACK && here.right <= innerWidth + SLACK && here.top >= -SLACK - scrollY;
      const isFixed = top || style(press).position === "fixed";
      if (!isBelow || isFixed || (options.isTable && asked)) {
        if (!isMeant(press)) sayOf("unseen", press, `${name(press)} does not lie wholly in sight: ${px(here.left)} to ${px(here.right)}, ${px(here.top)} to ${px(here.bottom)}.`);
      } else later.push([each, press]);
      continue;
    }
    const over = covering(each, press);
    if (!over || isMeant(press)) continue;
    // What a bar at the edge lies over can be scrolled to, unless it is what is asked now.
    if (asked || top) sayOf("covered", press, `${name(press)} is covered by ${name(over)}.`);
    else later.push([each, press]);
  }

  // ── Hands ────────────────────────────────────────────────────────────────
  // A point of a card that may be turned: in px from its upper left corner.
  const pointOf = (card, x, y) => {
    const { transform, rotate, scale } = style(card);
    const turned = new DOMMatrix(transform === "none" ? "" : transform);
    turned.e = turned.f = 0;
    const whole = new DOMMatrix(rotate === "none" ? "" : `rotate(${rotate})`).multiply(
      new DOMMatrix(scale === "none" ? "" : `scale(${scale.split(" ")[0]})`)).multiply(turned);
    const { left, right, top: up, bottom: down } = box(card);
    const at = whole.transformPoint(new DOMPoint(x - card.offsetWidth / 2, y - card.offsetHeight / 2));
    const zoom = card.currentCSSZoom ?? 1; // a replay is laid out smaller than it is written
    return [(left + right) / 2 + at.x * zoom, (up + down) / 2 + at.y * zoom];
  };
  const CARD = ".card, .gotcha-card";
  for (const held of within.querySelectorAll(`.table-play :is(${HANDS})`)) {
    if (!isShown(held)) continue;
    const cards = [...held.querySelectorAll(CARD)].filter(isShown)
      .filter((each) => !each.parentElement.closest(CARD));
    const unread = [];
    for (const card of cards) {
      const region = scroller(card);
      if (region && isObvious(region) && !lies(box(card), common(box(region), view))) continue;
      // The artist's strip, the name, or else the rank in the corner.
      const marks = [...card.querySelectorAll(".painting-monogram, .gotcha-name")].filter(isShown);
      const points = marks.map((each) => [(box(each).left + box(each).right) / 2, (box(each).top + box(each).bottom) / 2]);
      if (!points.length) points.push(pointOf(card, 9, 12));
      const press = card.closest("button, label, a") ?? card;
      for (const [x, y] of points) {
        const at = hit(x, y);
        if (x < 0 || y < 4 || x > innerWidth || y > innerHeight - 4) unread.push(`it lies at ${px(x)}, ${px(y)}`);
        else if (at?.closest(".menu-items")) continue;
        else if (at && !press.contains(at) && !at.contains(card)) unread.push(`${name(at)} lies over it`);
      }
      if (held.matches(".holds") && !lies(box(card), view)) unread.push("it is cropped");
    }
    if (unread.length) say(`${unread.length} of ${cards.length} cards in the hand do not show what they are: of the first, ${unread[0]}.`);
  }

  // ── Dialogs ──────────────────────────────────────────────────────────────
  const dialogs = [...document.querySelectorAll("dialog[open], [role=dialog], [aria-modal=true], .dialog, .blind, .menu[open] > .menu-items")]
    .filter(isShown).filter((each) => (!top || top.contains(each)) && !each.closest(".specimen"));
  for (const each of dialogs) {
    if (!lies(box(each), view)) {
      const { left, right, top: up, bottom: down } = box(each);
      say(`The dialog ${name(each)} does not lie wholly in sight: ${px(left)} to ${px(right)}, ${px(up)} to ${px(down)}.`);
    }
    const by = each.getAttribute("aria-labelledby");
    const title = by ? document.getElementById(by) : each.querySelector("h1, h2, h3");
    if (!title || isClippedAway(title)) continue;
    const here = box(title);
    let port = view;
    for (let at = title.parentElement; at; at = at.parentElement) {
      if (style(at).overflowY !== "visible" && at !== document.body && at !== document.documentElement) port = common(port, box(at));
      if (at === each) break;
    }
    if (!isSeen(title) || !lies(here, port)) { say(`The title ${name(title)} of a dialog is not in sight.`); continue; }
    const at = hit((here.left + here.right) / 2, (here.top + here.bottom) / 2);
    if (at && !each.contains(at)) say(`The title ${name(title)} of a dialog is covered by ${name(at)}.`);
  }

  // ── Text ─────────────────────────────────────────────────────────────────
  // What would cut a text in here: every ancestor that clips, up to one that scrolls.
  const cutting = once((each) => {
    if (!each || each === document.body || each === document.documentElement) return [];
    const { overflowX, overflowY, position } = style(each);
    if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return [];
    const cutsX = /hidden|clip/.test(overflowX), cutsY = /hidden|clip/.test(overflowY);
    const further = position === "fixed" ? [] : cutting(each.parentElement);
    return cutsX || cutsY ? [[each, cutsX, cutsY, box(each)], ...further] : further;
  });
  const isPainted = (each) => {
    const { backgroundColor, backgroundImage, opacity } = style(each);
    if (Number(opacity) < 0.5) return false;
    return /^(img|canvas)$/.test(each.localName) || backgroundImage !== "none"
      || !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  };
  // What lies over a text and hides it. Cards of a fan overlap; what a bar at the edge lies over can
  // be scrolled to; and what opens lies over things.
  const docked = once((each) => {
    if (!each || each === document.body) return null;
    return /sticky|fixed/.test(style(each).position) ? each : docked(each.parentElement);
  });
  const cover = (holder, line) => {
    const x = (line.left + line.right) / 2, y = (line.top + line.bottom) / 2;
    if (fan(holder) || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const at = hit(x, y);
    if (!at || at.contains(holder) || holder.contains(at) || docked(at) !== docked(holder)) return null;
    if (at.closest("label") && at.closest("label").contains(holder)) return null;
    if (at.closest(`${FAN}, .menu-items, .refusal, .advice, .toasts`)) return null;
    // Of what scrolls, only what lies in it and scrolls along.
    if (scroller(holder) && scroller(holder) !== scroller(at)) return null;
    const here = box(at);
    if (x < here.left || x > here.right || y < here.top || y > here.bottom) return null;
    for (let each = at; each && !each.contains(holder); each = each.parentElement) if (isPainted(each)) return each;
    return null;
  };
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue;
    const holder = node.parentElement;
    if (!holder || holder.closest("svg, script, style, template, option, select") || !isShown(holder) || isMeant(holder)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((each) => each.width > 1);
    if (!lines.length) continue;
    const size = parseFloat(style(holder).fontSize);
    for (const [at, cutsX, cutsY, port] of cutting(holder)) {
      const lost = lines.some((line) => (cutsX && (line.right > port.right + 1.5 || line.left < port.left - 1.5))
        || (cutsY && (line.bottom - size * 0.3 > port.bottom + 1 || line.top + size * 0.3 < port.top - 1)));
      if (lost) { say(`The text “${node.data.trim().slice(0, 40)}” is cut by ${name(at).slice(0, 60)}.`); break; }
    }
    const over = cover(holder, lines[0]);
    if (over) sayOf("overlaid", holder, `The text “${node.data.trim().slice(0, 40)}” is covered by ${name(over)}.`);
    if (lines.some((line) => line.right > innerWidth + 1.5 || line.left < -1.5) && !scroller(holder)) {
      say(`The text “${node.data.trim().slice(0, 40)}” runs out of the page.`);
    }
  }

  // ── What is named does not overlap ───────────────────────────────────────
  const NAMED = "[data-named], .seat, .plate, .prompt, .hand, .rack, .holds, .stall, .board, .piles, .blind, .scores";
  if (!top) {
    const named = [...document.querySelectorAll(`.table-play :is(${NAMED}), .table .guide`)]
      .filter(isShown).filter((each) => !isMeant(each) && style(each).position !== "fixed" || each.matches(".plate, .seat"));
    const seen = (each) => {
      let part = common(box(each), { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 });
      for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) {
        if (style(at).overflowX !== "visible" || style(at).overflowY !== "visible") part = common(part, box(at));
      }
      return part;
    };
    for (const [place, one] of named.entries()) {
      for (const other of named.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        if (docked(one) !== docked(other)) continue; // one scrolls below the other
        const both = common(seen(one), seen(other));
        if (wide(both) > 5 && high(both) > 5) say(`${name(one)} and ${name(other)} overlap by ${px(wide(both))} × ${px(high(both))}.`);
      }
    }
  }

  // ── The page ─────────────────────────────────────────────────────────────
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0.5) say(`The page scrolls sideways by ${px(sideways)}.`);
  for (const selector of options.inSight) {
    const each = document.querySelector(selector);
    if (!each || !isShown(each)) say(`${selector} is not there.`);
    else if (!lies(box(each), view)) say(`${selector} does not lie wholly in sight.`);
  }

  // ── Below the fold: as one comes to it by scrolling, page by page ────────
  if (later.length && !top) {
    const whole = document.documentElement.scrollHeight;
    const free = new Set();
    const step = innerHeight * 0.6;
    for (let y = 0; free.size < later.length; y += step) {
      scrollTo({ top: y, behavior: "instant" });
      for (const pair of later) {
        if (free.has(pair) || !lies(box(pair[1]), view)) continue;
        if (!covering(...pair)) free.add(pair);
      }
      if (y >= whole) break;
    }
    for (const pair of later) {
      if (free.has(pair) || isMeant(pair[1])) continue;
      pair[1].scrollIntoView({ block: "center", behavior: "instant" });
      const over = covering(...pair);
      if (!lies(box(pair[1]), view) && high(box(pair[1])) < innerHeight) say(`${name(pair[1])} can't be scrolled into sight.`);
      else if (over) say(`${name(pair[1])} is covered by ${name(over)} wherever the page is scrolled to.`);
    }
    scrollTo({ top: 0, behavior: "instant" });
  }
  for (const [first, ...others] of alike.values()) {
    found.push(others.length ? `${first} (And ${others.length} more like it.)` : first);
  }
  return found;
}
