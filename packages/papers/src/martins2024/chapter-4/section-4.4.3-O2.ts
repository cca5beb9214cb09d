import { oxford } from '@manaus/core';
import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
  misprint,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { planarByCertificate } from '../../shared/certified.js';
import { pegsInLabels } from '../../shared/plain-towers.js';
import { plainComponents, plainTower, storedTower } from '../evidence/towers.js';

const DISCS = 2;

/** O_3^2 is planar and connected, as the sentence means it. */
const requireMeant = () =>
  requireHolds(
    finite({
      checked: { en: 'O_3^2', pt: 'O_3^2' },
      instances: [oxford(DISCS)],
      stated: () => ({ planar: true, components: 1 }),
      methods: {
        'an embedding, verified; components by the plain rules': (rules) => ({
          planar: planarByCertificate(storedTower(rules).graph),
          components: plainComponents(plainTower(rules)).length,
        }),
      },
    }),
  );

/** The index of O, which is the number of pegs. */
const indexed = (index: number) =>
  finite<number, number>({
    checked: {
      en: 'the pegs of Oxford with two discs, by its capacities and in the labels of its states; O_3^2 is planar by a verified embedding, and connected',
      pt: 'os pinos da Torre de Oxford com dois discos, pelas suas capacidades e nos rótulos dos seus estados; O_3^2 é planar por uma imersão verificada, e conexo',
    },
    instances: [index],
    stated: (pegs) => pegs,
    methods: {
      'the capacities of the rules': () => oxford(DISCS).capacities.length,
      'the labels of the states': () => pegsInLabels(plainTower(oxford(DISCS)).keys()),
    },
  });

type Case = { readonly index: number; readonly pegs: number };

function check(): Finding<Case> {
  requireMeant();
  return withValues(misprint(indexed(2), indexed(3)), ({ instance: index, computed: pegs }) => ({
    index,
    pegs,
  }));
}

export default { 'section-4.4.3/O2': { check } satisfies ItemCheck<Case> } satisfies Checks;
