const CERTIFICATE =
  'a certificate with an entry that is no vertex, edge or color is answered: false';
const BOUND =
  'a function is asked only by a search of thousands of states, and its answer is looked at then';
const MAKER = 'a function is called only where the graph is not stored';
const STOP = 'a function that answers nothing does not stop it';
const FOLDER = 'any text may name a folder';
const SECONDS = 'seconds need not be whole';

/** Places that take more than their types say, by `package.function parameter`, with the reason. */
export const TOTAL = {
  'blocks.checkPath path': 'any text is a path, if not a legal one',
  'blocks.shortestSolution options.mostStates': 'a function is asked only where states are many',
  'core.faultText what': 'any text names what is wrong',
  'core.range first': 'integers may be negative',
  'core.range last': 'integers may be negative',
  'core.requireInteger place': 'it is only said in the error',
  'core.requireInteger parameter': 'it is only said in the error',
  'core.requireInteger least': 'a bound may be any number, and is what it is compared with',
  'core.requireInteger most': 'a bound may be any number, and is what it is compared with',
  'core.seededRandom seed': 'integers may be negative',
  'core.violation state': 'it says what is wrong with any list of lists',
  'core.withGoals goals': 'a function is asked only where goals are looked for',
  'core.withPermittedMoves permitsMove': 'a function is asked only where moves are',
  'games.verifySimStrategy reply': 'it finds that a strategy without an answer fails',
  'graph.checkAllStarts step': 'a step that leads to no vertex is a verdict: a misstep',
  'graph.componentDiameter options.shouldStop': STOP,
  'graph.isClique vertices': CERTIFICATE,
  'graph.isIndependentSet vertices': CERTIFICATE,
  'graph.isProperColoring colors': CERTIFICATE,
  'graph.reachableStates options.mostStates': BOUND,
  'graph.verifyColoring coloring': CERTIFICATE,
  'graph.verifyEmbedding rotation': CERTIFICATE,
  'graph.verifyHamilton path': CERTIFICATE,
  'graph.verifyIsomorphism map': CERTIFICATE,
  'graph.verifyKuratowski edges': CERTIFICATE,
  'graph.verifyNoHamilton cut': CERTIFICATE,
  'graph.verifySubgraph map': CERTIFICATE,
  'kernels.estimateSearch options.pool': 'an estimate makes no pool',
  'kernels.searchTower options.shouldStop': STOP,
  'kernels.towerDiameter options.shouldStop': STOP,
  'lab.analyze options.keeper': MAKER,
  'lab.analyze options.pool': MAKER,
  'lab.analyzeLevel options.mostStates': BOUND,
  'lab.digest parts': 'any text has a digest',
  'lab.drawTower options.edgeColor': 'a function that answers nothing leaves the color as it is',
  'lab.drawTower options.subtitle': 'any text is a subtitle',
  'lab.drawTower options.title': 'any text is a title',
  'lab.forget path': 'it throws nothing: its error would hide the one after which it is called',
  'lab.keepIn folder': FOLDER,
  'lab.poolIn folder': FOLDER,
  'lab.requireMemory bytes': 'an estimate need not be whole',
  'lab.requireMemory place': 'any text names a place',
  'lab.study options.shouldStop': STOP,
  'lab.workIn folder': FOLDER,
  'lab.workIn patience': SECONDS,
  'papers.judge options.cache': FOLDER,
  'papers.printedClassifier typed':
    'a text that is no number is answered: the exception of the print',
  'papers.proofsOf id': 'no theorem is about an id that is unknown',
  'papers.runLedger options.cache': FOLDER,
  'plot.message english': 'a text that no catalog has is shown as it is',
  'plot.showMarkdown text': 'any text is Markdown',
  'plot.showTable options.caption': 'any text is a caption',
  'plot.showTable options.columns': 'a column that no row has is shown empty',
  'plot.toHtml options.plotly': 'any text may be a path',
};
