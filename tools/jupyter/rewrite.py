"""Reads notebooks and writes them again, as Jupyter does when one is saved: rewrite.py FILE.ipynb
[...]
"""

import sys

import nbformat

for file in sys.argv[1:]:
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    nbformat.write(notebook, file)
