import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { json, runLine } from '../../run.js';
import { levelFiles } from './level-files.js';

const { folder } = levelFiles();

describe('block generate', () => {
  test('a level as hard as asked, the same again', async () => {
    const found = await json(
      'block generate bobbin --least 7 --most 12 --width 6 --height 5 --seed 4',
    );
    expect(found.moves).toBeGreaterThanOrEqual(7);
    const file = join(folder, 'made.txt');
    expect(
      await runLine(
        `block generate bobbin --least 7 --most 12 --width 6 --height 5 --seed 4 --out ${file}`,
      ),
    ).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(found.level);
    expect(await json(`block solve ${file}`)).toMatchObject({ moves: found.moves });
  });
  test('a level for strict rules, which its text names', async () => {
    const file = join(folder, 'strict.txt');
    const line = `block generate bloxorz --rules strict --least 6 --seed 2 --out ${file} --force`;
    const found = await json(line);
    expect(found).toMatchObject({
      rules: 'strict',
      level: expect.stringMatching(/^rules strict$/m),
    });
    expect(await json(`block solve ${file}`)).toMatchObject({
      rules: 'strict',
      moves: found.moves,
    });
  });
});
