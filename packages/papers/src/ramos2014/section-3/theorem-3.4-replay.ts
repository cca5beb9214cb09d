import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, general, range } from '../../check/index.js';
import { below, drawn } from '../evidence/draws.js';
import { type PlayedGame, playedByRules, playedInNumbers } from '../evidence/played-games.js';
import { randomBloxorz } from '../evidence/random-blocks.js';

/** A level, and the one in which some of its switches are floor and their bridges are closed. */
interface Pair {
  readonly level: BloxorzLevel;
  readonly called: BloxorzLevel;
}

/** Whether every play of the level is one of the other as well, and wins there where it does. */
type Replayed = { readonly legal: boolean; readonly wins: boolean };

/** The level of the recursive call for a set of switches, given as bits. */
function recursiveLevel(level: BloxorzLevel, pressed: number): BloxorzLevel {
  const isPressed = (at: number) => ((pressed >> at) & 1) === 1;
  const closed = new Set(level.switches.flatMap(({ bridges }, i) => (isPressed(i) ? bridges : [])));
  return {
    ...level,
    bridges: level.bridges.map((bridge, i) =>
      closed.has(i) ? { ...bridge, closed: true } : bridge,
    ),
    switches: level.switches.filter((_, i) => !isPressed(i)),
  };
}

/** All plays of the first game, letter by letter in both. */
function replayed<State>(first: PlayedGame<State>, second: PlayedGame<State>): Replayed {
  const nameOf = ([a, b]: readonly [State, State]) => `${first.name(a)} | ${second.name(b)}`;
  const both: readonly [State, State] = [first.start, second.start];
  const met = new Map([[nameOf(both), both]]);
  for (const [a, b] of met.values()) {
    if (first.wins(a) !== second.wins(b)) return { legal: true, wins: false };
    if (first.wins(a)) continue;
    for (let letter = 0; letter < first.letters.length; letter++) {
      const next = first.move(a, letter);
      if (next === null) continue;
      const other = second.move(b, letter);
      if (other === null) return { legal: false, wins: false };
      met.set(nameOf([next, other]), [next, other]);
    }
  }
  return { legal: true, wins: true };
}

export default {
  'theorem-3.4/replay': (effort) => {
    const tried = drawn(343, effort === 'quick' ? 250 : 4000, (random) =>
      randomBloxorz(2 + below(random, 4), 2 + below(random, 4), random, {
        switches: true,
        effect: 'close',
      }),
    ).flatMap((level) =>
      range(1, 2 ** level.switches.length - 1).map((pressed) => ({
        level,
        called: recursiveLevel(level, pressed),
      })),
    );
    return general<Pair, Replayed>({
      checked: {
        en: `${tried.length} pairs of random levels and sets of their switches: all plays of both levels at once, by the rules and in numbers`,
        pt: `${tried.length} pares de fases aleatórias e conjuntos das suas chaves: todas as partidas das duas fases ao mesmo tempo, pelas regras e em números`,
      },
      instances: tried,
      stated: () => ({ legal: true, wins: true }),
      methods: {
        'by the rules': ({ level, called }) =>
          replayed(playedByRules(level), playedByRules(called)),
        'in numbers': ({ level, called }) =>
          replayed(playedInNumbers(level), playedInNumbers(called)),
      },
    });
  },
} satisfies Checks;
