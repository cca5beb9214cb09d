import { drawnGraphFigure, type Tongue } from '@manaus/plot';
import { type Checks, general, range } from '../../check/index.js';

/** Steps from 0 to 1 and from 1 to 0 along a side. */
type Steps = { readonly up: number; readonly down: number };

function bySteps(side: readonly number[]): Steps {
  const steps = side.slice(1).map((label, i) => label - side[i]);
  return {
    up: steps.filter((step) => step > 0).length,
    down: steps.filter((step) => step < 0).length,
  };
}

/** Changes of the label go up and down in turn, and the first goes up. */
function byChanges(side: readonly number[]): Steps {
  const changes = side.filter((label, i) => i > 0 && label !== side[i - 1]).length;
  return { up: Math.ceil(changes / 2), down: Math.floor(changes / 2) };
}

const sides = (longest: number): number[][] =>
  range(2, longest).flatMap((length) =>
    range(0, 2 ** (length - 2) - 1).map((code) => [
      0,
      ...range(0, length - 3).map((i) => (code >> i) & 1),
      1,
    ]),
  );

const side = [0, 1, 1, 0, 0, 1, 0, 1, 1];
const sideFigure = (language: Tongue) =>
  drawnGraphFigure({
    title: 'Steps between 0 and 1 along a side',
    width: 760,
    height: 240,
    vertices: side.map((label, x) => ({
      x,
      y: 0,
      label: String(label),
      fill: label === 0 ? '#d55e00' : '#0072b2',
    })),
    edges: side.slice(1).map((label, x) => ({
      ends: [x, x + 1] as const,
      ...(label === side[x] ? {} : { color: '#c8362b', width: 4 }),
    })),
    notes: side
      .slice(1)
      .flatMap((label, x) =>
        label === side[x] ? [] : [{ x: x + 0.5, y: -0.5, text: label > side[x] ? '0→1' : '1→0' }],
      ),
    language,
  });

export default {
  'figure-1.5': {
    figure: sideFigure,
    check: (effort) => {
      const longest = effort === 'quick' ? 12 : 18;
      return general<readonly number[], Steps>({
        checked: {
          en: `all labelings of sides with 2 to ${longest} points, by steps and by changes of the label`,
          pt: `todas as rotulações de lados com 2 a ${longest} pontos, por passos e por mudanças do rótulo`,
        },
        instances: sides(longest),
        satisfies: ({ up, down }) => up === down + 1,
        methods: { 'each step': bySteps, 'changes of the label': byChanges },
      });
    },
  },
} satisfies Checks;
