"""Reads one graph6 or sparse6 code a line; writes, for each, what networkx makes of it.

A line of the answer: 1 or 0 for planar or not, the graph6 code (for at most 200 vertices, else -),
the sparse6 code. With the argument extents, the answer is: order, diameter and radius of the
component of the first vertex. With the argument graphml, reads one GraphML document instead; writes
a line of JSON: directed, labels, edges. With the argument written, reads a line of JSON: directed,
a node-link document, an edge list; writes, for each of these two as networkx reads them, its nodes
and edges with their data, and the same graph as networkx writes it: the node-link document, the
edge list and the weighted edge list.
"""

import io
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


def with_data(graph):
    return {
        "directed": graph.is_directed(),
        "nodes": [[v, data] for v, data in graph.nodes(data=True)],
        "edges": [[a, b, data] for a, b, data in graph.edges(data=True)],
    }


def read_and_written(line):
    directed, node_link, edge_list = json.loads(line)
    graph = nx.node_link_graph(json.loads(node_link))
    kind = nx.DiGraph if directed else nx.Graph
    file = io.BytesIO(edge_list.encode())
    listed = nx.read_edgelist(file, create_using=kind, encoding="utf-8")
    weighted = kind()
    weighted.add_weighted_edges_from((a, b, i / 2) for i, (a, b) in enumerate(graph.edges))
    return json.dumps({
        "nodeLinkRead": with_data(graph),
        "edgeListRead": with_data(listed),
        "nodeLink": json.dumps(nx.node_link_data(graph)),
        "edgeList": "\n".join(nx.generate_edgelist(graph, data=True)),
        "weighted": "\n".join(nx.generate_edgelist(weighted, data=["weight"])),
    })


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
elif sys.argv[1:] == ["written"]:
    for line in sys.stdin:
        print(read_and_written(line))
else:
    for line in sys.stdin.buffer:
        print(answer(line.strip()))
