import type { BlockState, Level } from '@manaus/blocks';
import type { Words } from '../words/words.js';
import { levelNow } from './board.js';
import { cellsOf } from './chart.js';

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

function floorTexts(level: Level, words: Words): Map<number, CellText> {
  const texts = new Map<number, CellText>();
  const plain = {
    floor: '#',
    wood: '~',
    once: '#',
    twice: 'K',
    blue: 'B',
    goal: 'G',
    raised: '^',
  } as const;
  level.floor.forEach((kind, cell) => {
    if (kind !== 'void') texts.set(cell, { sign: plain[kind], text: words(`block.cell.${kind}`) });
  });
  const put = (cells: readonly number[], sign: string, text: string) => {
    for (const cell of cells) texts.set(cell, { sign, text });
  };
  if (level.game === 'bloxorz') {
    for (const { name, cells, closed } of level.bridges)
      put(cells, name, words(closed ? 'block.cell.closed' : 'block.cell.open', { name }));
    for (const { name, cells, weight } of level.switches)
      put(cells, name, words(`block.cell.${weight}`, { name }));
    for (const { name, cells } of level.teleports)
      put(cells, name, words('block.cell.teleport', { name }));
  }
  if (level.game === 'bobbin') {
    for (const { name, cell, raised } of level.keys)
      put([cell], name, words(raised ? 'block.cell.keyUp' : 'block.cell.keyDown', { name }));
    for (const { name, cells } of level.stars) put(cells, name, words('block.cell.star', { name }));
  }
  put([level.goal], 'G', words('block.cell.goal'));
  return texts;
}

const place = ({ width }: Level, cell: number, words: Words) =>
  words('block.place', { x: (cell % width) + 1, y: Math.floor(cell / width) + 1 });

/** The place and the stance of the piece, as a sentence. */
export function stanceText(level: Level, state: BlockState, words: Words): string {
  const cells = cellsOf(state).map((cell) => place(level, cell, words));
  const [at, other] = cells;
  const thing = level.game === 'on-the-edge' ? '' : words(`block.thing.${level.game}`);
  if ('cubes' in state) {
    if (state.selected !== null)
      return words('block.stance.split', {
        thing,
        at: cells[state.selected],
        other: cells[1 - state.selected],
      });
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
  if (level.game === 'bloxorz')
    return [
      // Without these the rules do not differ.
      ...(level.switches.length + level.teleports.length > 0
        ? [words(`block.rules.${level.rules}`)]
        : []),
      ...level.switches.map(({ name, weight, effect, bridges }) => {
        const names =
          [...new Set(bridges)].map((bridge) => level.bridges[bridge].name).join(', ') || '–';
        return words('block.rule.switch', {
          weight: words(`block.cell.${weight}`, { name }),
          effect: words(`block.effect.${effect}`, { names }),
        });
      }),
      ...level.teleports.map(({ name, to: [a, b] }) =>
        words('block.rule.teleport', {
          name,
          a: place(level, a, words),
          b: place(level, b, words),
        }),
      ),
    ];
  if (level.game !== 'bobbin') return [];
  const pairs = level.keys.flatMap(({ name, partner }, i) =>
    i < partner ? [words('block.rule.pair', { a: name, b: level.keys[partner].name })] : [],
  );
  return [
    ...pairs,
    ...level.stars.map(({ name, moves }) => words('block.rule.star', { name, n: moves })),
  ];
}
