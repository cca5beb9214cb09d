import { parseLevel } from '@manaus/blocks';
import { expect, test } from 'vitest';
import { cellsOf, chartOf, numbersAlong, wayTo } from '../../src/blocks/chart.js';
import { graphScene } from '../../src/blocks/graph-scene.js';
import { here, playOf, playPath } from '../../src/blocks/play.js';
import { own } from './some-plays.js';

test('a state of the graph stands where its number says, and a path leads to it', () => {
  for (const [, text] of own) {
    const level = parseLevel(text);
    const chart = chartOf(level, {});
    if (chart.toWin.length > 600) continue;
    const { places, figure } = graphScene(level);
    expect(places).toHaveLength(chart.toWin.length);
    const [left] = figure.marks.flatMap((mark) =>
      mark.kind === 'rect' && mark.group === 'floor' ? [mark.width + 2] : [],
    );
    for (let state = 0; state < places.length; state++) {
      const path = wayTo(chart, state);
      const play = playPath(playOf(text), path);
      expect(numbersAlong(chart, path)[path.length]).toBe(state);
      const cells = cellsOf(here(play));
      const x = cells.reduce((sum, cell) => sum + (cell % level.width), 0) / cells.length;
      // A piece that lies is drawn up to 0.3 beside the middle of its cells, the start likewise.
      expect(
        Math.abs((places[state].x - places[0].x) / left - (x - (level.start % level.width))),
      ).toBeLessThanOrEqual(0.6 + 1e-9);
    }
  }
});
