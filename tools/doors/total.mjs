import { KINDS } from './kinds.mjs';

const ALL = KINDS.map(({ name }) => name);
const LISTS = ['a list of texts', '[-1]', '[0.5]', '[NaN]', 'a list of lists'];

const MEMBERS = [
  'a member twice',
  'no member',
  'a member -1',
  'a member 0.5',
  'a member NaN',
  'a member 2^53',
];
const OF_GRAPH = [...MEMBERS, 'a member the order'];
const AGAIN = ['a member twice', 'no member'];

const CERTIFICATE =
  'a certificate with an entry that is no vertex, edge or color is answered: false';
const CERTIFICATE_OF_PERIOD = 'a certificate that proves nothing is answered: false';
const FOLDER = 'any text may name a folder';
const MAPPED = 'a list of rules may be mapped, which gives it a place and the list';

/**
 * Places that take more than their types say, by `package.function parameter`, or by `* parameter`
 * for every function: which of the kinds that are tried, and the reason.
 */
export const TOTAL = {
  '* rules.name': { kinds: ['a text'], because: 'any text is a name' },
  '* rules.symbol': { kinds: ['a text'], because: 'any text is a symbol' },
  '* level.name': { kinds: ['a text'], because: 'any text is a name' },
  '* game.name': { kinds: ['a text'], because: 'any text is a name' },
  '* figure.title': { kinds: ['a text'], because: 'any text is a title' },
  '* figure.subtitle': { kinds: ['a text'], because: 'any text is a subtitle' },
  '* figure.alt': { kinds: ['a text'], because: 'any text describes a figure' },
  '* value.title': { kinds: ['a text'], because: 'any text is a title' },
  '* value.alt': { kinds: ['a text'], because: 'any text describes a figure' },
  '* input.title': { kinds: ['a text'], because: 'any text is a title' },
  '* input.width': { kinds: ['0.5'], because: 'pixels need not be whole' },
  '* input.height': { kinds: ['0.5'], because: 'pixels need not be whole' },
  '* input.edges': {
    kinds: AGAIN,
    because: 'edges may be parallel, and a graph may have none',
  },
  '* input.coloring': {
    kinds: ['a member -1'],
    because: '-1 is an edge without a color',
  },
  '* input.points': {
    kinds: ['a member twice', 'a member 0.5', 'a member 2^53'],
    because: 'coordinates are numbers up to a factor',
  },
  '* input.triangles': { kinds: ['a member twice'], because: 'a triangle may be drawn twice' },
  '* input.labels': {
    kinds: ['a member twice', 'a member -1'],
    because: 'points may have one label, and -1 is none',
  },
  '* input.marked': { kinds: AGAIN, because: 'triangles to fill are a set, which may be empty' },
  '* first.name': { kinds: ['a text'], because: 'any text is a name' },
  '* second.name': { kinds: ['a text'], because: 'any text is a name' },
  '* options.title': { kinds: ['a text'], because: 'any text is a title' },
  '* study.name': { kinds: ['a text'], because: 'any text is a name' },
  '* sequence.title': { kinds: ['a text'], because: 'any text is a title' },
  '* conjecture.text': { kinds: ['a text'], because: 'any text is a formula' },
  '* erratum.item': { kinds: ['a text'], because: 'any text names an item' },
  '* erratum.printed': { kinds: ['a text'], because: 'any text may be printed' },
  '* erratum.found': { kinds: ['a text'], because: 'any text may be found' },
  '* fault.parameter': { kinds: ['a text'], because: 'any text names a parameter' },
  '* words.pt': { kinds: ['a text'], because: 'any text may be said' },
  '* point.question': { kinds: ['a text'], because: 'who sweeps answers its own questions' },
  '* point.capacities': {
    kinds: ['a member twice'],
    because: 'pegs may hold as much as others',
  },
  '* grid.discs': {
    kinds: ['[-1]', 'a list of lists', ...MEMBERS],
    because: 'a point that is no tower is left out, with the reason',
  },
  '* job.capacities': { kinds: ['a member twice'], because: 'pegs may hold as much as others' },
  '* job.sources': { kinds: AGAIN, because: 'sources are a set, which may be empty' },
  '* system.letters': { kinds: ['[-1]', 'a list of lists'], because: 'any value may be a letter' },
  '* data.title': { kinds: ['a text'], because: 'any text is a title' },
  '* data.values': {
    kinds: ['a member twice', 'a member -1', 'a member 0.5', 'a member 2^53'],
    because: 'a heat map is of any numbers',
  },
  '* figure.width': { kinds: ['0.5'], because: 'pixels need not be whole' },
  '* figure.height': { kinds: ['0.5'], because: 'pixels need not be whole' },
  '* value.width': { kinds: ['0.5'], because: 'pixels need not be whole' },
  '* value.height': { kinds: ['0.5'], because: 'pixels need not be whole' },
  '* rules.capacities': {
    kinds: ['a member twice', 'a member the order'],
    because: 'pegs may hold as much as others, and more than all discs',
  },
  '* capacities': { kinds: AGAIN, because: 'pegs may hold as much as others; no peg, no heights' },
  '* rules.sizes': {
    kinds: ['a member twice', 'a member -1', 'a member 0.5', 'a member 2^53'],
    because: 'sizes are numbers that are compared',
  },
  '* sizes': {
    kinds: [...AGAIN, 'a member 2^53'],
    because: 'sizes may be alike, or there are none',
  },
  '* from': { kinds: ['a member twice'], because: 'discs may be on one peg' },
  '* to': { kinds: ['a member twice'], because: 'discs may be on one peg' },
  '* pegOfDisc': { kinds: AGAIN, because: 'discs may be on one peg, or there are none' },
  '* pegOf': { kinds: AGAIN, because: 'discs may be on one peg, or there are none' },
  '* heaps': { kinds: AGAIN, because: 'heaps may be alike, or there are none' },
  '* values': { kinds: AGAIN, because: 'values may repeat, or there are none' },
  '* starts': { kinds: AGAIN, because: 'laws hold at any list of positions' },
  '* sources': { kinds: AGAIN, because: 'sources are a set, which may be empty' },
  '* goals': { kinds: AGAIN, because: 'goals are a set, which may be empty' },
  '* sets': { kinds: AGAIN, because: 'a set may come twice, or there are none' },
  '* labels': { kinds: ['a member twice'], because: 'points may have one label' },
  '* place': { kinds: ['a member twice'], because: 'coordinates may be equal' },
  '* corners': { kinds: ['a member twice'], because: 'a triangle may be flat' },
  '* triangles': { kinds: AGAIN, because: 'the triangles need be no triangulation' },
  '* board.points': { kinds: ['a member twice'], because: 'triangulationFault says what is wrong' },
  '* board.triangles': { kinds: AGAIN, because: 'triangulationFault says what is wrong' },
  '* problem.edges': { kinds: AGAIN, because: 'edges may be parallel, or there are none' },
  '* problem.visits': {
    kinds: ['a member twice', 'a member the order'],
    because: 'vertices may be visited as often as others, and more often than there are vertices',
  },
  '* cnf.clauses': {
    kinds: ['a member twice', 'no member', 'a member -1'],
    because: 'clauses may repeat, there may be none, and -1 is a literal',
  },
  '* certificate.set': { kinds: [...ALL, ...MEMBERS], because: CERTIFICATE_OF_PERIOD },
  '* certificate.preperiod': { kinds: ALL, because: CERTIFICATE_OF_PERIOD },
  '* certificate.period': { kinds: ALL, because: CERTIFICATE_OF_PERIOD },
  '* certificate.values': { kinds: [...ALL, ...MEMBERS], because: CERTIFICATE_OF_PERIOD },
  '* components.articulations': {
    kinds: ['[-1]', 'a list of lists', ...OF_GRAPH],
    because: CERTIFICATE,
  },
  '* components.bridges': { kinds: ['a list of lists', ...OF_GRAPH], because: CERTIFICATE },
  '* certificate.oddCycle': {
    kinds: ['[-1]', 'a list of lists', ...OF_GRAPH],
    because: CERTIFICATE,
  },
  '* matching.edges': { kinds: ['a list of lists', ...OF_GRAPH], because: CERTIFICATE },
  '* matching.barrier': { kinds: ['[-1]', 'a list of lists', ...OF_GRAPH], because: CERTIFICATE },
  '* options.discs': { kinds: ['a member twice'], because: 'a number of discs may be asked twice' },
  '* edges': { kinds: ['no member'], because: 'a graph may have no edges' },
  '* matching': { kinds: ['no member'], because: 'a matching may have no edges' },
  '* vertices': { kinds: ['no member'], because: 'a set of vertices may be empty' },
  '* graph': { kinds: ['a member twice'], because: 'an edge of a list may come twice' },
  '* u': { kinds: ['a member twice'], because: 'the ends of an edge of a grid, in any order' },
  '* rules.goals': { kinds: ['[-1]', 'a list of lists'], because: 'goals that are replaced' },
  '* state': { kinds: AGAIN, because: 'an arrangement that is no state is answered: false' },
  '* play.moves': { kinds: ['[-1]', 'a list of lists'], because: 'they are only counted' },
  '* game.start': { kinds: ALL, because: 'any value may be a state' },
  'blocks.checkPath path': { kinds: ['a text'], because: 'any text is a path, if not a legal one' },
  'core.faultText what': { kinds: ['a text'], because: 'any text names what is wrong' },
  'core.range first': { kinds: ['-1'], because: 'integers may be negative' },
  'core.range last': { kinds: ['-1'], because: 'integers may be negative' },
  'core.requireInteger place': {
    kinds: ALL,
    because: 'it is only said in the error',
  },
  'core.requireInteger parameter': {
    kinds: ALL,
    because: 'it is only said in the error',
  },
  'core.requireInteger least': {
    kinds: ['null', 'a boolean', 'a bigint', '-1', '0.5', 'an empty list', '[-1]', '[0.5]'],
    because: 'a bound may be any number, and is what it is compared with',
  },
  'core.requireInteger most': {
    kinds: ['2^53'],
    because: 'a bound may be any number, and is what it is compared with',
  },
  'core.seededRandom seed': { kinds: ['-1'], because: 'integers may be negative' },
  'core.violation state': {
    kinds: ['a list of lists'],
    because: 'it says what is wrong with any list of lists',
  },
  'graph.isClique vertices': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'graph.isIndependentSet vertices': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'graph.isProperColoring colors': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'graph.verifyColoring coloring': { kinds: ['a list of lists', ...MEMBERS], because: CERTIFICATE },
  'graph.verifyEmbedding rotation': {
    kinds: ['an empty list', 'a list of texts', '[-1]', '[0.5]', '[NaN]', 'a list of lists'],
    because: CERTIFICATE,
  },
  'graph.verifyHamilton path': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'graph.verifyIsomorphism map': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'graph.verifyKuratowski edges': { kinds: ['a list of lists', ...OF_GRAPH], because: CERTIFICATE },
  'graph.verifyNoHamilton cut': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'graph.verifySubgraph map': { kinds: [...LISTS, ...OF_GRAPH], because: CERTIFICATE },
  'jobs.keepIn folder': { kinds: ['a text'], because: FOLDER },
  'jobs.poolIn folder': { kinds: ['a text'], because: FOLDER },
  'jobs.workIn folder': { kinds: ['a text'], because: FOLDER },
  'jobs.workIn patience': { kinds: ['0.5', '2^53'], because: 'seconds need not be whole' },
  'lab.conjecture terms': {
    kinds: ['[-1]', 'a member -1', 'a member twice', 'no member'],
    because: 'terms may be negative, repeat, and be too few for a formula',
  },
  'lab.drawTower options.subtitle': { kinds: ['a text'], because: 'any text is a subtitle' },
  'lab.requireMemory bytes': { kinds: ['0.5'], because: 'an estimate need not be whole' },
  'lab.requireMemory place': {
    kinds: ALL,
    because: 'any text names a place',
  },
  'manaus.draw rest.subtitle': { kinds: ['a text'], because: 'any text is a subtitle' },
  'manaus.draw rest.title': { kinds: ['a text'], because: 'any text is a title' },
  'manaus.graph rest': { kinds: ALL, because: MAPPED },
  'manaus.storeTower rest': { kinds: ALL, because: MAPPED },
  'papers.judge options.cache': { kinds: ['a text'], because: FOLDER },
  'papers.printedClassifier typed': {
    kinds: ['a list of texts'],
    because: 'a text that is no number is answered: the exception of the print',
  },
  'papers.proofsOf id': { kinds: ['a text'], because: 'no theorem is about an id that is unknown' },
  'papers.runLedger options.cache': { kinds: ['a text'], because: FOLDER },
  'plot.message english': {
    kinds: ['a text'],
    because: 'a text that no catalog has is shown as it is',
  },
  'plot.showMarkdown text': { kinds: ['a text'], because: 'any text is Markdown' },
  'plot.showTable options.caption': { kinds: ['a text'], because: 'any text is a caption' },
  'plot.showTable options.columns': {
    kinds: ['a list of texts'],
    because: 'a column that no row has is shown empty',
  },
  'plot.toHtml options.plotly': { kinds: ['a text'], because: 'any text may be a path' },
};
