"""Reads one graph6 or sparse6 code a line; writes, for each, what networkx makes of it.

A line of the answer: 1 or 0 for planar or not, the graph6 code (for at most 200 vertices, else -),
the sparse6 code. With the argument extents, the answer is: order, diameter and radius of the
component of the first vertex. With the argument graphml, reads one GraphML document instead; writes
a line of JSON: directed, labels, edges.
"""

import json
import sys

import networkx as nx


def answer(code):
    graph = nx.from_sparse6_bytes(code) if code.startswith(b":") else nx.from_graph6_bytes(code)
    planar = int(nx.check_planarity(graph)[0])
    graph6 = nx.to_graph6_bytes(graph, header=False).decode().strip() if len(graph) <= 200 else "-"
    return f"{planar} {graph6} {nx.to_sparse6_bytes(graph, header=False).decode().strip()}"


def from_graphml(text):
    graph = nx.parse_graphml(text)
    labels = [graph.nodes[f"n{i}"]["label"] for i in range(len(graph))]
    edges = [[int(a[1:]), int(b[1:])] for a, b in graph.edges]
    return json.dumps({"directed": graph.is_directed(), "labels": labels, "edges": edges})


def extents(code):
    graph = nx.from_sparse6_bytes(code)
    component = graph.subgraph(nx.node_connected_component(graph, 0)).copy()
    eccentricities = nx.eccentricity(component).values()
    return f"{len(component)} {max(eccentricities)} {min(eccentricities)}"


if sys.argv[1:] == ["extents"]:
    for line in sys.stdin.buffer:
        print(extents(line.strip()))
elif sys.argv[1:] == ["graphml"]:
    print(from_graphml(sys.stdin.read()))
else:
    for line in sys.stdin.buffer:
        print(answer(line.strip()))
