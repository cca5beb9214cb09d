import { type Axis, type BobbinLevel, type BobbinState, bobbin, parseLevel } from '@manaus/blocks';
import { general, type Item, range, requireHolds } from '../../check/index.js';
import { bobbinRules } from '../evidence/rules.js';

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

const passing = () =>
  general<Gate, readonly number[]>({
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

function check() {
  requireObstacle();
  return passing();
}

export default {
  id: 'ramos2014/theorem-5.1-gate',
  statement: {
    en: 'A cylinder that stands, or lies along the row, to the left of a lowered key whose raised partner is immediately right of it gets past both by moves to the right, over one or more cells of floor; one that lies across the row does so if there is an obstacle beyond that floor.',
    pt: 'Um cilindro em pé, ou deitado ao longo da fileira, à esquerda de uma chave abaixada cujo par elevado está logo à direita dela passa por ambas com movimentos para a direita, por uma ou mais posições de piso; um que está deitado de través o faz se há um obstáculo depois desse piso.',
  },
  rules: bobbinRules,
  departs: {
    en: 'The work does not say how the cylinder lies. Lying across, it stops at the lowered key, and the next move rolls it over its partner as far as the next obstacle: without one it would fall, and cannot pass by moves to the right.',
    pt: 'A obra não diz como o cilindro está. Deitado de través, ele para na chave abaixada, e o movimento seguinte o faz rolar sobre o par dela até o próximo obstáculo: sem obstáculo cairia, e não pode passar com movimentos para a direita.',
  },
  recorded: 'holds-in-range',
  check,
} satisfies Item;
