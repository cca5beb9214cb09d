"""Reads texts that the command line wrote, one question a line, as JSON: which reader, and the
texts.

The answer is what was read: {vertices: {label: {attribute: value}}, edges: [[label, label,
{...}]]}. The readers are imported when asked for, so that one that is missing is missed by its own
suite only.
"""

import io
import json
import math
import sys
import tempfile


def plain(value):
    """A value without the types of a library; null where there is none."""
    if hasattr(value, "item"):
        value = value.item()
    if value is None or (isinstance(value, float) and math.isnan(value)) or str(value) == "<NA>":
        return None
    return int(value) if isinstance(value, float) and value.is_integer() else value


def graph_of(vertices, edges):
    """Vertices are pairs of a label and attributes, edges triples with attributes."""
    known = lambda facts: {name: plain(value) for name, value in facts.items()}
    return {
        "vertices": {label: known(facts) for label, facts in vertices},
        "edges": [[a, b, known(facts)] for a, b, facts in edges],
    }


def without(facts, *names):
    return {name: value for name, value in facts.items() if name not in names}


def of_networkx(graph):
    label = {v: facts.get("label", v) for v, facts in graph.nodes(data=True)}
    return graph_of(
        [(label[v], without(facts, "label")) for v, facts in graph.nodes(data=True)],
        [(label[a], label[b], without(facts, "id")) for a, b, facts in graph.edges(data=True)],
    )


def networkx_graphml(text):
    import networkx

    return of_networkx(networkx.parse_graphml(text))


def networkx_json(text):
    import networkx

    written = json.loads(text)
    graph = (networkx.DiGraph if written["directed"] else networkx.Graph)()
    column = lambda facts, i: {name: values[i] for name, values in facts.items()}
    for i, label in enumerate(written["vertices"]):
        graph.add_node(i, label=label, **column(written.get("vertexAttributes", {}), i))
    for i, (a, b) in enumerate(written["edges"]):
        facts = column(written.get("edgeAttributes", {}), i)
        graph.add_edge(a, b, **facts)
    return of_networkx(graph)


def networkx_graph6(text):
    import networkx

    return of_networkx(networkx.from_graph6_bytes(text.strip().encode()))


def networkx_sparse6(text):
    import networkx

    return of_networkx(networkx.from_sparse6_bytes(text.strip().encode()))


def igraph_graphml(text):
    import igraph

    with tempfile.NamedTemporaryFile("w", suffix=".graphml") as file:
        file.write(text)
        file.flush()
        graph = igraph.Graph.Read_GraphML(file.name)
    labels = graph.vs["label"]
    return graph_of(
        [(v["label"], without(v.attributes(), "id", "label")) for v in graph.vs],
        [(labels[e.source], labels[e.target], e.attributes()) for e in graph.es],
    )


def pydot_dot(text):
    import pydot

    (graph,) = pydot.graph_from_dot_data(text)
    bare = lambda facts: {name: value.strip('"') for name, value in facts.items()}
    # pydot before 2 takes the line break at the end for a node.
    own = [n for n in graph.get_nodes() if n.get_name() != '"\\n"']
    nodes = {n.get_name(): bare(n.get_attributes()) for n in own}
    label = {name: facts["label"] for name, facts in nodes.items()}
    return graph_of(
        [(label[name], without(facts, "label")) for name, facts in nodes.items()],
        [
            (label[e.get_source()], label[e.get_destination()], bare(e.get_attributes()))
            for e in graph.get_edges()
        ],
    )


def rows_of(text):
    import pandas

    return pandas.read_csv(io.StringIO(text)).to_dict("records")


def pandas_csv(text):
    rows = rows_of(text)
    return graph_of(
        [], [(row["source"], row["target"], without(row, "source", "target")) for row in rows]
    )


def pandas_states(text):
    return graph_of([(row["label"], without(row, "label")) for row in rows_of(text)], [])


def recomputed(text):
    """The facts of a GraphML file, found again from its edges by networkx."""
    import networkx

    graph = networkx.parse_graphml(text)
    facts = graph.nodes(data=True)
    back = graph.reverse() if graph.is_directed() else graph
    goals = [v for v, known in facts if known.get("distance") == 0]
    distance = networkx.multi_source_dijkstra_path_length(back, goals, weight=None)
    parts = (
        networkx.strongly_connected_components(graph)
        if graph.is_directed()
        else networkx.connected_components(graph)
    )
    degree = graph.out_degree if graph.is_directed() else graph.degree
    near = lambda a, b: a in distance and b in distance and distance[a] == distance[b] + 1
    wrong = [v for v, known in facts if known.get("distance") != distance.get(v)]
    wrong += [v for v, known in facts if known["good"] != (v in distance)]
    wrong += [v for v, known in facts if known["degree"] != degree(v)]
    numbers = [{facts[v]["component"] for v in part} for part in parts]
    wrong += [part for part in numbers if len(part) != 1 or numbers.count(part) != 1]
    wrong += [
        (a, b)
        for a, b, known in graph.edges(data=True)
        if known["shortest"] != (near(a, b) or (not graph.is_directed() and near(b, a)))
    ]
    return {"goals": len(goals), "wrong": len(wrong)}


for line in sys.stdin:
    name, text = json.loads(line)
    print(json.dumps(globals()[name](text)))
