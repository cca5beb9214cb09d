import { manaus, type Peg, parseLabel, pegsOfDiscs } from '@manaus/core';
import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
  misprint,
  range,
  withValues,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { pegsInLabels } from '../../shared/plain-towers.js';
import { manausByRules } from '../evidence/manaus.js';
import { type Corner, cornerInPart } from '../evidence/manaus-corners.js';
import { cornerByLabel, missingByLabels, missingByPlaces } from '../evidence/manaus-missing.js';

const DISCS = 4;

/** A label in the proof: which assertion it belongs to, and how it is written for four discs. */
type Label = { readonly part: string; readonly label: string };

/** The state that TOP lacks (i), and the one that ESQ lacks at its top (ii). */
const missingOf = (missing: (discs: number) => readonly (readonly string[])[]) =>
  function missingIn({ part }: Label): string {
    const [top, left] = missing(DISCS);
    const meant = part === 'i' ? top : left.filter((each) => each.endsWith(' top'));
    return meant.map((each) => each.split(' ')[0]).join(', ');
  };

const labeled = (labels: readonly Label[]) =>
  finite<Label, string>({
    checked: {
      en: `the states that TOP and ESQ of M_3^${DISCS} lack, by the capacities and their places on the triangle, and by the plain rules and labels`,
      pt: `os estados que faltam a TOP e a ESQ em M_3^${DISCS}, pelas capacidades e pelos seus lugares no triângulo, e pelas regras e pelos rótulos`,
    },
    instances: labels,
    stated: ({ label }) => label,
    methods: {
      'places on the triangle': missingOf(missingByPlaces),
      'labels by the plain rules': missingOf(missingByLabels),
    },
  });

type LabelCase = Label & { readonly computed: string };

function checkLabels(): Finding<LabelCase> {
  const rows = printed('martins2024/lemma-4');
  const as = (name: 'printed' | 'meant') =>
    labeled(rows.map((row) => ({ part: row.part, label: row[name] })));
  return withValues(misprint(as('printed'), as('meant')), ({ instance, computed }) => ({
    ...instance,
    computed,
  }));
}

type Pegs = readonly number[];

const pegsNamed = (pegs: Pegs) =>
  finite<Pegs, Pegs>({
    checked: {
      en: `the pegs of M_3^${DISCS}, by its capacities and in the labels of its states`,
      pt: `os pinos de M_3^${DISCS}, pelas suas capacidades e nos rótulos dos seus estados`,
    },
    instances: [pegs],
    stated: (named) => named,
    methods: {
      'the capacities of the rules': () => range(0, manaus(DISCS).capacities.length - 1),
      'the labels of the states': () => range(0, pegsInLabels(manausByRules(DISCS).keys()) - 1),
    },
  });

type PegsCase = { readonly named: Pegs; readonly computed: Pegs };

const checkPegs = (): Finding<PegsCase> =>
  withValues(
    misprint(pegsNamed([1, 2, 3]), pegsNamed([0, 1, 2])),
    ({ instance: named, computed }) => ({ named, computed }),
  );

const DIR: Peg = 2;
const STATE = '123//4';

const standing = (corner: Corner) =>
  finite<string, Corner | null>({
    checked: {
      en: `the corner of DIR in M_3^${DISCS} where ${STATE} stands, by its place on the triangle, and by the peg to which disc ${DISCS} may go`,
      pt: `a extremidade de DIR em M_3^${DISCS} em que está ${STATE}, pelo seu lugar no triângulo, e pelo pino a que o disco ${DISCS} pode ir`,
    },
    instances: [STATE],
    stated: () => corner,
    methods: {
      'the place on the triangle': (label) =>
        cornerInPart(pegsOfDiscs(parseLabel(manaus(DISCS), label)), DIR),
      'the move of the largest disc': (label) => cornerByLabel(label, DIR, DISCS),
    },
  });

type CornerCase = { readonly state: string };

const checkCorner = (): Finding<CornerCase> =>
  withValues(misprint(standing('top'), standing('left')), ({ instance: state }) => ({ state }));

export default {
  'lemma-4/labels': { check: checkLabels } satisfies ItemCheck<LabelCase>,
  'lemma-4/pegs': { check: checkPegs } satisfies ItemCheck<PegsCase>,
  'lemma-4/corner': { check: checkCorner } satisfies ItemCheck<CornerCase>,
} satisfies Checks;
