import {
  compileTower,
  formatLabel,
  InputError,
  type Play,
  parseLabel,
  playStates,
  runProgram,
  type Tower,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { faultMaker, listed, requireOneOf, requireOptions } from '@manaus/core/internals';
import { otherStack } from '../towers/other-stack.js';
import { factsTo } from './least.js';
import {
  type PlayNotation,
  type PlayReading,
  playNotations,
  playReadings,
} from './play-notation.js';
import {
  type Answer,
  type Judgment,
  judged,
  NO_PLAY,
  orFault,
  type PlayVerdict,
  refusal,
  refused,
  type SolvableFacts,
} from './position.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** The notations in which a play is legal, two or more. */
    readings: { readonly names: readonly string[] };
  }
}

const fault = faultMaker({
  readings: ({ names }, what) =>
    `${what} must be legal in one notation alone, or its notation be stated: it is in ${listed(names)}`,
});

/** Options of the judge of towers. */
export interface TowerJudgeOptions {
  /** How plays are written. Default: recognized. */
  readonly notation?: PlayNotation | undefined;
}

const place = 'lab/judge';

/**
 * The judge of answers to positions of a tower of any size: is the play legal, does it reach the
 * goal, is it a shortest one, and are the claims true? Nothing of an answer is believed.
 *
 * A play is replayed by the rules, in time and memory of its length; it may be written in any usual
 * notation, from `0>2` to lists of Python. The position is the usual start where none is named,
 * the goal that of the rules. What is least is told with how it is known: by formula, by theorems,
 * or by search; of other towers of more than 10^6 ranks it is unknown, and claims about it are not
 * judged.
 *
 * @example
 * ```ts
 * const judge = towerJudge(hanoi(2));
 * judge({ position: '12//', play: '0>1 0>2 1>2' }).optimal; // => true
 * judge({ play: [['A', 'B'], ['A', 'B']] }).failedAt; // => 2
 * judge({ position: '12//', goal: '/12/', least: 2 }).refuted; // => ['least']
 * towerJudge(hanoi(64))({ least: '18446744073709551615' }).right; // => true
 * ```
 */
export function towerJudge(
  rules: TowerRules,
  options: TowerJudgeOptions = {},
): (answer: Answer) => Judgment<SolvableFacts> {
  requireOptions(place, ['notation'], options);
  const { notation } = options;
  if (notation !== undefined) requireOneOf(place, 'notation', playNotations, notation);
  const own = compileTower(rules);
  const judgesTo = new Map<string | null, GoalJudge>();
  return (answer) => {
    const { goal } = answer;
    const found = orFault(() => {
      const label = goal === undefined || goal === null ? null : labelIn('goal', goal);
      const known =
        judgesTo.get(label) ??
        judgeTo(label === null ? own : compileTower({ ...own, goals: [parseLabel(own, label)] }));
      // Distances to a goal are kept while lines ask for few others.
      judgesTo.delete(label);
      judgesTo.set(label, known);
      if (judgesTo.size > MOST_GOALS) judgesTo.delete([...judgesTo.keys()][0]);
      return known(answer, notation);
    });
    return 'code' in found ? refused(answer, found) : found;
  };
}

/** The most goals whose distances are kept. */
const MOST_GOALS = 8;

type GoalJudge = (answer: Answer, notation?: PlayNotation) => Judgment<SolvableFacts>;

/** The judge of answers for the goal of a tower; an `InputError` where no state is named. */
function judgeTo(tower: Tower): GoalJudge {
  const known = factsTo(tower);
  return (answer, notation) => {
    const { position, play } = answer;
    const start =
      position === undefined || position === null
        ? usualStart(tower, known.farthest)
        : parseLabel(tower, labelIn('position', position));
    const { facts, how } = known.of(start);
    const verdict = playVerdict(tower, start, play, notation);
    const { least } = facts;
    return judged(answer, formatLabel(start), facts, verdict, { least, how });
  };
}

/** The start that everybody means where none is named: see `solve`. */
function usualStart(tower: Tower, farthest: () => TowerState | null): TowerState {
  const start = otherStack(tower) ?? farthest();
  if (start === null) throw new InputError(place, 'position', 'required', {});
  return start;
}

function labelIn(parameter: string, given: unknown): string {
  if (typeof given === 'string') return given;
  throw new InputError(place, parameter, 'kind', { kind: 'text', got: given });
}

function playVerdict(
  tower: Tower,
  start: TowerState,
  play: unknown,
  notation: PlayNotation | undefined,
): PlayVerdict {
  if (play === undefined || play === null) return NO_PLAY;
  const found = orFault(() => legalReading(tower, start, play, notation));
  if ('code' in found) return refusal(found);
  const { moves, solved, stopped } = found.play;
  return {
    legal: stopped === null,
    failedAt: stopped?.at ?? null,
    why: stopped,
    wins: stopped === null && solved,
    moves: moves.length,
    notation: found.notation,
  };
}

interface ReadPlay {
  readonly notation: PlayNotation;
  readonly play: Play;
}

/**
 * The play in the notation that is stated, or in the only one that makes it legal; where none does,
 * in the one that goes farthest. Two legal readings are refused by name.
 */
function legalReading(
  tower: Tower,
  start: TowerState,
  given: unknown,
  notation: PlayNotation | undefined,
): ReadPlay {
  const readings = playReadings(given, tower.capacities.length, notation);
  const plays = readings.map((reading) => ({
    notation: reading.notation,
    play: readingPlay(tower, start, reading),
  }));
  const legal = plays.filter(({ play }) => play.stopped === null);
  if (legal.length > 1)
    throw fault(place, 'play', 'readings', { names: legal.map((each) => each.notation) });
  const most = Math.max(...plays.map(({ play }) => play.moves.length));
  return legal[0] ?? (plays.find(({ play }) => play.moves.length === most) as ReadPlay);
}

/** The play of a reading; one by labels may begin with that of the position. */
function readingPlay(tower: Tower, start: TowerState, reading: PlayReading): Play {
  const kindOf = (disc: number): number => tower.kinds?.[disc - 1] ?? disc;
  if (reading.notation !== 'labels')
    return runProgram(tower, start, (board) => {
      for (const { disc, from, to } of reading.moves) {
        if (from === null) {
          board.move(disc as number, to);
          continue;
        }
        const top = board.top(from);
        // Of alike discs each may stand for the one that moves.
        const isTop = disc === null || (top !== undefined && kindOf(disc) === kindOf(top));
        if (isTop) board.moveTop(from, to);
        else board.moveFrom(disc, from, to);
      }
    });
  const here = formatLabel(start);
  const { labels } = reading;
  return playStates(tower, [here, ...(labels[0] === here ? labels.slice(1) : labels)].join(' '));
}
