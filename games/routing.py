"""The addresses of the sockets."""

from channels.generic.websocket import AsyncWebsocketConsumer
from django.urls import path, re_path

from accounts.ratings.consumers import LeadersConsumer
from games.consumers import LobbyConsumer, TableConsumer


class Nothing(AsyncWebsocketConsumer):
    """An unknown address: refused, instead of an error with a traceback."""

    async def connect(self) -> None:
        await self.close()


websocket_urlpatterns = [
    path("ws/lobby/", LobbyConsumer.as_asgi()),
    path("ws/leaders/<slug:slug>/<slug:period>/<int:page>/", LeadersConsumer.as_asgi()),
    path("ws/t/<slug:code>/", TableConsumer.as_asgi()),
    path("ws/t/<slug:code>/<int:seat>/", TableConsumer.as_asgi()),
    path("ws/t/<slug:code>/<int:seat>/<slug:stay>/", TableConsumer.as_asgi()),
    re_path("", Nothing.as_asgi()),
]
