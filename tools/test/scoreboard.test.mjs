import { expect, test } from 'vitest';
import { withScoreboard } from '../readme/scoreboard.mjs';

test('the scoreboard goes between the markers', () => {
  /** @type {Parameters<typeof withScoreboard>[1]} */
  const rows = [
    {
      id: 'a/1',
      verdict: 'holds',
      departs: null,
      border: false,
      certainty: null,
      rebuilt: false,
    },
  ];
  const text = 'before\n<!-- scoreboard -->\nold\n<!-- /scoreboard -->\nafter\n';
  const once = withScoreboard(text, rows, 'pt') ?? '';
  expect(once).toContain('| obra | vale |');
  expect(once.startsWith('before\n') && once.endsWith('after\n') && !once.includes('old')).toBe(
    true,
  );
  expect(withScoreboard(once, rows, 'pt')).toBe(once);
  expect(withScoreboard('no markers', rows, 'en')).toBe(null);
});
