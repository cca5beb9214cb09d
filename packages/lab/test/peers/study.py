"""Reads a graph a line, as JSON: order, directed, edges, goals (vertices). Writes what networkx
makes of each, as JSON.

Components are strong where the graph is directed; distances go to the nearest goal; diameter and
radius are those of the component of the first goal; solutions are the shortest paths from all
farthest vertices, each of them walked.
"""

import json
import sys

import networkx as nx


def answer(given):
    kind = nx.DiGraph if given["directed"] else nx.Graph
    graph = kind()
    graph.add_nodes_from(range(given["order"]))
    graph.add_edges_from(given["edges"])
    plain = graph.to_undirected()
    parts = (
        nx.strongly_connected_components(graph)
        if given["directed"]
        else nx.connected_components(graph)
    )
    parts = sorted(parts, key=len, reverse=True)
    home = graph.subgraph(next(part for part in parts if given["goals"][0] in part)).copy()
    eccentricities = nx.eccentricity(home).values()
    back = graph.reverse() if given["directed"] else graph.copy()
    back.add_edges_from(("source", goal) for goal in given["goals"])
    distances = {
        v: d - 1
        for v, d in nx.single_source_shortest_path_length(back, "source").items()
        if v != "source"
    }
    # Ways to a goal that pass another goal are longer, and those that pass the source are none.
    worst = [v for v, d in distances.items() if d == max(distances.values())]
    degrees = [d for _, d in (graph.out_degree() if given["directed"] else graph.degree())]
    return {
        "order": len(graph),
        "size": graph.number_of_edges(),
        "minDegree": min(degrees),
        "maxDegree": max(degrees),
        "components": [len(part) for part in parts],
        "planar": nx.check_planarity(plain)[0],
        "bipartite": nx.is_bipartite(plain),
        "diameter": max(eccentricities),
        "radius": None if given["directed"] else min(eccentricities),
        "eccentricity": max(distances.values()),
        "reachable": len(distances),
        "worstStarts": len(worst),
        "solutions": sum(1 for v in worst for _ in nx.all_shortest_paths(back, "source", v)),
    }


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))))
