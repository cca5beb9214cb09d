"""The stored graph of Hanoi on 3 pegs in networkx: degrees, components, distances; python3
networkx_explicit.py DISCS
"""

import json
import resource
import sys
import time

import networkx as nx

from hanoi_edges import edges

n = int(sys.argv[1])
start = time.perf_counter()
graph = nx.Graph()
graph.add_nodes_from(range(3**n))
graph.add_edges_from(edges(n))
degree2 = sum(1 for _, degree in graph.degree() if degree == 2)
components = nx.number_connected_components(graph)
distances = nx.single_source_shortest_path_length(graph, 0).values()
found = {
    "order": graph.number_of_nodes(),
    "components": components,
    "degree2": degree2,
    "eccentricity": max(distances),
    "sum": sum(distances),
}
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
print(
    json.dumps(
        {**found, "seconds": time.perf_counter() - start, "peak": peak, "version": nx.__version__}
    )
)
