"""`make fonts`: two families, their licences and the stylesheet that names them."""

from pathlib import Path

from config.fonts.characters import CORE, LATIN, SANS, TITLES, unicode_range
from config.fonts.fallbacks import fit
from config.fonts.packages import ARIMO, FRAUNCES, SOURCE_SANS, TINOS, files
from config.fonts.subsets import cut, packed

FONTS = Path("static/fonts")
STYLESHEET = Path("static/css/fonts.css")
SERIF_AXES = {"opsz": 72, "wght": 540, "SOFT": 0, "WONK": 0}
SANS_AXES = {"wght": (400, 700)}

FACE = """@font-face {{
  font-family: "{family}";
  src: url("../fonts/{file}.woff2") format("woff2");
  font-weight: {weight};
  font-style: {style};
  font-display: swap;
  unicode-range: {range};
}}
"""
FALLBACK = """@font-face {{
  font-family: "{family} fallback";
  src: {sources};
  font-weight: {weight};
  font-style: {style};
  {fit}
}}
"""
HEAD = """/* Made by `make fonts`: change config/fonts, not this file.
   Two families, and system fonts fitted to them, so that nothing moves when ours arrive. */
"""


def main() -> None:
    sans, serif = files(SOURCE_SANS), files(FRAUNCES)
    arial, times = files(ARIMO), files(TINOS)
    source = sans["VF/SourceSans3VF-Upright.ttf"]
    css = [HEAD]

    def face(file: str, raw: bytes, characters: frozenset[int], weight: str, style: str) -> None:
        family = "Parlour Sans" if "sans" in file else "Parlour Serif"
        font = cut(raw, characters, SANS_AXES if "sans" in file else SERIF_AXES)
        covered = frozenset(font.getBestCmap()) & characters
        if "extended" not in file and covered != characters:
            raise SystemExit(f"{file} lacks {sorted(map(chr, characters - covered))}")
        whole = packed(font, family, style.title())
        (FONTS / f"{file}.woff2").write_bytes(whole)
        print(f"{file}: {len(covered)} characters, {len(whole) / 1024:.1f} kB")
        css.append(
            FACE.format(
                family=family, file=file, weight=weight, style=style, range=unicode_range(covered)
            )
        )

    def fallback(
        family: str, weight: str, style: str, fitted: tuple[bytes, dict, bytes], *names: str
    ) -> None:
        raw, axes, system = fitted
        sources = ", ".join(f'local("{name}")' for name in names)
        fitting = fit(cut(raw, CORE, axes), system).css()
        css.append(
            FALLBACK.format(family=family, sources=sources, weight=weight, style=style, fit=fitting)
        )

    upright = serif["files/fraunces-latin-full-normal.woff2"]
    italic = serif["files/fraunces-latin-full-italic.woff2"]
    face("sans", source, SANS, "400 700", "normal")
    face("sans-extended", source, LATIN - SANS, "400 700", "normal")
    face("serif", upright, CORE, "400 800", "normal")
    face("serif-italic", italic, TITLES, "400 800", "italic")
    fallback(
        "Parlour Sans", "400 549", "normal",
        (source, {"wght": 400}, arial["files/arimo-latin-400-normal.woff2"]),
        "Arial", "Liberation Sans", "Arimo", "Helvetica",
    )  # fmt: skip
    fallback(
        "Parlour Sans", "550 700", "normal",
        (source, {"wght": 630}, arial["files/arimo-latin-700-normal.woff2"]),
        "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold",
    )  # fmt: skip
    fallback(
        "Parlour Serif", "400 800", "normal",
        (upright, SERIF_AXES, times["files/tinos-latin-700-normal.woff2"]),
        "Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold",
    )  # fmt: skip
    fallback(
        "Parlour Serif", "400 800", "italic",
        (italic, SERIF_AXES, times["files/tinos-latin-700-italic.woff2"]),
        "Times New Roman Bold Italic", "TimesNewRomanPS-BoldItalicMT",
        "Liberation Serif Bold Italic", "Tinos Bold Italic",
    )  # fmt: skip
    STYLESHEET.write_text("".join(css), encoding="utf-8")
    (FONTS / "OFL-source-sans.txt").write_bytes(sans["LICENSE.md"])
    (FONTS / "OFL-fraunces.txt").write_bytes(serif["LICENSE"])


if __name__ == "__main__":
    main()
