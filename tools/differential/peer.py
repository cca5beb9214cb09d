"""Reads one question a line, as JSON, and answers each with a line of JSON, by networkx, igraph or
brute force.
"""

import itertools
import json
import sys

import igraph
import networkx as nx


def of(order, edges, directed=False):
    graph = nx.DiGraph() if directed else nx.Graph()
    graph.add_nodes_from(range(order))
    graph.add_edges_from(map(tuple, edges))
    return graph


def symmetries(order, edges, colors):
    graph = igraph.Graph(order, edges)
    # Debian's igraph 0.10.2 counts by VF2 only.
    count = getattr(graph, "count_automorphisms", graph.count_automorphisms_vf2)
    return str(count(color=colors))


def isomorphic(order, first, second, colors, others):
    a, b = igraph.Graph(order, first), igraph.Graph(order, second)
    return sorted(colors) == sorted(others) and a.isomorphic_bliss(b, color1=colors, color2=others)


def contains(induced, directed, pattern, host):
    matcher = nx.isomorphism.DiGraphMatcher if directed else nx.isomorphism.GraphMatcher
    found = matcher(of(*host, directed), of(*pattern, directed))
    return found.subgraph_is_isomorphic() if induced else found.subgraph_is_monomorphic()


def colors_needed(order, edges):
    for k in range(order + 1):
        if any(
            all(coloring[a] != coloring[b] for a, b in edges)
            for coloring in itertools.product(range(k), repeat=order)
        ):
            return k
    return 0


def has_walk(order, edges, closed):
    joined = of(order, edges).has_edge
    return any(
        all(joined(a, b) for a, b in itertools.pairwise(walk + walk[:1] if closed else walk))
        for walk in itertools.permutations(range(order))
        if not closed or walk[0] == 0
    )


def spanning_trees(order, edges):
    return sum(nx.is_tree(of(order, chosen)) for chosen in itertools.combinations(edges, order - 1))


def invariants(order, edges):
    graph, other = of(order, edges), igraph.Graph(order, edges)
    girth = other.girth()
    return {
        "independence": other.independence_number(),
        "clique": other.clique_number(),
        "girth": girth if 0 < girth < float("inf") else None,
        "wiener": nx.wiener_index(graph) if nx.is_connected(graph) else None,
        "chromatic": colors_needed(order, edges),
        "cycle": order > 2 and has_walk(order, edges, True),
        "path": has_walk(order, edges, False),
        "trees": spanning_trees(order, edges),
    }


def texts(order, edges, directed):
    graph = of(order, edges, directed)
    named = nx.relabel_nodes(graph, {v: f"v {v} <&>" for v in graph})
    dot = "".join(f"  {a} {'->' if directed else '--'} {b};\n" for a, b in graph.edges)
    return {
        "graphml": "\n".join(nx.generate_graphml(named)),
        "nodeLink": json.dumps(nx.node_link_data(graph)),
        "edgeList": "\n".join(nx.generate_edgelist(graph)),
        "dot": f"{'di' if directed else ''}graph {{\n{''.join(f'{v};' for v in graph)}\n{dot}}}",
    }


def grundy(digits, upto):
    values = []
    for heap in range(upto + 1):
        reached = set()
        for taken, digit in enumerate(digits):
            left = heap - taken
            if digit & 1 and left == 0 and taken > 0:
                reached.add(0)
            if digit & 2 and left > 0 and taken > 0:
                reached.add(values[left])
            if digit & 4:
                reached.update(values[a] ^ values[left - a] for a in range(1, left))
        values.append(next(v for v in itertools.count() if v not in reached))
    return values


for line in sys.stdin:
    name, *values = json.loads(line)
    print(json.dumps(globals()[name](*values)))
