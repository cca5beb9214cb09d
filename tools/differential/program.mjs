import { isDeepStrictEqual } from 'node:util';
import { ask } from './ask.mjs';
import { exported, readByGraphviz } from './exports.mjs';
import { gvpr, nauty, python } from './found.mjs';
import { frames } from './frames.mjs';
import { asked, listed, texts } from './suites.mjs';

const total = { cases: 0, mismatches: 0, skipped: 0 };

function report(name, cases, mismatches) {
  total.cases += cases;
  total.mismatches += mismatches;
  console.log(`${name}: ${cases} cases, ${mismatches} mismatches`);
}

function skip(name, missing) {
  total.skipped++;
  console.log(`${name}: skipped, because ${missing} cannot be found`);
}

/** Compares our answers with those of the peer, and shows the first mismatch. */
function compare(name, peer, cases, script) {
  const answers = ask(
    peer,
    cases.map(({ question }) => question),
    script,
  );
  const theirs = answers.map((answer, i) => cases[i].read?.(answer) ?? answer);
  const wrong = cases.filter(({ ours }, i) => !isDeepStrictEqual(ours, theirs[i]));
  if (wrong.length > 0)
    console.log(
      JSON.stringify({ ...wrong[0], theirs: theirs[cases.indexOf(wrong[0])] }).slice(0, 2000),
    );
  report(name, cases.length, wrong.length);
}

function readTexts(peer) {
  const graphs = texts.graphs();
  const written = ask(peer, graphs.map(texts.question));
  const read = graphs.flatMap((graph, i) =>
    texts.read(graph, written[i]).map((edges) => isDeepStrictEqual(edges, texts.expected(graph))),
  );
  report(texts.name, read.length, read.filter((isSame) => !isSame).length);
}

const peer = python('networkx', 'igraph');
for (const [name, cases] of Object.entries(asked))
  if (peer === undefined) skip(name, 'a Python with networkx and igraph (see MANAUS_PYTHON)');
  else compare(name, peer, cases());
if (peer === undefined) skip(texts.name, 'a Python with networkx and igraph (see MANAUS_PYTHON)');
else readTexts(peer);

for (const [name, { module, cases }] of Object.entries(exported)) {
  const reader = python(module);
  if (reader === undefined) skip(name, `a Python with ${module}`);
  else compare(name, reader, await cases(), 'exports.py');
}
const graphviz = gvpr();
if (graphviz === undefined) skip('DOT read back (gvpr)', 'Graphviz');
else {
  const { cases, found } = await readByGraphviz(graphviz);
  report('DOT read back (gvpr)', cases, cases - found);
}
const frameReader = python('pandas', 'pyarrow', 'networkx');
if (frameReader === undefined)
  skip(frames.name, 'a Python with pandas, pyarrow and networkx (see MANAUS_PYTHON)');
else {
  const { cases, remove } = await frames.cases();
  compare(frames.name, frameReader, cases, 'frames.py');
  remove();
}

const programs = [nauty('geng'), nauty('directg')];
for (const [name, suite] of Object.entries(listed)) {
  if (programs.includes(undefined)) {
    skip(name, 'nauty');
    continue;
  }
  const counts = suite(...programs);
  const sum = (field) => counts.reduce((all, count) => all + count[field], 0);
  report(name, sum('cases'), sum('cases') - sum('found'));
}

console.log(
  `peers: ${total.cases} cases, ${total.mismatches} mismatches, ${total.skipped} suites skipped`,
);
process.exitCode = total.mismatches > 0 ? 1 : 0;
