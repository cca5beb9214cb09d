import type { Level } from '@manaus/blocks';
import { colors, type Figure, type LegendEntry, type Mark, message, said } from '@manaus/plot';

/** The content of a plan. */
interface Plan {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  /** Lines through the middles of cells, such as a solution; from the start. */
  readonly path?: readonly number[];
}

const looks = {
  floor: { label: 'floor', color: colors.faint, shape: 'box' },
  closed: { label: 'bridge, closed', color: colors.peg, shape: 'box' },
  open: { label: 'bridge, open', color: colors.peg, shape: 'hollow' },
  first: { label: 'switch', color: '#0072b2', shape: 'capsule' },
  teleport: { label: 'teleport', color: '#aa3f88', shape: 'capsule' },
  raised: { label: 'raised floor', color: colors.other, shape: 'box' },
  lowered: { label: 'key, lowered', color: '#0072b2', shape: 'capsule' },
  up: { label: 'key, raised', color: '#b34f00', shape: 'box' },
  blue: { label: 'blue cell', color: '#56b4e9', shape: 'box' },
  ends: { label: 'start', color: colors.vertex, shape: 'box' },
  goal: { label: 'end', color: colors.bad, shape: 'box' },
} as const satisfies Record<string, LegendEntry>;
type Look = keyof typeof looks;

/** The object on a cell, and the word in it. */
type Sign = readonly [look: Look, word?: string];

/** Names end in the number of the variable, which the drawing shows by the place. */
const short = (name: string): string => name.replace(/^T?(\w+?)_\d+$/, '$1');

/** A level from above. */
export function levelPlan({ level, title, subtitle, path }: Plan): Figure {
  const size = Math.min(48, Math.floor(808 / level.width));
  const width = Math.max(760, 40 + size * level.width);
  const [left, top] = [(width - size * level.width) / 2, 84];
  const signs = signsOf(level);
  const corner = (cell: number) => ({
    x: left + size * (cell % level.width),
    y: top + size * (level.height - 1 - Math.floor(cell / level.width)),
  });
  const marks = [...signs].flatMap(([cell, sign]) => drawn(sign, corner(cell), size));
  const middle = (cell: number) => ({ x: corner(cell).x + size / 2, y: corner(cell).y + size / 2 });
  const line: Mark[] =
    path === undefined
      ? []
      : [
          {
            kind: 'line',
            lines: [path.map(middle)],
            color: colors.pathOutline,
            width: 4,
            group: 'path',
          },
        ];
  const used = new Set([...signs.values()].map(([look]) => look));
  const legend = Object.entries(looks).flatMap(([look, entry]) =>
    used.has(look as Look) ? [entry] : [],
  );
  const { game } = level;
  const extent = said({
    en: `a level of ${game} of ${level.width} by ${level.height} cells, ${signs.size} of them used`,
    pt: `uma fase de ${game} de ${level.width} por ${level.height} posições, ${signs.size} delas usadas`,
  });
  const alt = `${message(title)}: ${extent}.`;
  return {
    title,
    subtitle,
    width,
    height: top + size * level.height + 64,
    alt,
    legend,
    marks: [
      ...marks.filter(({ kind }) => kind === 'rect'),
      ...line,
      ...marks.filter(({ kind }) => kind !== 'rect'),
    ],
  };
}

function drawn(
  [look, word = '']: Sign,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): Mark[] {
  const { color, shape } = looks[look];
  const [cell, round] = [
    shape === 'capsule' ? colors.faint : shape === 'hollow' ? colors.paper : color,
    shape === 'capsule',
  ];
  const ink =
    look === 'closed' || look === 'open' || look === 'floor' || look === 'blue'
      ? colors.text
      : colors.paper;
  const text = Math.min(15, (size - 3) / (0.7 * Math.max(2, word.length)));
  return [
    {
      kind: 'rect',
      x: x + 1,
      y: y + 1,
      width: size - 2,
      height: size - 2,
      fill: cell,
      stroke: shape === 'hollow' ? color : colors.ghost,
      strokeWidth: shape === 'hollow' ? 2 : 1,
      hover: word,
    },
    ...(round
      ? [
          {
            kind: 'circle',
            x: x + size / 2,
            y: y + size / 2,
            radius: size / 2 - (size < 24 ? 1 : 3),
            fill: color,
          } as const,
        ]
      : []),
    ...(word !== '' && text >= 9
      ? [
          {
            kind: 'text',
            x: x + size / 2,
            y: y + size / 2,
            text: word,
            size: text,
            weight: 'bold',
            color: ink,
            halo: ink === colors.text ? colors.paper : undefined,
            group: 'names',
          } as const,
        ]
      : []),
  ];
}

function signsOf(level: Level): Map<number, Sign> {
  const signs = new Map<number, Sign>();
  level.floor.forEach((kind, cell) => {
    if (kind !== 'void')
      signs.set(cell, [kind === 'raised' ? 'raised' : kind === 'blue' ? 'blue' : 'floor']);
  });
  const put = (cells: readonly number[], ...sign: Sign) => {
    for (const cell of cells) signs.set(cell, sign);
  };
  if (level.game === 'bloxorz') {
    for (const { name, cells, closed } of level.bridges)
      put(cells, closed ? 'closed' : 'open', name.startsWith('Q') ? name : '');
    for (const { name, cells } of level.switches) put(cells, 'first', short(name));
    for (const { cells } of level.teleports) put(cells, 'teleport', 'T');
  }
  if (level.game === 'bobbin')
    for (const { name, cell, raised } of level.keys)
      put([cell], raised ? 'up' : 'lowered', name.slice(1).replace('_', '.'));
  put([level.start], 'ends', 'S');
  put([level.goal], 'goal', 'G');
  return signs;
}
