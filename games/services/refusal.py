from collections.abc import Sequence


class Refusal(Exception):
    """Something the platform will not do: sentences that the person is shown."""

    def __init__(self, *sentences: str) -> None:
        super().__init__(" ".join(sentences))
        self.sentences: Sequence[str] = sentences
