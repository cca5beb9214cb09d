import { KINDS } from './kinds.mjs';

const ALL = KINDS.map(({ name }) => name);
const LISTS = ['a list of texts', '[-1]', '[0.5]', '[NaN]', 'a list of lists'];

const CERTIFICATE =
  'a certificate with an entry that is no vertex, edge or color is answered: false';
const FOLDER = 'any text may name a folder';
const MAPPED = 'a list of rules may be mapped, which gives it a place and the list';

/**
 * Places that take more than their types say, by `package.function parameter`: which of the kinds
 * that are tried, and the reason.
 */
export const TOTAL = {
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
  'graph.isClique vertices': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'graph.isIndependentSet vertices': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'graph.isProperColoring colors': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'graph.verifyColoring coloring': { kinds: ['a list of lists'], because: CERTIFICATE },
  'graph.verifyEmbedding rotation': {
    kinds: ['an empty list', 'a list of texts', '[-1]', '[0.5]', '[NaN]', 'a list of lists'],
    because: CERTIFICATE,
  },
  'graph.verifyHamilton path': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'graph.verifyIsomorphism map': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'graph.verifyKuratowski edges': { kinds: ['a list of lists'], because: CERTIFICATE },
  'graph.verifyNoHamilton cut': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'graph.verifySubgraph map': {
    kinds: LISTS,
    because: CERTIFICATE,
  },
  'lab.conjecture terms': { kinds: ['[-1]'], because: 'terms may be negative' },
  'lab.digest parts': { kinds: ['a text'], because: 'any text has a digest' },
  'lab.drawTower options.subtitle': { kinds: ['a text'], because: 'any text is a subtitle' },
  'lab.drawTower options.title': { kinds: ['a text'], because: 'any text is a title' },
  'lab.forget path': {
    kinds: ALL,
    because: 'it throws nothing: its error would hide the one after which it is called',
  },
  'lab.keepIn folder': { kinds: ['a text'], because: FOLDER },
  'lab.poolIn folder': { kinds: ['a text'], because: FOLDER },
  'lab.requireMemory bytes': { kinds: ['0.5'], because: 'an estimate need not be whole' },
  'lab.requireMemory place': {
    kinds: ALL,
    because: 'any text names a place',
  },
  'lab.workIn folder': { kinds: ['a text'], because: FOLDER },
  'lab.workIn patience': { kinds: ['0.5', '2^53'], because: 'seconds need not be whole' },
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
