import type { Tower } from '@manaus/core';
import { type TowerPair, towerPairs } from '@manaus/lab/positions';
import type { AnswerTo } from '../../answers/index.js';
import { badInput, unusable } from '../../errors/refusal.js';
import { flag } from '../../options/kinds.js';
import { flagName, namesGiven, type Option, underHeading } from '../../options/option.js';
import { answer } from '../../shell/answer.js';
import type { Io } from '../../shell/io.js';
import type { GameSubject } from '../../subjects/game-subject.js';
import { aligned } from '../../tables/columns.js';
import { cut, inLines } from '../../tables/text.js';

/** The least and the greatest number of moves. */
type Bounds = readonly [from: number, to: number];

const least: Option<Bounds> = {
  value: 'A..B',
  help: 'of pairs: the least number of moves, A to B (default: any)',
  bound: 'a number of moves from 1 on, or two with A <= B, such as 3..6',
  parse: (given) => {
    const [from, to = from] = given.split('..').map(Number);
    const isSound = /^\d{1,9}(\.\.\d{1,9})?$/.test(given) && from >= 1 && from <= to;
    return isSound ? [from, to] : undefined;
  },
};

const unsolvable: Option<number> = {
  value: 'S',
  help: 'of pairs: the share without a way, 0 to 1 (default: 0)',
  bound: 'a number from 0 to 1',
  parse: (given) =>
    /^(?:0|1|0?\.\d{1,9}|1\.0{1,9}|0\.0)$/.test(given) ? Number(given) : undefined,
};

export const pairOptions = underHeading('Draw options', {
  pairs: flag('draw pairs of a start and a goal, of a tower'),
  least,
  unsolvable,
});

export const pairNote =
  'With --pairs: {from, goal, solvable, moves, plays, choices, detours, depth, hierarchy, orders, play, certificate}, drawn evenly over moves, hierarchy and detours, no two equal under a symmetry of the tower; fewer than K where no more are found. A disc is in place on its peg of the goal with the same discs beneath. detours counts moves that take a disc out of its place, depth those before the first that brings one to its place, both in the shortest play with fewest; choices the states from which several moves begin a shortest play. hierarchy is tower (all discs on one peg), flat (no two on one) or partial; orders says in how many orders the discs can come to their places. The certificate of a pair without a way is a list of all states that the start reaches (from) or that reach the goal (to), or, of Manaus, that one state is good and one bad (side).';

/** Refuses pairs of other games than towers, and options of pairs without pairs. */
export function requirePairs(
  { pairs, ...others }: { readonly pairs: boolean } & Readonly<Record<string, unknown>>,
  { kind }: GameSubject,
): void {
  if (pairs && kind !== 'tower') throw badInput('--pairs is for towers');
  const [other] = pairs ? [] : namesGiven(others);
  if (other !== undefined) throw unusable(flagName(other), 'without --pairs');
}

/** Draws pairs of a tower, and prints them. */
export function drawPairs(
  tower: Tower,
  asked: Parameters<typeof towerPairs>[1],
  named: { readonly game: string },
  { jsonl, json }: Readonly<Record<'jsonl' | 'json', boolean>>,
  io: Io,
): void {
  const drawn = towerPairs(tower, asked);
  const documents = drawn.map((pair) => ({ ...named, ...pair }));
  if (jsonl) io.out(documents.map((each) => `${JSON.stringify(each)}\n`).join(''));
  else answer<AnswerTo<'positions'>>(io, json, documents, () => pairTable(drawn, asked.count));
}

const HEAD = ['from', 'goal', 'moves', 'plays', 'detours', 'depth', 'goal is', 'one of them'];

function pairTable(pairs: readonly TowerPair[], count: number): string {
  if (pairs.length === 0) return 'no pair with what is asked for\n';
  const rows = pairs.map(({ from, goal, moves, plays, detours, depth, hierarchy, ...rest }) => [
    ...[from, goal, String(moves ?? '–'), plays, String(detours), String(depth), hierarchy],
    rest.certificate === null ? cut(rest.play ?? '', 40) : `no way: ${reasonOf(rest.certificate)}`,
  ]);
  const fewer = pairs.length < count ? ['', `${pairs.length} of ${count}: no more were found`] : [];
  return inLines([...aligned([HEAD, ...rows], [0, 1, 6, 7]), ...fewer]);
}

const reasonOf = ({ kind, states }: NonNullable<TowerPair['certificate']>): string =>
  kind === 'side'
    ? 'one is good, one bad'
    : `${states.length} states ${kind === 'from' ? 'from the start' : 'to the goal'}`;
