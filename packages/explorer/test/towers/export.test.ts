import { colors } from '@manaus/plot';
import { expect, test } from 'vitest';
import { optimalText } from '../../src/shell/phrase.js';
import { itemText, notebookText } from '../../src/shell/see-also.js';
import { playFigure } from '../../src/towers/export-graph.js';
import { sceneOf, wholePlan } from '../../src/towers/graph-scene.js';
import { readPlay } from '../../src/towers/play-file.js';
import { wordsOf } from '../../src/words/words.js';

test('a picture of a play is in the language of the page, good and bad in their colors', () => {
  const states = ['1/2/3', '/12/3', '3/12/'];
  const game = readPlay(JSON.stringify({ puzzle: 'manaus', discs: 3, start: '1/2/3', states }));
  const words = wordsOf('pt-BR');
  const figure = playFigure(game, sceneOf(wholePlan(game.world)), words);
  expect(figure.title).toBe('Manaus, 3 discos');
  expect(figure.subtitle).toContain('Leve todos os discos ao pino p0.');
  const labels = figure.legend?.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining([words('legend.good'), words('legend.bad')]));
  const fills = figure.marks.flatMap((mark) =>
    mark.kind === 'text' ? (mark.box?.fill ?? []) : [],
  );
  expect(new Set(fills)).toEqual(new Set([colors.good, colors.bad, colors.path]));
});

test('items of works and notebooks have names, not ids', () => {
  expect(itemText('martins2024/theorem-4', wordsOf('en'))).toBe('Theorem 4, Martins (2024)');
  expect(itemText('carvalho2013/theorem-2.4.1-bouton', wordsOf('pt-BR'))).toBe(
    'Teorema 2.4.1, Carvalho (2013)',
  );
  expect(itemText('carvalho2013/classifier', wordsOf('es'))).toBe('Un enunciado, Carvalho (2013)');
  expect(notebookText('martins2024/05-manaus', wordsOf('en'))).toBe('Notebook 5 on Martins (2024)');
});

test('one possible move is not counted among others', () => {
  for (const language of ['en', 'pt-BR', 'es'] as const) {
    expect(optimalText(1, 1, wordsOf(language))).not.toContain('1');
    expect(optimalText(1, 3, wordsOf(language))).toMatch(/1.*3/);
  }
});
