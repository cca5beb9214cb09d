import { current } from '../play/history.js';
import { type Phrase, phraseText, type Sentence } from '../shell/phrase.js';
import type { Words } from '../words/words.js';
import type { TowerGame } from './tower-game.js';
import type { Step, World } from './world.js';

function distancePhrase({ distances }: World, vertex: number): Phrase {
  const n = distances[vertex];
  if (n > 0) return { key: 'distance', values: { n } };
  return { key: n === 0 ? 'atGoal' : 'noWay' };
}

/** The distance of a vertex from the goal, in words. */
export const distanceText = (world: World, vertex: number, words: Words): string =>
  phraseText(distancePhrase(world, vertex), words);

type Move = Pick<Step, 'disc' | 'from' | 'to'>;

/** The values of a move in a sentence. */
export const moveValues = ({ disc, from, to }: Move) => ({ disc, from, to });

/** A move that was made. */
export const movePhrase = (move: Move): Phrase => ({ key: 'moveSaid', values: moveValues(move) });

/** An optimal move and the distance after it; the distance if no move is optimal. */
export function hintPhrase({ world, history }: TowerGame, step: Step | null): Phrase {
  if (step === null) return distancePhrase(world, current(history));
  const why: Phrase = { key: 'hintWhy', values: { n: world.distances[step.next] } };
  return { key: 'hintSaid', values: { ...moveValues(step), why } };
}

/** The reason why the top disc of a peg may not go to another. */
export function refusal({ rules, state }: World, at: number, from: number, to: number): Sentence {
  const pegs = state(at);
  const [disc] = pegs[from];
  const capacity = rules.capacities[to];
  if (!rules.moves[from][to]) return { key: 'refused.arc', values: { from, peg: to } };
  if (pegs[to].length >= capacity) return { key: 'refused.full', values: { peg: to, n: capacity } };
  const on = pegs[to][0];
  const larger = rules.stacking === 'sorted' && disc > on;
  return { key: larger ? 'refused.larger' : 'refused.rest', values: { disc, on } };
}
