import {
  type Checks,
  type Effort,
  type ItemCheck,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { type Play, randomPlays } from '../evidence/judge-bloxorz.js';
import { against, type Difference, told, without, witness } from '../evidence/repair-witnesses.js';
import { type Repair, repairs } from '../evidence/repairs.js';
import { smallLevels } from '../evidence/small-blocks.js';
import { type SmallPlay, smallPlays } from '../evidence/smallest-plays.js';

type Case = {
  readonly literal: Difference;
  readonly missed: readonly (Difference & { readonly repair: Repair })[];
  readonly plays: number;
  /** The levels on which smaller plays were searched for. */
  readonly levels: number;
};

/**
 * A witness has the cells and letters of the play that the search of one size found, and more cells
 * if it found none.
 */
function requireSmallest(repair: Repair, size: number, found: SmallPlay | undefined): void {
  const [level, path] = witness(repair);
  const cells = level.width * level.height;
  const smallest = found === undefined ? cells > size : cells === size;
  if (!smallest || (found !== undefined && found.path.length !== path.length))
    throw new Error(`the witness of ${repair} is not the smallest`);
}

/**
 * The number of levels that were searched for plays smaller than the witnesses; with five cells a
 * repair is due to a switch.
 */
function searchSmaller(most: number): number {
  let sought: readonly Repair[] = repairs;
  let levels = 0;
  for (const size of range(2, most)) {
    const found = smallPlays(smallLevels(size, size === 5), sought);
    for (const repair of sought) requireSmallest(repair, size, found.shortest.get(repair));
    sought = sought.filter((repair) => !found.shortest.has(repair));
    levels += found.levels;
  }
  return levels;
}

const requireAgreement = (plays: Iterable<Play>, checked: Words) =>
  requireHolds(against(new Set(repairs), plays, checked));

/** The levels that were searched for smaller plays, and the order in which they are small. */
const searched = {
  quick: {
    en: 'four cells',
    pt: 'quatro células',
    order: {
      en: 'by cells, then by letters; where it has five cells, by cells alone',
      pt: 'em células, depois em letras; com cinco células, apenas em células',
    },
  },
  full: {
    en: 'four cells, and those of five with a switch and a bridge',
    pt: 'quatro células, e as de cinco com uma chave e uma ponte',
    order: { en: 'by cells, then by letters', pt: 'em células, depois em letras' },
  },
} as const;

function check(effort: Effort) {
  // The printed places are those of the repairs.
  const named = printed('ramos2014/algorithm-1').map(({ repair }) => repair);
  if (named.join() !== repairs.join())
    throw new Error('the list of repairs and the printed places differ');
  const plays = effort === 'quick' ? 4000 : 100_000;
  // The repaired algorithm agrees with the rules on random plays, and where a repair is
  // needed.
  requireAgreement(randomPlays(plays, 2014), { en: 'random plays', pt: 'partidas aleatórias' });
  requireAgreement(repairs.map(witness), { en: 'the witnesses', pt: 'as testemunhas' });
  const levels = searchSmaller(effort === 'quick' ? 4 : 5);
  const { order, ...most } = searched[effort];
  const checked = {
    en: `${plays} random plays on random levels, the repaired algorithm against two simulators that share no code with it; each repair left out, on a level of its own; and all paths on ${levels} levels, all of at most ${most.en}: the repaired algorithm agrees, and no level that needs a repair is smaller than the one shown (${order.en})`,
    pt: `${plays} partidas aleatórias em fases aleatórias, o algoritmo reparado comparado com dois simuladores que não compartilham código com ele; cada reparo deixado de fora, em uma fase própria; e todos os caminhos em ${levels} fases, todas as de no máximo ${most.pt}: o algoritmo reparado concorda, e nenhuma fase que precisa de um reparo é menor que a mostrada (${order.pt})`,
  };
  return withValues(
    against(new Set(), [witness('outside')], checked),
    (literal): Case => ({ literal, missed: repairs.map(without), plays, levels }),
  );
}

const toldDifference = ({ level, path, returned, ruled: rules }: Difference): string =>
  `${level}, path ${path}: it returns ${told(returned)}; by the rules ${told(rules)}`;

const departs = {
  en: `With ${repairs.length} repairs it agrees with the rules on all plays tried, and none of them can be left out: ${repairs.join(', ')}. The floor is tested before switches fire, as in the print.`,
  pt: `Com ${repairs.length} reparos, o algoritmo concorda com as regras em todas as partidas examinadas, e nenhum deles pode ser omitido: ${repairs.join(', ')}. O piso é testado antes do acionamento das chaves, como no texto.`,
};

export default {
  'algorithm-1': {
    check,
    counterexample: {
      en: ({ literal, missed: [first] }) =>
        `as printed, ${toldDifference(literal)}. Each repair left out has a small level of its own; for ${first.repair}, ${toldDifference(first)}`,
      pt: ({ literal: { level, path, ruled: rules } }) =>
        `Tal como impresso, na fase ${level} com a sequência ${path}, o algoritmo lê uma posição fora da fase e nada devolve; pelas regras o bloco está em pé em ${rules?.cubes[0]} após ${rules?.moves} ${rules?.moves === 1 ? 'movimento' : 'movimentos'}. O registro traz, para cada reparo omitido, uma fase pequena em que o resultado difere: por exemplo, após um movimento para a esquerda o bloco deitado não volta corretamente para a direita, as pontes nunca mudam e a segunda metade nunca pode ser selecionada.`,
    },
    holds: {
      en: () => departs.en,
      pt: ({ plays }) =>
        `Com os reparos nomeados, o algoritmo concorda com as regras em todas as ${plays} partidas, e nenhum deles pode ser omitido.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
