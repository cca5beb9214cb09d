import { type BloxorzLevel, type BloxorzState, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { type Checks, general } from '../../check/index.js';
import { explore, nextStates } from '../evidence/block-search.js';
import { below, drawn } from '../evidence/draws.js';
import { explorePacked, nextCodes } from '../evidence/packed-search.js';
import { randomBloxorz } from '../evidence/random-blocks.js';

/**
 * The vertex of a state: the places of the halves, in either order, and the switches, not the half
 * that is selected.
 */
const vertexOf = ({ cubes, closed, pressed }: BloxorzState): string =>
  JSON.stringify([[...cubes].sort((a, b) => a - b), closed, pressed]);

/** The states before and after a move. */
type Step = readonly [BloxorzState, BloxorzState];

/** The greatest number of other vertices to which arcs leave a vertex. */
function mostArcs(steps: Iterable<Step>): number {
  const ends = new Map<string, Set<string>>();
  for (const [from, to] of steps) {
    const [tail, head] = [vertexOf(from), vertexOf(to)];
    if (!ends.has(tail)) ends.set(tail, new Set());
    if (head !== tail) ends.get(tail)?.add(head);
  }
  return Math.max(0, ...[...ends.values()].map((heads) => heads.size));
}

function* byRules(level: BloxorzLevel): Generator<Step> {
  const game = bloxorz(level);
  for (const state of explore(game).states)
    for (const next of game.wins(state) ? [] : nextStates(game, state)) yield [state, next];
}

function* inNumbers(level: BloxorzLevel): Generator<Step> {
  const game = packedBloxorz(level);
  for (const code of explorePacked(game).codes)
    for (const next of game.wins(code) ? [] : nextCodes(game, code))
      yield [game.unpack(code), game.unpack(next)];
}

export default {
  'theorem-3.3-arcs': (effort) => {
    const levels = drawn(8, effort === 'quick' ? 25 : 400, (random) =>
      randomBloxorz(3 + below(random, 3), 3, random, { switches: true, teleports: true }),
    );
    return general<BloxorzLevel, number>({
      checked: {
        en: `all states of ${levels.length} random levels with switches and teleports, by the rules and in numbers`,
        pt: `todos os estados de ${levels.length} fases aleatórias com chaves e teletransportes, pelas regras e em números`,
      },
      instances: levels,
      satisfies: (most) => most <= 8,
      methods: {
        'the rules': (level) => mostArcs(byRules(level)),
        'the game in numbers': (level) => mostArcs(inNumbers(level)),
      },
    });
  },
} satisfies Checks;
