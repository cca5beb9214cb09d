import {
  type Checks,
  conjunction,
  type Effort,
  finite,
  general,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import {
  asPrinted,
  byEdges,
  byLabels,
  type Labeled,
  numbersOf,
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

/** Parity also where no cell is complete, and where two are: no cell is the stronger case. */
function check(effort: Effort) {
  const tried = triedOn(effort);
  requireSignedCount(tried);
  const finding = withChecked(
    conjunction(stating(tried, { some: true }), stating(tried, { odd: true })),
    tried.checked,
  );
  return withValues(finding, ({ instance, computed }) => ({
    triangles: instance.triangulation.triangles.length,
    count: computed.which.length,
    drawn: drawnByHand(instance.triangulation, instance.labels),
    ...numbersOf(tried),
  }));
}

export default {
  'lemma-1.2.1-sperner': {
    check,
    counterexample: {
      en: ({ triangles, count, drawn }) =>
        `${triangles} triangles, ${count} of them multicolored: ${inWords(drawn)}`,
      pt: ({ count, drawn }) =>
        `${emPalavras(drawn)}. O número de triângulos multicoloridos é ${count}.`,
    },
    found: { pt: triedWords },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
