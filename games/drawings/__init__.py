"""Pictures that are drawn by a program: plain Python that makes SVG, the same at every run."""
