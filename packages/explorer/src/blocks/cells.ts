import type { BlockState, BloxorzLevel, BobbinLevel, Level } from '@manaus/blocks';
import type { Words } from '../words/words.js';
import { levelNow } from './board.js';
import { cellsOf } from './chart.js';
import { type BlockPlay, here } from './play.js';

/** A cell in a sign and in words. */
export interface CellText {
  readonly sign: string;
  readonly text: string;
}

/** The texts of all cells in a state, without void, with the piece on its cells. */
export function cellTexts(level: Level, state: BlockState, words: Words): Map<number, CellText> {
  const texts = floorTexts(levelNow(level, state), words);
  for (const cell of cellsOf(state))
    texts.set(cell, {
      sign: '■',
      text: `${words('block.piece')}, ${texts.get(cell)?.text ?? words('block.cell.void')}`,
    });
  return texts;
}

const signs = {
  floor: '#',
  wood: '~',
  once: '#',
  twice: 'K',
  blue: 'B',
  goal: 'G',
  raised: '^',
} as const;

function floorTexts(level: Level, words: Words): Map<number, CellText> {
  const texts = new Map<number, CellText>();
  level.floor.forEach((kind, cell) => {
    if (kind !== 'void') texts.set(cell, { sign: signs[kind], text: words(`block.cell.${kind}`) });
  });
  for (const { cells, name, text } of namedCells(level, words))
    for (const cell of cells) texts.set(cell, { sign: name, text });
  texts.set(level.goal, { sign: 'G', text: words('block.cell.goal') });
  return texts;
}

interface NamedCells {
  readonly cells: readonly number[];
  readonly name: string;
  readonly text: string;
}

/** The cells of bridges, switches and teleports, or of keys and stars, in words. */
function namedCells(level: Level, words: Words): NamedCells[] {
  if (level.game === 'bloxorz') return bloxorzCells(level, words);
  return level.game === 'bobbin' ? bobbinCells(level, words) : [];
}

const bloxorzCells = (level: BloxorzLevel, words: Words): NamedCells[] => [
  ...level.bridges.map(({ name, cells, closed }) => {
    const text = words(closed ? 'block.cell.closed' : 'block.cell.open', { name });
    return { cells, name, text };
  }),
  ...level.switches.map(({ name, cells, weight }) => {
    return { cells, name, text: words(`block.cell.${weight}`, { name }) };
  }),
  ...level.teleports.map(({ name, cells }) => {
    return { cells, name, text: words('block.cell.teleport', { name }) };
  }),
];

const bobbinCells = (level: BobbinLevel, words: Words): NamedCells[] => [
  ...level.keys.map(({ name, cell, raised }) => {
    const text = words(raised ? 'block.cell.keyUp' : 'block.cell.keyDown', { name });
    return { cells: [cell], name, text };
  }),
  ...level.stars.map(({ name, cells }) => {
    return { cells, name, text: words('block.cell.star', { name }) };
  }),
];

const place = ({ width }: Level, cell: number, words: Words) =>
  words('block.place', { x: (cell % width) + 1, y: Math.floor(cell / width) + 1 });

/** The place and the stance of the piece of a play, as a sentence. */
export const stanceHere = (play: BlockPlay, words: Words): string =>
  stanceText(play.level, here(play), words);

/** The place and the stance of the piece, as a sentence. */
export function stanceText(level: Level, state: BlockState, words: Words): string {
  const cells = cellsOf(state).map((cell) => place(level, cell, words));
  const [at] = cells;
  const thing = level.game === 'on-the-edge' ? '' : words(`block.thing.${level.game}`);
  if ('cubes' in state) return blockText(cells, state.selected, thing, words);
  if (!('axis' in state)) return words('block.stance.cube', { at });
  const axis = words(`block.stance.${state.axis}`, { thing, at });
  return state.cube > 0 ? `${axis} ${words('block.stance.star', { n: state.cube })}` : axis;
}

/** The stance of a block, by the names of its cells and the half that moves if it is split. */
function blockText(
  [at, other]: readonly string[],
  selected: number | null,
  thing: string,
  words: Words,
): string {
  if (selected === 1) return words('block.stance.split', { thing, at: other, other: at });
  if (selected === 0) return words('block.stance.split', { thing, at, other });
  return other === undefined
    ? words('block.stance.standing', { thing, at })
    : words('block.stance.lying', { thing, at, other });
}

/** The effects of switches, teleports, keys and stars, one sentence each. */
export function levelRules(level: Level, words: Words): string[] {
  if (level.game === 'on-the-edge') return [];
  return level.game === 'bloxorz' ? bloxorzRules(level, words) : bobbinRules(level, words);
}

function bloxorzRules(level: BloxorzLevel, words: Words): string[] {
  const { switches, teleports, bridges } = level;
  return [
    // Without these the rules do not differ.
    ...(switches.length + teleports.length > 0 ? [words(`block.rules.${level.rules}`)] : []),
    ...switches.map(({ name, weight, effect, bridges: moved }) =>
      words('block.rule.switch', {
        weight: words(`block.cell.${weight}`, { name }),
        effect: words(`block.effect.${effect}`, {
          names: [...new Set(moved)].map((bridge) => bridges[bridge].name).join(', ') || '–',
        }),
      }),
    ),
    ...teleports.map(({ name, to }) => {
      const [a, b] = to.map((cell) => place(level, cell, words));
      return words('block.rule.teleport', { name, a, b });
    }),
  ];
}

const bobbinRules = ({ keys, stars }: BobbinLevel, words: Words): string[] => [
  ...keys.flatMap(({ name, partner }, i) =>
    i < partner ? [words('block.rule.pair', { a: name, b: keys[partner].name })] : [],
  ),
  ...stars.map(({ name, moves }) => words('block.rule.star', { name, n: moves })),
];
