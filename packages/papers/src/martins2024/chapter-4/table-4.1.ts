import { cellsOf, compared, type Finding, same, type TableItem } from '../../check/index.js';
import { differingWhenExchanged, rulesTable } from '../evidence/rules-table.js';

/** The reading taken: two columns exchanged, and one cell of London beside. */
function check(): Finding<unknown> {
  if (!same(differingWhenExchanged(), [['equal colors may touch', 'london']]))
    throw new Error(`the reading taken does not hold: ${differingWhenExchanged().join('; ')}`);
  return compared(rulesTable);
}

export default {
  id: 'martins2024/table-4.1',
  statement: {
    en: "Structure and rules of the towers of Hanoi, Bucharest, Oxford, London, of the cyclic tower, of Reve's puzzle and of Hanoi with more than three pegs: number of pegs, capacities, number of discs, told apart by size or color, one disc at a time, no larger on a smaller, equal colors may touch, adjacent pegs only (56 cells).",
    pt: 'Estrutura e regras das torres de Hanói, Bucareste, Oxford e Londres, da torre cíclica, do quebra-cabeça de Reve e de Hanói com mais de três pinos: número de pinos, capacidade dos pinos, número de discos, distinção por tamanho ou por cor, um disco por vez, disco maior não pode em cima do menor, permite discos adjacentes de mesma cor, apenas pinos adjacentes (56 células).',
  },
  departs: {
    en: 'With the columns of London (ToL) and of the cyclic tower exchanged in the rows capacities, discs, no larger on a smaller and equal colors, and London with its three balls, all cells agree but one: that equal colors may not touch in London, where all balls differ. Rows on theory: complexity has its own items; algorithm, model and reference tell what others published and are not checked. The pegs of the cyclic tower are taken in a row: in a circle a disc of it goes to the next peg only.',
    pt: 'Trocadas entre si as colunas ToL e Cíclica nas linhas de capacidade, número de discos, disco maior em cima do menor e cores iguais, e tomada a Torre de Londres com as suas três esferas, todas as células concordam, salvo uma: a de que discos de mesma cor não podem ser adjacentes em Londres, onde todas as esferas têm cores diferentes. A complexidade é tratada à parte; algoritmo, modelo e referência dizem o que outros publicaram e não foram verificados. Os pinos da torre cíclica foram tomados em linha: em círculo, um disco dela só vai ao pino seguinte.',
  },
  towers: ['hanoi', 'bucharest', 'london', 'oxford'],
  uses: [
    'martins2024/table-4.1/hanoi',
    'martins2024/table-4.1/bucharest',
    'martins2024/table-4.1/reve',
    'martins2024/table-4.1/multipeg',
    'martins2024/table-4.1/cyclic',
  ],
  recorded: 'fails',
  columns: ['row', 'tower'],
  names: {
    row: { en: 'characteristic', pt: 'característica' },
    hanoi: { en: 'Hanoi', pt: 'Hanói' },
    bucharest: { en: 'Bucharest', pt: 'Bucareste' },
    oxford: { en: 'Oxford', pt: 'Oxford' },
    london: { en: 'London', pt: 'Londres' },
    cyclic: { en: 'Cyclic', pt: 'Cíclica' },
    reve: { en: 'Reve', pt: 'Reve' },
    multipeg: { en: 'Multi-peg', pt: 'Multipino' },
    pegs: { en: 'number of pegs', pt: 'número de pinos' },
    capacities: { en: 'capacities of the pegs', pt: 'capacidade dos pinos' },
    discs: { en: 'number of discs', pt: 'número de discos' },
    'told apart by': {
      en: 'discs differ in size or color',
      pt: 'discos de tamanho/cor diferentes',
    },
    size: { en: 'size', pt: 'tam' },
    color: { en: 'color', pt: 'cor' },
    'one disc at a time': { en: 'one disc moves at a time', pt: 'move 1 disco por vez' },
    'no larger on smaller': {
      en: 'no larger disc on a smaller',
      pt: 'disco maior não pode em cima do menor',
    },
    'equal colors may touch': {
      en: 'discs of one color may touch',
      pt: 'permite discos adjacentes de mesma cor',
    },
    'adjacent pegs only': { en: 'only to adjacent pegs', pt: 'só move para pinos adjacentes' },
    'n n-1 n-2': { en: 'n, n-1, n-2', pt: 'n, n-1, n-2' },
    '3 2 1': { en: '3, 2, 1', pt: '3, 2, 1' },
  },
  cells: () => cellsOf(rulesTable),
  check,
  erratum: {
    certainty: 'transcription',
    where: {
      en: 'Section 4.1, Table 4.1, rows on structure and rules',
      pt: 'Seção 4.1, Tabela 4.1, linhas sobre estrutura e regras',
    },
    printed: {
      en: 'Columns ToL and Cíclica: capacities n and 3, 2, 1; number of discs n and 3; no larger disc on a smaller one yes and -; adjacent discs of one color yes and no.',
      pt: 'Colunas ToL e Cíclica: capacidade dos pinos n e 3, 2, 1; número de discos n e 3; disco maior não pode em cima do menor sim e -; permite discos adjacentes de mesma cor sim e não.',
    },
    sure: {
      en: 'Possibly of the transcription only: as transcribed, the entries of the two columns stand exchanged, and a wide table that is turned on its page is easily shifted. Please compare with the print.',
      pt: 'Talvez seja apenas da transcrição: nela, as entradas das duas colunas aparecem trocadas, e uma tabela larga, girada na página, desloca-se com facilidade. Pedimos que se compare com o original.',
    },
    found: {
      pt: () =>
        'As células sobre estrutura e regras foram geradas a partir das regras dos sete jogos, com 3 a 5 discos, e, quanto a pinos, capacidades, ordem e movimentos, de todos os estados com 3 discos, obtidos de dois modos.',
    },
    names: {
      london: { en: 'London', pt: 'Londres' },
      cyclic: { en: 'cyclic', pt: 'Cíclica' },
      capacities: { en: 'capacities', pt: 'capacidade dos pinos' },
      discs: { en: 'discs', pt: 'número de discos' },
      'no larger on smaller': {
        en: 'no larger on smaller',
        pt: 'disco maior não pode em cima do menor',
      },
      'equal colors may touch': {
        en: 'equal colors may touch',
        pt: 'permite discos adjacentes de mesma cor',
      },
      yes: { en: 'yes', pt: 'sim' },
      no: { en: 'no', pt: 'não' },
    },
  },
} satisfies TableItem;
