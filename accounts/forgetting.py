"""What each app forgets when somebody deletes their account.

An app that keeps something about people says so once, where it is loaded with the app:

    @forgets
    def forget_notes(user: User, name: str) -> None: ...

It is called inside the transaction that deletes the account, `name` being what the record is
called from then on. Matches and their log stay.
"""

from collections.abc import Callable

from accounts.models import User

Forgetter = Callable[[User, str], None]
_forgetters: list[Forgetter] = []


def forgets(function: Forgetter) -> Forgetter:
    if function not in _forgetters:
        _forgetters.append(function)
    return function


def forget(user: User, name: str) -> None:
    for function in _forgetters:
        function(user, name)
