"""Executes notebooks on their real kernels with nbclient: execute.py IN.ipynb OUT.ipynb [IN OUT
...]; prints one JSON line a notebook.
"""

import json
import pathlib
import sys

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError


def execute(source: pathlib.Path, target: pathlib.Path) -> dict:
    notebook = nbformat.read(source, as_version=4)
    kernel = notebook.metadata.get("kernelspec", {}).get("name", "tslab")
    client = NotebookClient(
        notebook,
        kernel_name=kernel,
        timeout=180,
        resources={"metadata": {"path": str(source.parent)}},
    )
    error = None
    try:
        client.execute()
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as failure:
        error = str(failure)
    target.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, target)
    outputs = [
        output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs
    ]
    figures = sum("application/vnd.plotly.v1+json" in output.get("data", {}) for output in outputs)
    return {"notebook": source.name, "error": error, "outputs": len(outputs), "figures": figures}


for source, target in zip(sys.argv[1::2], sys.argv[2::2]):
    print(json.dumps(execute(pathlib.Path(source), pathlib.Path(target))), flush=True)
