import { type Finding, finite, type Item, misprint, withValues } from '../../check/index.js';
import { printed } from '../../printed.js';

/** The discs of the graph in a figure by its caption, and the states that the text names in it. */
interface Reference {
  readonly figure: string;
  readonly discs: number;
}

type Case = Reference & {
  readonly meant: string;
  readonly needed: number;
  readonly states: string;
};

const NAMED = ['AAA', 'CCA', 'CCB', 'AAB', 'AAC'];
/** The text calls each of the three parts a graph of order 2. */
const PARTS = 2;

const shows = (reference: Reference) =>
  finite<Reference, number>({
    checked,
    instances: [reference],
    stated: ({ discs }) => discs,
    methods: {
      'the letters of the states that are named': () =>
        Math.max(...NAMED.map((state) => state.length)),
      'the order of the parts, and a disc more': () => PARTS + 1,
    },
  });

const checked = {
  en: 'the discs of the graphs in both figures by their captions, against the letters of the states that the text names there and the order of its parts',
  pt: 'os discos dos grafos nas duas figuras pelas suas legendas, comparados com as letras dos estados que o texto ali nomeia e com a ordem das suas partes',
};

function check(): Finding<Case> {
  const [wrong, right] = printed('hanoi2012/figure-references').map(referenceOf);
  return withValues(misprint(shows(wrong), shows(right)), ({ computed: needed }) => ({
    ...wrong,
    meant: right.figure,
    needed,
    states: NAMED.join(', '),
  }));
}

const referenceOf = ({ figure, discs }: Readonly<Record<string, string>>): Reference => ({
  figure,
  discs: Number(discs),
});

export default {
  id: 'hanoi2012/worst-n3-figure',
  statement: {
    en: 'Figure 18 shows the longest path from AAA over CCA, CCB, AAB and AAC, in three parts that are graphs of order 2.',
    pt: 'A figura 18 mostra o caminho mais longo de AAA por CCA, CCB, AAB e AAC, em três partes que são grafos de ordem 2.',
  },
  departs: {
    en: 'Figure 15 is meant, the graph of three discs. Two more numbers are off: the colored puzzle is figure 1, not 4, and the worst solution is figure 19, not 22.',
    pt: 'Trata-se da figura 15, o grafo de três discos. Outros dois números estão trocados: o quebra-cabeça colorido é a figura 1, e não a 4, e a pior solução é a figura 19, e não a 22.',
  },
  uses: ['hanoi2012/worst-n3-corners'],
  recorded: 'misprint',
  check,
  erratum: {
    where: {
      en: 'Going off the path, paragraph on the longest path of the graph of order n',
      pt: 'Saindo do caminho, parágrafo sobre o caminho mais longo do grafo de ordem n',
    },
    printed: {
      en: 'Figure 18, for the longest path from AAA by way of CCA.',
      pt: 'Figura 18, para o caminho mais longo a partir de AAA, passando por CCA.',
    },
    sure: {
      en: 'Two other references are off as well, likely as figures were added later: "figure 4" for the colored puzzle, which is figure 1, and "figure 22" for a worst solution, which is figure 19.',
      pt: 'Outras duas remissões também estão trocadas, provavelmente porque figuras foram acrescentadas depois: "figura 4" para o quebra-cabeça colorido, que é a figura 1, e "figura 22" para uma pior solução, que é a figura 19.',
    },
    counterexample: {
      en: ({ figure, discs, meant, needed, states }) =>
        `printed figure ${figure}, meant figure ${meant}: the states ${states} have ${needed} letters, and figure ${figure} is the graph of ${discs} discs`,
      pt: ({ figure, discs, meant, needed, states }) =>
        `Impresso: figura ${figure}; pretendido: figura ${meant}. Os estados ${states} têm ${needed} letras, e a figura ${figure} é o grafo de ${discs} discos.`,
    },
    found: {
      pt: () =>
        'As letras dos estados que o texto nomeia e a ordem das três partes, contra o número de discos das duas legendas.',
    },
  },
} satisfies Item<Case>;
