import { hanoi, parseLabel } from '@manaus/core';
import { afterEach, describe, expect, test } from 'vitest';
import { localized } from '../src/localized.js';
import {
  boardFigure,
  language,
  said,
  smallMultiples,
  type Tongue,
  toHtml,
  towerGraphFigure,
} from '../src/node.js';
import { erratumHtml, tableHtml } from '../src/tables.js';
import { graphOf } from './helpers.js';

const portuguese: Tongue = { language: 'pt', words: { 'my graph': 'meu grafo' } };
const graph = graphOf(hanoi(2));

/** A tower graph, a page, a table and an erratum, with a pause after each. */
async function rendering(tongue: Tongue): Promise<string[]> {
  const texts: string[] = [];
  const pieces = [
    () =>
      JSON.stringify(
        localized(towerGraphFigure({ ...graph, title: 'my graph', ...inTongue(tongue) }), tongue),
      ),
    () =>
      toHtml(
        boardFigure({ rules: hanoi(2), state: parseLabel(hanoi(2), '12//'), ...inTongue(tongue) }),
        inTongue(tongue),
      ),
    () =>
      smallMultiples([towerGraphFigure({ ...graph, ...inTongue(tongue) })], {
        title: 'my graph',
        ...inTongue(tongue),
      }).alt,
    () => tableHtml([{ discs: 2.5, solved: true }], { caption: 'my graph', ...inTongue(tongue) }),
    () => erratumHtml({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1' }, inTongue(tongue)),
    () => said(tongue, { en: 'one', pt: 'um' }),
  ];
  for (const piece of pieces) {
    texts.push(piece());
    await Promise.resolve();
  }
  return texts;
}

const inTongue = (tongue: Tongue) => ({ language: tongue });

describe('two languages at once', () => {
  afterEach(() => language('en'));

  test('are those that two renderings have one after the other', async () => {
    const alone = [await rendering('en'), await rendering(portuguese)];
    expect(await Promise.all([rendering('en'), rendering(portuguese)])).toEqual(alone);
    const [english, other] = alone.map((texts) => texts.join());
    for (const text of ['State graph of', '9 states', 'my graph', 'Erratum', 'yes', '2.5'])
      expect(english).toContain(text);
    for (const text of ['Grafo de estados', '9 estados', 'meu grafo', 'Errata', 'sim', '2,5'])
      expect(other).toContain(text);
    expect(other).not.toMatch(/my graph|State graph|states|Erratum/);
  });

  test('are not those of the notebook, which is the default alone', async () => {
    const english = await rendering('en');
    language('pt-BR', { 'my graph': 'outro grafo' });
    expect(await rendering('en')).toEqual(english);
    const { alt } = towerGraphFigure({ ...graph, title: 'my graph' });
    expect(alt).toMatch(/^Grafo de estados: outro grafo/);
  });
});
