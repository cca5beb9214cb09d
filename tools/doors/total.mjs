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
};
