import type { BlockState, Level } from '@manaus/blocks';
import type { Words } from '../words/words.js';
import { levelNow } from './board.js';
import { cellsOf } from './chart.js';
import { type BlockPlay, here } from './play.js';

/** A cell in a sign and in words. */
export interface CellText {
  readonly sign: string;
  readonly text: string;
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

/** The texts of all cells in a state, without void, with the piece on its cells. */
export function cellTexts(level: Level, state: BlockState, words: Words): Map<number, CellText> {
  const now = levelNow(level, state);
  const texts = new Map<number, CellText>();
  now.floor.forEach((kind, cell) => {
    if (kind !== 'void') texts.set(cell, { sign: signs[kind], text: words(`block.cell.${kind}`) });
  });

  // What stands on the floor under a name.
  const set = (cells: readonly number[], sign: string, text: string) => {
    for (const cell of cells) texts.set(cell, { sign, text });
  };
  if (now.game === 'bloxorz') {
    for (const { name, cells, closed } of now.bridges)
      set(cells, name, words(closed ? 'block.cell.closed' : 'block.cell.open', { name }));
    for (const { name, cells, weight } of now.switches)
      set(cells, name, words(`block.cell.${weight}`, { name }));
    for (const { name, cells } of now.teleports)
      set(cells, name, words('block.cell.teleport', { name }));
  } else if (now.game === 'bobbin') {
    for (const { name, cell, raised } of now.keys)
      set([cell], name, words(raised ? 'block.cell.keyUp' : 'block.cell.keyDown', { name }));
    for (const { name, cells } of now.stars) set(cells, name, words('block.cell.star', { name }));
  }
  set([now.goal], 'G', words('block.cell.goal'));

  for (const cell of cellsOf(state)) {
    const under = texts.get(cell)?.text ?? words('block.cell.void');
    set([cell], '■', `${words('block.piece')}, ${under}`);
  }
  return texts;
}

const place = ({ width }: Level, cell: number, words: Words) =>
  words('block.place', { x: (cell % width) + 1, y: Math.floor(cell / width) + 1 });

/** The place and the stance of the piece of a play, as a sentence. */
export const stanceHere = (play: BlockPlay, words: Words): string =>
  stanceText(play.level, here(play), words);

/** The place and the stance of the piece, as a sentence. */
export function stanceText(level: Level, state: BlockState, words: Words): string {
  const [at, other] = cellsOf(state).map((cell) => place(level, cell, words));
  const thing = level.game === 'on-the-edge' ? '' : words(`block.thing.${level.game}`);
  if ('cubes' in state) {
    // Of a split block, the half that moves is named first.
    if (state.selected === 1) return words('block.stance.split', { thing, at: other, other: at });
    if (state.selected === 0) return words('block.stance.split', { thing, at, other });
    return other === undefined
      ? words('block.stance.standing', { thing, at })
      : words('block.stance.lying', { thing, at, other });
  }
  if (!('axis' in state)) return words('block.stance.cube', { at });
  const axis = words(`block.stance.${state.axis}`, { thing, at });
  return state.cube > 0 ? `${axis} ${words('block.stance.star', { n: state.cube })}` : axis;
}

/** The effects of switches, teleports, keys and stars, one sentence each. */
export function levelRules(level: Level, words: Words): string[] {
  if (level.game === 'on-the-edge') return [];
  if (level.game === 'bobbin')
    return [
      ...level.keys.flatMap(({ name, partner }, i) =>
        i < partner ? [words('block.rule.pair', { a: name, b: level.keys[partner].name })] : [],
      ),
      ...level.stars.map(({ name, moves }) => words('block.rule.star', { name, n: moves })),
    ];
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
