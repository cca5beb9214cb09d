import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
  misprint,
  withValues,
} from '../../check/index.js';
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
  'worst-n3-figure': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
