import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, type Effort, general } from '../../check/index.js';
import { sizeOf, solutionOf } from '../evidence/block-search.js';
import { below, drawn } from '../evidence/draws.js';
import { isWon, ruled } from '../evidence/judge-bloxorz.js';
import { printedBloxorz } from '../evidence/printed-bloxorz.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { repairs } from '../evidence/repairs.js';

/** A level with a shortest solution. */
type Solved = { readonly level: BloxorzLevel; readonly path: string };
/**
 * Whether the solution is accepted as a certificate, and whether it still is without its last
 * letter.
 */
type Accepted = { readonly whole: boolean; readonly spoilt: boolean };

const levelsOf = (effort: Effort): number => (effort === 'quick' ? 800 : 12_000);

/** The random levels that can be solved, with a shortest solution by search. */
const solvedLevels = (effort: Effort): Solved[] =>
  drawn(31, levelsOf(effort), (random) =>
    randomBloxorz(2 + below(random, 3), 2 + below(random, 3), random, {
      switches: true,
      teleports: random() < 0.5,
    }),
  ).flatMap((level) => {
    const path = solutionOf(level);
    return path === null || path.length === 0 ? [] : [{ level, path }];
  });

/** True if a path of at most |f| letters is carried out and ends standing on the goal. */
const solves = (run: typeof ruled, level: BloxorzLevel, path: string): boolean =>
  path.length <= sizeOf(level) && isWon(level, path, run(level, path));

const verifier =
  (run: typeof ruled) =>
  ({ level, path }: Solved): Accepted => ({
    whole: solves(run, level, path),
    spoilt: solves(run, level, path.slice(0, -1)),
  });

export default {
  'lemma-3.1': (effort) =>
    general<Solved, Accepted>({
      checked: {
        en: `${levelsOf(effort)} random levels: the shortest solution of a search, and the same without its last letter, judged by the repaired Algorithm 1 and by playing it`,
        pt: `${levelsOf(effort)} fases aleatórias: a solução mínima de uma busca, e a mesma sem a sua última letra, julgadas pelo Algoritmo 1 reparado e jogando`,
      },
      instances: solvedLevels(effort),
      stated: ({ level, path }) => ({ whole: path.length <= sizeOf(level), spoilt: false }),
      methods: {
        'the repaired Algorithm 1': verifier((level, path) =>
          printedBloxorz(level, path, new Set(repairs)),
        ),
        'the path, played by the rules': verifier(ruled),
      },
    }),
} satisfies Checks;
