"""Reads one question a line, as JSON, about files that manaus wrote, and answers each with a line
of JSON, by pandas and networkx.
"""

import json
import sys

import networkx as nx
import pandas


def plain(cell):
    """A cell as JSON has it: a column of integers with holes is one of floats in a CSV."""
    if pandas.isna(cell):
        return None
    if isinstance(cell, str):
        return cell
    value = cell.item() if hasattr(cell, "item") else cell
    return int(value) if isinstance(value, float) and value.is_integer() else value


def rows(file):
    read = pandas.read_parquet if file.endswith(".parquet") else pandas.read_csv
    return [
        {name: plain(cell) for name, cell in row.items()} for row in read(file).to_dict("records")
    ]


def distances(file, goal):
    """The distances to the goal, searched here; and those that the file has."""
    graph = nx.read_graphml(file)
    named = nx.get_node_attributes(graph, "label") or {v: v for v in graph}
    around = graph.reverse() if graph.is_directed() else graph
    start = next(v for v in graph if named[v] == goal)
    found = nx.single_source_shortest_path_length(around, start)
    written = nx.get_node_attributes(graph, "distance")
    return [
        {named[v]: d for v, d in found.items()},
        {named[v]: d for v, d in written.items()},
    ]


for line in sys.stdin:
    name, *values = json.loads(line)
    print(json.dumps(globals()[name](*values)))
