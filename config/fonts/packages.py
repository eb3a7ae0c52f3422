"""The published packages that the fonts come from, by version and by the hash of their files."""

import base64
import hashlib
import io
import tarfile
import urllib.request
from typing import NamedTuple

REGISTRY = "https://registry.npmjs.org"


class Package(NamedTuple):
    name: str
    version: str
    sha512: str

    def open(self) -> tarfile.TarFile:
        file = f"{self.name.rpartition('/')[2]}-{self.version}.tgz"
        with urllib.request.urlopen(f"{REGISTRY}/{self.name}/-/{file}") as answer:
            raw = answer.read()
        found = base64.b64encode(hashlib.sha512(raw).digest()).decode()
        if found != self.sha512:
            raise SystemExit(f"{file} is not the file we know: its SHA-512 is {found}")
        return tarfile.open(fileobj=io.BytesIO(raw))


SOURCE_SANS = Package(
    "source-sans",
    "3.52.0",
    "xsm7qlMI/JwxwNdp6pvpR6l+aZjn90fzOzoeUz/qoohIYbKbDwQNRIz5/ItYs7/hvqLirQNUoDFGXSVA3TU9tw==",
)
FRAUNCES = Package(
    "@fontsource-variable/fraunces",
    "5.3.0",
    "9BYGySn4AHEJdgp9Z28tQ3X+laJMEOITXkQarZXeloWQZDq5oOvXJ3kDA8c7MGIfpogIaZfjrQBqmda8POOCKA==",
)
# As wide, glyph by glyph, as Arial and Times New Roman: only measured, never served.
ARIMO = Package(
    "@fontsource/arimo",
    "5.3.0",
    "nhxZ2sTVZYX8DJBgLuyX360B5vE4mxqpmjlKTRfucIqfcWRVx9vOYzWBc1IgEX0ist48VMC10PRKbFyH+4QFvQ==",
)
TINOS = Package(
    "@fontsource/tinos",
    "5.3.0",
    "VVDyyZdbcsLKxo/W7rClAvacD/7DsGc7J5xzzp51Tndib8kDkEe/0bqbb3Xb3iH6+IUjt07aRsvtQ9MGeGGi4w==",
)


def files(package: Package) -> dict[str, bytes]:
    """What is in it, by path."""
    with package.open() as archive:
        return {
            member.name.partition("/")[2]: archive.extractfile(member).read()
            for member in archive
            if member.isfile()
        }
