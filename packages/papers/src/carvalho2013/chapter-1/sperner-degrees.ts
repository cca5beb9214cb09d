import { type Effort, general, type Item, requireHolds, withValues } from '../../check/index.js';
import { boundsHold, type Degrees, degreeMethods, firstOdd } from '../evidence/door-degrees.js';
import {
  asPrinted,
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

/** The first triangle of which the degree does not say how many labels it has. */
function caseOf({ triangulation, labels }: Labeled, degrees: Degrees, tried: Tried): Case {
  const odd = firstOdd(degrees);
  const triangle = triangulation.triangles[odd];
  return {
    triangle: triangle.map(nameOf),
    degree: degrees.degrees[odd],
    labels: triangle.map((point) => labels[point]),
    drawn: drawnByHand(triangulation, labels),
    ...numbersOf(tried),
  };
}

const asStated = (tried: Tried) =>
  asPrinted(tried, (instances) =>
    general<Labeled, Degrees>({
      checked: tried.checked,
      instances,
      satisfies: (degrees) => boundsHold(degrees) && firstOdd(degrees) < 0,
      methods: degreeMethods,
    }),
  );

function check(effort: Effort) {
  const tried = triedOn(effort);
  requireBounds(tried);
  return withValues(asStated(tried), ({ instance, computed }) => caseOf(instance, computed, tried));
}

export default {
  id: 'carvalho2013/sperner-degrees',
  statement: {
    en: 'In the graph of the proof, with alpha steps from 0 to 1 and beta from 1 to 0 along v_0 v_1, deg(a_0) = alpha + beta = 2 alpha - 1 = 2 beta + 1; for a triangle t, deg(a_t) is 0, 1 or 2, and is 1 if and only if t has three labels.',
    pt: 'No grafo da demonstração, com alpha passos de 0 para 1 e beta de 1 para 0 ao longo de v_0 v_1, deg(a_0) = alpha + beta = 2 alpha - 1 = 2 beta + 1; para um triângulo t, deg(a_t) é 0, 1 ou 2, e é 1 se e só se t tem três rótulos.',
  },
  departs: {
    en: `${edgeToEdgeHolds.en} The part on a_0, and that deg(a_t) <= 2, held in every case.`,
    pt: `${edgeToEdgeHolds.pt} O que se diz de a_0, e que o grau de a_t não passa de 2, valeu sempre.`,
  },
  uses: ['carvalho2013/lemma-1.2.1-sperner'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 1.2, proof of Lemma 1.2.1', pt: 'Seção 1.2, demonstração do Lema 1.2.1' },
    printed: {
      en: 'A vertex a_t has degree 1 if and only if the triangle t is multicolored.',
      pt: 'O vértice a_t tem grau 1 se e só se o triângulo t for multicolorido.',
    },
    sure: sureOfDefinition,
    counterexample: {
      en: ({ triangle, degree, labels, drawn }) =>
        `triangle ${triangle.join(' ')} has degree ${degree} and labels ${labels.join(', ')}: ${inWords(drawn)}`,
      pt: ({ triangle, degree, labels, drawn }) =>
        `${emPalavras(drawn)}. O triângulo ${triangle.join(' ')}, de rótulos ${labels.join(', ')}, tem grau ${degree}.`,
    },
    found: { pt: triedWords },
  },
} satisfies Item<Case>;
