import { general, inBoth, type Words, withValues } from '../../check/index.js';
import { bloxorzLevel } from './block-search.js';
import {
  allBut,
  inWords,
  type Outcome,
  outcomeOf,
  type Play,
  ruled,
  ruledInNumbers,
} from './judge-bloxorz.js';
import { printedBloxorz } from './printed-bloxorz.js';
import { type Repair, repairs } from './repairs.js';

/**
 * For each repair a level and a path that need it, with the fewest cells, and of these with the
 * fewest letters; judged here, and smaller ones searched for.
 */
const witnesses: Readonly<
  Record<Repair, readonly [level: string, directives: string, path: string]>
> = {
  roll: ['G#S', '', 'LR'],
  down: ['#GS', '', 'D'],
  select: ['TG#S', 'teleport T 1 1 3 1', 'LL_L'],
  whole: ['GS', '', '_'],
  end: ['TG#S', 'teleport T 1 1 3 1', 'LL_'],
  outside: ['GS', '', 'R'],
  order: ['T#GS', 'teleport T 3 1 2 1', 'LL'],
  landing: ['TG#S', 'teleport T 2 1 1 1', 'LLR'],
  support: ['GSPa', 'bridge P closed;switch a light alternating P', 'R'],
  bridge: ['GSPa', 'bridge P closed;switch a light alternating P', 'R'],
  flip: ['SGaQ', 'bridge Q open;switch a light alternating Q', 'RR'],
  pressed: ['SGaPP', 'bridge P open;switch a light non-alternating P', 'RLRR'],
  both: ['SabPG', 'bridge P open;switch a light alternating;switch b light alternating P', 'RR'],
  resting: ['SaGTP', 'bridge P closed;switch a light alternating P;teleport T 4 1 2 1', 'RRR'],
  win: ['G##S', '', 'LLR'],
};

/** The result of a play; `null` if the print reads what does not exist. */
type Played = { readonly outcome: Outcome };

/** A play on which the algorithm, so repaired, differs from the rules. */
export type Difference = {
  readonly level: string;
  readonly path: string;
  readonly returned: Outcome;
  readonly ruled: Outcome;
};
export const witness = (repair: Repair): Play => {
  const [rows, directives, path] = witnesses[repair];
  return [bloxorzLevel(rows, ...directives.split(';').filter((line) => line !== '')), path];
};

/** The algorithm with some repairs against the rules, by both simulators. */
export const against = (repaired: ReadonlySet<Repair>, instances: Iterable<Play>, checked: Words) =>
  withValues(
    general<Play, Played>({
      checked,
      instances,
      stated: ([level, path]) => ({ outcome: outcomeOf(printedBloxorz(level, path, repaired)) }),
      methods: {
        'the rules': ([level, path]) => ({ outcome: outcomeOf(ruled(level, path)) }),
        'the game in numbers': ([level, path]) => ({
          outcome: outcomeOf(ruledInNumbers(level, path)),
        }),
      },
    }),
    ({ instance: [level, path], stated, computed }): Difference => ({
      level: inWords(level),
      path,
      returned: stated.outcome ?? null,
      ruled: computed.outcome,
    }),
  );

/** The levels missed without one repair, all others made. */
export function without(repair: Repair): Difference & { repair: Repair } {
  const found = against(allBut(repair), [witness(repair)], inBoth(repair));
  if (found.verdict !== 'fails') throw new Error(`nothing is missed without ${repair}`);
  return { repair, ...found.values };
}

export const told = (outcome: Outcome): string =>
  outcome === null
    ? 'nothing: it reads what does not exist'
    : `${outcome.cubes.join(' and ')} after ${outcome.moves} ${outcome.moves === 1 ? 'move' : 'moves'}`;
/**
 * The smallest level and path on which Algorithm 1 of ramos2014, with all repairs but one, differs
 * from the rules: a row per repair. Throws if a repair could be left out.
 *
 * @example
 * ```ts
 * neededRepairs()[0]?.level; // => 'G#S'
 * neededRepairs()[0]?.['by the rules']; // => '(3, 1) and (3, 1) after 2 moves'
 * ```
 */
export const neededRepairs = () =>
  repairs.map(without).map(({ repair, level, path, returned, ruled: rules }) => ({
    repair,
    level,
    path,
    'it returns': told(returned),
    'by the rules': told(rules),
  }));
