"""Makes static/fonts and static/css/fonts.css from published packages: `make fonts`.

Needs fontTools and brotli, which the site does not: nothing else imports this package.
"""
