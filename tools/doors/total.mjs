const CERTIFICATE =
  'a certificate with an entry that is no vertex, edge or color is answered: false';
const STOP = 'a function that answers nothing does not stop it';

/** Places that take more than their types say, by `package.function parameter`, with the reason. */
export const TOTAL = {
  'graph.checkAllStarts step': 'a step that leads to no vertex is a verdict: a misstep',
  'graph.componentDiameter options.shouldStop': STOP,
  'graph.isClique vertices': CERTIFICATE,
  'graph.isIndependentSet vertices': CERTIFICATE,
  'graph.isProperColoring colors': CERTIFICATE,
  'graph.reachableStates options.mostStates':
    'a function is asked only by a search of thousands of states, and its answer is looked at then',
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
  'plot.message english': 'a text that no catalog has is shown as it is',
  'plot.showMarkdown text': 'any text is Markdown',
  'plot.showTable options.caption': 'any text is a caption',
  'plot.showTable options.columns': 'a column that no row has is shown empty',
  'plot.toHtml options.plotly': 'any text may be a path',
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
};
