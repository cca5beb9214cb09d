"""The stored graph of Hanoi on 3 pegs in python-igraph: degrees, components, distances; python3
igraph_explicit.py DISCS
"""

import json
import resource
import sys
import time

import igraph

from hanoi_edges import edges

n = int(sys.argv[1])
start = time.perf_counter()
graph = igraph.Graph(n=3**n, edges=edges(n))
degree2 = sum(1 for degree in graph.degree() if degree == 2)
components = len(graph.connected_components())
distances = graph.distances(0)[0]
found = {
    "order": graph.vcount(),
    "components": components,
    "degree2": degree2,
    "eccentricity": max(distances),
    "sum": sum(distances),
}
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
print(
    json.dumps(
        {
            **found,
            "seconds": time.perf_counter() - start,
            "peak": peak,
            "version": igraph.__version__,
        }
    )
)
