"""Log-in with other sites: which of them an account is connected with."""

from allauth.socialaccount import views as allauth
from allauth.socialaccount.adapter import get_adapter
from django.http import Http404, HttpRequest, HttpResponse

from accounts.entrance import letting_go_elsewhere, members_only


class Connections(allauth.ConnectionsView):
    """404 where no other site is configured: there is nothing to connect with."""

    def dispatch(self, request: HttpRequest, *args, **kwargs) -> HttpResponse:
        self.sites = get_adapter().list_providers(request)
        if not self.sites:
            raise Http404
        return super().dispatch(request, *args, **kwargs)

    def get_context_data(self, **kwargs) -> dict:
        context = super().get_context_data(**kwargs)
        accounts = [account.get_provider_account() for account in context["form"].accounts]
        context["connected"] = [
            (each.account.pk, each.get_brand()["name"], each.to_str()) for each in accounts
        ]
        context["sites"] = [
            (site.name, site.get_login_url(self.request, process="connect")) for site in self.sites
        ]
        return context

    def render_to_response(self, context: dict, **kwargs) -> HttpResponse:
        return letting_go_elsewhere(super().render_to_response(context, **kwargs))


connections = members_only(Connections.as_view())
