import type { Figure, LegendEntry, Tongue } from '@manaus/plot';
import { drawHanoi, placedHanoi } from '../../shared/figures/hanoi-graph.js';
import { type EdgeKind, edgeKinds, snakeCopies } from '../evidence/snake-copies.js';
import { snake } from '../evidence/snakes.js';

const looks = {
  snake: { color: '#0072b2', width: 3 },
  closing: { color: '#d55e00', width: 4, dashed: true },
  joining: { color: '#1f2933', width: 4 },
  other: {},
} as const;

/** H_3^n with its copies of A(T_6), the edges that close them and those that join them. */
export function drawSnakes(language: Tongue, discs: number, title: string, labels = false): Figure {
  const kinds = edgeKinds(discs);
  const names = snake(6, (i) => i % 2 === 1).labels;
  const name = new Map(
    snakeCopies(discs).flatMap((copy) => copy.map((v, i) => [v, names[i]] as const)),
  );
  return drawHanoi(language, placedHanoi(discs), {
    title,
    width: discs === 2 ? 560 : 760,
    height: discs === 2 ? 560 : 780,
    dot: discs === 4 ? 4 : 5,
    label: (v) => (labels ? name.get(v) : undefined),
    labelSize: discs === 2 ? 17 : 13,
    edge: (a, b) => looks[kinds.get(`${a} ${b}`) ?? 'joining'],
    legend: legendOf([...kinds.values()]),
  });
}

const entries = [
  ['snake', 'edges of A(T₆)', 'line'],
  ['closing', 'added u₁u₆', 'dashed'],
  ['joining', 'between copies', 'line'],
] as const;

/** The kinds of edges that occur, each with its number. */
const legendOf = (kinds: readonly EdgeKind[]): LegendEntry[] =>
  entries.flatMap(([kind, label, shape]) => {
    const times = kinds.filter((other) => other === kind).length;
    return times === 0 ? [] : [{ label: `${label}: ${times}`, color: looks[kind].color, shape }];
  });
