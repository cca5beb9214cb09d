import type { Phrase } from '../shell/phrase.js';
import { distancePhrase } from './distance-text.js';
import { current } from './session.js';
import type { TowerGame } from './tower-game.js';
import type { Step, World } from './world.js';

/** The remark that a peg is empty. */
export const nothingToLift = (peg: number): Phrase => ({
  key: 'nothingToLift',
  values: { peg },
});

export const liftPhrase = (disc: number): Phrase => ({ key: 'peg.lifted', values: { disc } });

/** A move in words. */
export const movePhrase = (move: Move): Phrase => ({ key: 'moveSaid', values: moveValues(move) });

type Move = Pick<Step, 'disc' | 'from' | 'to'>;

/** The values of a move in a sentence. */
export const moveValues = ({ disc, from, to }: Move) => ({ disc, from, to });

/** An optimal move and the distance after it; the distance if no move is optimal. */
export function hintPhrase({ world, session }: TowerGame, step: Step | null): Phrase {
  if (step === null) return distancePhrase(world, current(session));
  return { key: 'hintSaid', values: { ...moveValues(step), why: whyPhrase(world, step) } };
}

const whyPhrase = ({ distances }: World, { next }: Step): Phrase => ({
  key: 'hintWhy',
  values: { n: distances[next] },
});
