import { type Axis, type BobbinLevel, type BobbinState, bobbin, parseLevel } from '@manaus/blocks';
import { type Checks, general, range, requireHolds } from '../../check/index.js';

/** The orientation of the piece, and the cells beyond the raised key. */
type Gate = { readonly orientation: Axis; readonly beyond: string };

/**
 * A corridor with a lowered key, its raised partner, and what follows; the piece beside the key.
 */
const corridor = ({ orientation, beyond }: Gate): BobbinLevel =>
  parseLevel(
    `game bobbin\ngrid\n.SaA${beyond}\n${'.'.repeat(3 + beyond.length)}G\nend\norientation ${orientation}\npair a A`,
  ) as BobbinLevel;

/**
 * The cells on which the piece ends while it is moved to the right; from the left end of the row.
 */
function byRules(gate: Gate): number[] {
  const level = corridor(gate);
  const game = bobbin(level);
  const cells: number[] = [];
  for (
    let state: BobbinState | null = game.move(game.start, 'R');
    state !== null && cells.length < level.width;
    state = game.move(state, 'R')
  )
    cells.push(state.cell % level.width);
  return cells;
}

const LAST_OF_GATE = 3;

/**
 * The same by hand: tipping goes one cell per move; rolling stops at the key, then before the next
 * obstacle, if any.
 */
function byHand({ orientation, beyond }: Gate): number[] {
  const last = LAST_OF_GATE + beyond.split('^')[0].length;
  if (orientation !== 'lying-y') return range(2, last);
  return beyond.includes('^') ? [2, last] : [2];
}

const methods = { 'by the rules': byRules, 'by hand': byHand };
const passes = (cells: readonly number[]): boolean => Math.max(...cells) > LAST_OF_GATE;

const gates = (axes: readonly Axis[], rows: readonly string[]): Gate[] =>
  rows.flatMap((beyond) => axes.map((orientation) => ({ orientation, beyond })));

/** Floor of one to twelve cells. */
const rows = range(1, 12).map((cells) => '#'.repeat(cells));

/** Lying across, the piece does not pass without an obstacle beyond. */
const requireObstacle = () =>
  requireHolds(
    general<Gate, readonly number[]>({
      checked: { en: 'lying across, without an obstacle', pt: 'deitado de través, sem obstáculo' },
      instances: gates(['lying-y'], rows),
      satisfies: (cells) => !passes(cells),
      methods,
    }),
  );

function check() {
  requireObstacle();
  return general<Gate, readonly number[]>({
    checked: {
      en: 'three ways to lie and one to twelve cells of floor beyond, with an obstacle after them and without; by the rules and by hand',
      pt: 'três maneiras de deitar e de uma a doze posições de piso adiante, com um obstáculo depois delas e sem; pelas regras e à mão',
    },
    instances: [
      ...gates(['standing', 'lying-x'], rows),
      ...gates(
        ['standing', 'lying-x', 'lying-y'],
        rows.map((row) => `${row}^`),
      ),
    ],
    satisfies: passes,
    methods,
  });
}

export default {
  'theorem-5.1-gate': {
    check,
  },
} satisfies Checks;
