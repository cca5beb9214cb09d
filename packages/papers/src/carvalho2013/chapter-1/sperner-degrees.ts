import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { boundsHold, type Degrees, degreeMethods, firstOdd } from '../evidence/door-degrees.js';
import {
  asPrinted,
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
  nameOf,
} from '../evidence/triangulations.js';

type Case = Pick<Tried, 'dissections' | 'meeting' | 'random'> & {
  readonly triangle: readonly string[];
  readonly degree: number;
  readonly labels: readonly number[];
  readonly drawn: DrawnByHand;
};

const requireBounds = (tried: Tried) =>
  requireHolds(
    general<Labeled, Degrees>({
      checked: {
        en: 'the part on a_0, and the largest degree',
        pt: 'a parte sobre a_0, e o maior grau',
      },
      instances: tried.asPrinted,
      satisfies: boundsHold,
      methods: degreeMethods,
    }),
  );

function check(effort: Effort) {
  const tried = triedOn(effort);
  requireBounds(tried);
  return withValues(
    asPrinted(tried, (instances) =>
      general<Labeled, Degrees>({
        checked: tried.checked,
        instances,
        satisfies: (degrees) => boundsHold(degrees) && firstOdd(degrees) < 0,
        methods: degreeMethods,
      }),
    ),
    ({ instance, computed }) => {
      // A triangle of which the degree does not say how many labels it has.
      const odd = firstOdd(computed);
      const triangle = instance.triangulation.triangles[odd];
      return {
        triangle: triangle.map(nameOf),
        degree: computed.degrees[odd],
        labels: triangle.map((point) => instance.labels[point]),
        drawn: drawnByHand(instance.triangulation, instance.labels),
        ...numbersOf(tried),
      };
    },
  );
}

export default {
  'sperner-degrees': {
    check,
    counterexample: {
      en: ({ triangle, degree, labels, drawn }) =>
        `triangle ${triangle.join(' ')} has degree ${degree} and labels ${labels.join(', ')}: ${inWords(drawn)}`,
      pt: ({ triangle, degree, labels, drawn }) =>
        `${emPalavras(drawn)}. O triângulo ${triangle.join(' ')}, de rótulos ${labels.join(', ')}, tem grau ${degree}.`,
    },
    found: { pt: triedWords },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
