"""Benchmarks: programs that print figures. `make bench` runs all, `make bench ONLY=engine` one.

Each module here with a `NAME` and a `main(argv)` is one kind; `python -m tests.bench [NAME…]`.
"""
