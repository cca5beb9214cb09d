import { formatLabel, parseLabel, type TowerState } from '@manaus/core';
import { type Figure, playFigure, said, type Tongue, type Words } from '@manaus/plot';
import type { TowerAlgorithm } from '../algorithm.js';
import { playEnd } from './play-end.js';
import { titleOf } from './titles.js';

/** The options for playing an algorithm. */
export interface AlgorithmOptions {
  /** The number of discs; 3 by default. */
  readonly discs?: number;
  /** The label of the state from which it starts; by default the first of its domain. */
  readonly from?: string;
  /**
   * As printed, the default, or with the smallest change that makes it do what the work promises.
   */
  readonly version?: 'literal' | 'repaired';
}

/** An algorithm at work on a tower: the board after each move, and where it stopped. */
export function algorithmFigure(
  language: Tongue,
  algorithm: TowerAlgorithm,
  options: AlgorithmOptions,
): Figure {
  const { discs = 3, from, version = 'literal' } = options;
  const rules = algorithm.towers(discs);
  const start = from === undefined ? firstOf(algorithm, discs) : parseLabel(rules, from);
  const run = version === 'literal' ? algorithm.literal : (algorithm.repaired ?? algorithm.literal);
  const played = run(start);
  const how = said(language, versions[version]);
  return {
    ...playFigure({
      rules,
      states: played.states,
      title: `${said(language, titleOf(algorithm.id))}, ${how}: ${formatLabel(start)}`,
      subtitle: playEnd(played, { language }),
      language,
    }),
    shows: algorithm.id,
  };
}

const versions: Readonly<Record<'literal' | 'repaired', Words>> = {
  literal: { en: 'as printed', pt: 'como impresso' },
  repaired: { en: 'repaired', pt: 'corrigido' },
};

function firstOf({ starts }: TowerAlgorithm, discs: number): TowerState {
  const [first] = starts(discs);
  if (first === undefined) throw new Error('an algorithm without a start');
  return first;
}
