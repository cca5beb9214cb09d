import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { main } from '../../../src/index.js';
import { runLine } from '../../run.js';
import { levelFiles } from './level-files.js';

const { tiny } = levelFiles();

describe('a level on standard input', () => {
  const text = readFileSync(tiny, 'utf8');
  async function* lines() {
    yield* text.split('\n');
  }
  const piped = async (line: string) => {
    let out = '';
    const take = (part: string) => {
      out += part;
    };
    const io = { out: take, err: () => {}, color: false, debug: false, lines: lines() };
    expect(await main(line.split(' '), io)).toBe(0);
    return out;
  };
  test.each([
    'block solve - --json',
    'block check - RR --json',
    'block show - --json',
    'block analyze - --json',
    'block import - --json',
    'block export - --to table --json',
  ])('%s', async (line) => {
    const { out } = await runLine(line.replace(' - ', ` ${tiny} `));
    expect(await piped(line)).toBe(out);
  });
});
