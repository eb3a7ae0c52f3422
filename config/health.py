"""Whether this process lives, whether it is ready, and what it has counted."""

import asyncio
import time

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.conf import settings
from django.db import Error, connection
from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import REGISTRY as OWN_FIGURES
from prometheus_client import CollectorRegistry, Gauge, exposition, generate_latest, multiprocess

from config import draining
from games import ticker
from games.models import Match, Status

PATIENCE = 2.0  # seconds that the channel layer may take
STANDSTILL = 30.0  # seconds without a tick after which the ticker counts as dead


@never_cache
@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """Whether this process can serve at all: one cheap query tells."""
    database = database_is()
    status = {"ok": "ok"}.get(database, "failing")
    return JsonResponse(
        {"status": status, "database": database}, status=200 if status == "ok" else 503
    )


@never_cache
@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    """Whether visitors should be sent here: not while anything that it needs is missing, nor
    when it is about to end."""
    found = {
        "database": database_is(),
        "channel_layer": channel_layer_is(),
        "ticker": ticker_is(),
        "process": "draining" if draining.is_draining() else "ok",
    }
    ready = all(said in ("ok", "elsewhere") for said in found.values())
    status = "ok" if ready else "failing"
    return JsonResponse({"status": status, **found}, status=200 if ready else 503)


def database_is() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return "unreachable"
    return "ok"


def pool_is() -> dict[str, int]:
    """How the pool of connections stands; there is one on PostgreSQL only."""
    pool = getattr(connection, "pool", None)
    if pool is None:
        return {}
    found = pool.get_stats()
    idle = found["pool_available"]
    return {
        "taken": found["pool_size"] - idle,
        "idle": idle,
        "waiting": found.get("requests_waiting", 0),
    }


def channel_layer_is() -> str:
    """A message to ourselves must come back."""
    try:
        async_to_sync(_echo)()
    except Exception:
        return "unreachable"
    return "ok"


async def _echo() -> None:
    layer = get_channel_layer()
    async with asyncio.timeout(PATIENCE):
        channel = await layer.new_channel()
        await layer.send(channel, {"type": "echo"})
        await layer.receive(channel)


def ticker_is() -> str:
    """Of a ticker that runs elsewhere, no web process can do anything about; its last tick is
    among the metrics."""
    if not settings.TICKER_EMBEDDED:
        return "elsewhere"
    if not ticker.health.running:
        return "stopped"
    return "ok" if time.time() - ticker.health.last_tick < STANDSTILL else "standing still"


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """For Prometheus, by the token that both know; without one there is no such page."""
    if not settings.METRICS_TOKEN:
        raise Http404
    sent = request.headers.get("Authorization", "").encode()
    if not constant_time_compare(sent, f"Bearer {settings.METRICS_TOKEN}".encode()):
        refused = HttpResponse("A token is needed.\n", content_type="text/plain", status=401)
        refused.headers["WWW-Authenticate"] = "Bearer"
        return refused
    figures = generate_latest(counted()) + generate_latest(looked_up())
    return HttpResponse(figures, content_type=exposition.CONTENT_TYPE_PLAIN_0_0_4)


def counted() -> CollectorRegistry:
    """What this process has counted, or all of this machine that share a folder for it."""
    if not settings.METRICS_FOLDER:
        return OWN_FIGURES
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry, path=settings.METRICS_FOLDER)
    return registry


def looked_up() -> CollectorRegistry:
    """What the database knows, the same whichever process is asked; and how this process gets
    to it."""
    registry = CollectorRegistry()
    live = Gauge(
        "parlour_matches",
        "Tables that wait or are being played.",
        ["game", "status"],
        registry=registry,
    )
    here = Match.objects.filter(status__in=(Status.WAITING, Status.PLAYING))
    pool = Gauge(
        "parlour_database_connections",
        "Connections of this process's pool: taken, idle, and requests that wait for one.",
        ["state"],
        registry=registry,
    )
    for state, count in pool_is().items():
        pool.labels(state).set(count)
    for game, status, count in here.values_list("game", "status").annotate(Count("pk")):
        live.labels(game, status).set(count)
    return registry
