"""The fields that people fill in about themselves."""

from typing import Any

from allauth.account import forms as allauth
from allauth.socialaccount import forms as allauth_social
from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.looks import FOR_PEOPLE, Color
from accounts.models import User
from accounts.names import LONGEST
from accounts.preferences import Animation


class Worded:
    """allauth's forms have each label a second time inside its field, and other words than we."""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            field.widget.attrs.pop("placeholder", None)
        if "email" in self.fields:
            self.fields["email"].label = _("E-mail")


class Named(Worded):
    """A sign-up form's fields for the name and the address."""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        name = self.fields["username"]
        name.label = _("Name")
        name.help_text = _("This is what others see at the table.")
        name.widget.attrs.pop("minlength", None)
        name.widget.attrs |= {"maxlength": LONGEST, "spellcheck": "false"}
        if "email" in self.fields:
            email = self.fields["email"]
            if not email.required:
                email.label = _("E-mail (optional)")
            email.help_text = _(
                "To set a new password if you forget yours, and for mails that you ask for."
            )


class Passwords(Worded):
    """A new password, twice."""

    password_label = _("New password")

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password1"].label = self.password_label
        self.fields["password1"].help_text = _("At least eight characters, and not a common word.")
        self.fields["password2"].label = _("Password again")


class SignupForm(Passwords, Named, allauth.SignupForm):
    password_label = _("Password")


class SocialSignupForm(Named, allauth_social.SignupForm):
    """For somebody whom another site vouches for: no password."""


class LoginForm(Worded, allauth.LoginForm):
    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("Name or e-mail")
        self.fields["login"].widget.attrs["autocomplete"] = "username"
        self.fields["password"].help_text = ""  # the page has the way to a new one


class ResetPasswordForm(Worded, allauth.ResetPasswordForm):
    pass


class ResetPasswordKeyForm(Passwords, allauth.ResetPasswordKeyForm):
    pass


class ChangePasswordForm(Passwords, allauth.ChangePasswordForm):
    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.fields["oldpassword"].label = _("Current password")
        self.fields["oldpassword"].help_text = ""


class SetPasswordForm(Passwords, allauth.SetPasswordForm):
    pass


class AddEmailForm(Worded, allauth.AddEmailForm):
    pass


class ReauthenticateForm(Worded, allauth.ReauthenticateForm):
    pass


class ProfileForm(forms.ModelForm):
    """The look, and how the table is shown."""

    color = forms.ChoiceField(label=_("Colour"), choices=Color)
    avatar = forms.ChoiceField(label=_("Avatar"))
    animation = forms.ChoiceField(label=_("Animation speed"), choices=Animation)

    class Meta:
        model = User
        fields = (
            "color",
            "avatar",
            "auto_sort",
            "bid_hints",
            "advice",
            "four_colour_deck",
            "sound",
            "animation",
            "turn_notice",
            "turn_mail",
            "one_tap",
        )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Who had a face before a bot was given it keeps it.
        self.avatars = tuple(dict.fromkeys([*FOR_PEOPLE, self.instance.avatar]))
        self.fields["avatar"].choices = [(key, key) for key in self.avatars]
