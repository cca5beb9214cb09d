import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { type Effort, general, type Item, range } from '../../check/index.js';
import { explore, sizeOf } from '../evidence/block-search.js';
import { ruled } from '../evidence/judge-bloxorz.js';
import { printedBloxorz, type Run } from '../evidence/printed-bloxorz.js';
import { randomBloxorz } from '../evidence/random-blocks.js';
import { repairs } from '../evidence/repairs.js';
import { strictRules } from '../evidence/rules.js';

/** A level with a shortest solution. */
type Solved = { readonly level: BloxorzLevel; readonly path: string };
/** Whether the solution is accepted as a certificate, and whether it still is without its last letter. */
type Accepted = { readonly whole: boolean; readonly spoilt: boolean };

const levelsOf = (effort: Effort): number => (effort === 'quick' ? 800 : 12_000);

/** The random levels that can be solved, with a shortest solution by search. */
function solvedLevels(effort: Effort): Solved[] {
  const random = seededRandom(31);
  const side = () => 2 + Math.floor(3 * random());
  return range(1, levelsOf(effort))
    .map(() => randomBloxorz(side(), side(), random, { switches: true, teleports: random() < 0.5 }))
    .flatMap((level) => {
      const { path } = explore(bloxorz(level));
      return path === null || path.length === 0 ? [] : [{ level, path }];
    });
}

/** A verifier: whether a path of at most |f| letters is carried out and ends standing on the goal. */
const verifier =
  (run: (level: BloxorzLevel, path: string) => Run) =>
  ({ level, path }: Solved): Accepted => {
    const goal = [(level.goal % level.width) + 1, Math.floor(level.goal / level.width) + 1];
    const accepts = (letters: string) => {
      const { block, moves } = run(level, letters);
      return (
        letters.length <= sizeOf(level) &&
        moves === letters.length &&
        block.join() === [...goal, ...goal].join()
      );
    };
    return { whole: accepts(path), spoilt: accepts(path.slice(0, -1)) };
  };

export default {
  id: 'ramos2014/lemma-3.1',
  statement: {
    en: 'For every level f of generalized Bloxorz that has a solution of at most |f| moves, the solution is a certificate that is verified in time polynomial in |f|.',
    pt: 'Para toda fase f do Bloxorz generalizado que tem uma solução de no máximo |f| movimentos, a solução é um certificado que se verifica em tempo polinomial em |f|.',
  },
  rules: strictRules,
  departs: {
    en: 'Verified by Algorithm 1 with its repairs; a letter changes each bridge cell at most once for every cube that arrives, so that at most |f| (2|f| + c) steps are needed.',
    pt: 'Verificado pelo Algoritmo 1 com os seus reparos; uma letra muda cada posição de ponte no máximo uma vez por cubo que chega, de modo que bastam |f| (2|f| + c) passos.',
  },
  uses: ['ramos2014/algorithm-1'],
  recorded: 'holds-in-range',
  check: (effort) =>
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
} satisfies Item;
