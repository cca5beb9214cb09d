import {
  conjunction,
  type Effort,
  finite,
  general,
  type Item,
  requireHolds,
  withValues,
} from '../../check/index.js';
import {
  asPrinted,
  byEdges,
  byLabels,
  edgeToEdgeHolds,
  type Labeled,
  numbersOf,
  sureOfDefinition,
  type Tried,
  triedOn,
  triedWords,
} from '../evidence/sperner.js';
import {
  type DrawnByHand,
  drawnByHand,
  emPalavras,
  inWords,
  signedCount,
} from '../evidence/triangulations.js';
import { withChecked } from '../evidence/with-checked.js';

/**
 * The triangles with three labels: whether their number is odd, whether there is one, and which
 * they are.
 */
type Found = { readonly odd: boolean; readonly some: boolean; readonly which: readonly number[] };

const found =
  (method: (labeled: Labeled) => number[]) =>
  (labeled: Labeled): Found => {
    const which = method(labeled);
    return { odd: which.length % 2 === 1, some: which.length > 0, which };
  };

type Case = Pick<Tried, 'dissections' | 'meeting' | 'random'> & {
  readonly triangles: number;
  readonly count: number;
  readonly drawn: DrawnByHand;
};

/**
 * Another proof of the lemma: triangles that turn as the corners do, less those that turn the other
 * way.
 */
const requireSignedCount = (tried: Tried) =>
  requireHolds(
    finite<Labeled, number>({
      checked: {
        en: 'the count with signs, edge to edge',
        pt: 'a contagem com sinais, lado a lado',
      },
      instances: tried.edgeToEdge,
      stated: () => 1,
      methods: { 'the count with signs': (each) => signedCount(each.triangulation, each.labels) },
    }),
  );

/** The verdict on a statement about the triangles with three labels. */
const stating = (tried: Tried, stated: Partial<Found>) =>
  asPrinted(tried, (instances) =>
    general<Labeled, Found>({
      checked: tried.checked,
      instances,
      stated: () => stated,
      methods: {
        'the labels of each triangle': found(byLabels),
        'edges with labels 0 and 1': found(byEdges),
      },
    }),
  );

const caseOf = ({ triangulation, labels }: Labeled, { which }: Found, tried: Tried): Case => ({
  triangles: triangulation.triangles.length,
  count: which.length,
  drawn: drawnByHand(triangulation, labels),
  ...numbersOf(tried),
});

/** Parity also where no cell is complete, and where two are: no cell is the stronger case. */
function check(effort: Effort) {
  const tried = triedOn(effort);
  requireSignedCount(tried);
  const finding = withChecked(statingBoth(tried), tried.checked);
  return withValues(finding, ({ instance, computed }) => caseOf(instance, computed, tried));
}

const statingBoth = (tried: Tried) =>
  conjunction(stating(tried, { some: true }), stating(tried, { odd: true }));

export default {
  id: 'carvalho2013/lemma-1.2.1-sperner',
  statement: {
    en: 'Let a triangle be covered exactly by finitely many triangles that meet only along their edges; let the corner v_i have label i, and a point on the side v_i v_j label i or j. Then the number of triangles with three labels is odd, and so there is one.',
    pt: 'Seja um triângulo coberto exatamente por um número finito de triângulos que se interceptam apenas ao longo das suas arestas; o vértice v_i tem o rótulo i, e um ponto do lado v_i v_j, o rótulo i ou j. Então o número de triângulos com três rótulos é ímpar e, portanto, existe pelo menos um.',
  },
  departs: edgeToEdgeHolds,
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 1.2, Lemma 1.2.1', pt: 'Seção 1.2, Lema 1.2.1' },
    printed: {
      en: 'Triangles that cover T exactly and meet only along their edges: in every allowed labeling the number of multicolored ones is odd, and so there is one.',
      pt: 'Triângulos que cobrem exatamente T e se interceptam apenas ao longo das suas arestas: em qualquer rotulação válida, o número de multicoloridos é ímpar e, portanto, existe pelo menos um.',
    },
    sure: sureOfDefinition,
    counterexample: {
      en: ({ triangles, count, drawn }) =>
        `${triangles} triangles, ${count} of them multicolored: ${inWords(drawn)}`,
      pt: ({ count, drawn }) =>
        `${emPalavras(drawn)}. O número de triângulos multicoloridos é ${count}.`,
    },
    found: { pt: triedWords },
  },
} satisfies Item<Case>;
