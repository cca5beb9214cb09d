import { readdirSync, readFileSync } from 'node:fs';
import { blockGame, checkPath, formatLevel, parseLevel, shortestPlay } from '@manaus/blocks';
import { describe, expect, test } from 'vitest';
import { solveLevel } from '../../src/index.js';
import { elements } from './level-elements.js';

const folder = new URL('../../../../levels/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const movesOf = (text: string) => solveLevel(parseLevel(text)).moves;

describe.each(files)('%s', (file) => {
  const text = textOf(file);
  const level = parseLevel(text);
  test('has the shortest solution that it says, by two searches', () => {
    const { moves, path } = solveLevel(level);
    expect(text).toMatch(new RegExp(`^! shortest solution: ${moves} moves\n`));
    expect(solveLevel(level, { plain: true }).moves).toBe(moves);
    expect(checkPath(blockGame(level), path ?? '').wins).toBe(true);
  });
  test('is named as its file, and is written as it is read', () => {
    expect(`${level.name.toLowerCase().replaceAll(' ', '-')}.txt`).toBe(file);
    expect(parseLevel(formatLevel(level))).toEqual(level);
  });
});

describe('every element of the format changes the shortest solution of a level', () => {
  test.each(elements.map((element) => [element.game, element.name, element] as const))(
    '%s: %s',
    (game, _, element) => {
      const changed = files.filter((file) => {
        const text = textOf(file);
        const other = element.without(text);
        return parseLevel(text).game === game && other !== text && movesOf(other) !== movesOf(text);
      });
      expect(changed).not.toEqual([]);
    },
  );
  test('bloxorz: what is made smallest, and what a comment says of it', () => {
    const text = textOf('two-counts.txt');
    const { rolls, moves } = solveLevel(parseLevel(text), { least: 'rolls' });
    expect(text).toContain(`! with the fewest rolls, ${rolls}: ${moves} moves\n`);
    expect(solveLevel(parseLevel(text)).moves).toBeLessThan(moves as number);
  });
  test('bloxorz: the other rules, and what a comment says of them', () => {
    const text = textOf('firm-ground.txt');
    const { moves } = solveLevel(parseLevel(text), { rules: 'official' });
    expect(text).toContain(`a bridge that opens: ${moves}\n`);
    expect(
      solveLevel(parseLevel('game bloxorz\ngrid\nSaBG\nend\nbridge B open\nswitch a light close B'))
        .path,
    ).toBe(null);
  });
  test('bloxorz: the move that selects the other half', () => {
    const changed = files.filter((file) => {
      const game = blockGame(parseLevel(textOf(file)));
      const letters = game.letters.filter((letter) => letter !== '_');
      return shortestPlay({ ...game, letters }).path?.length !== shortestPlay(game).path?.length;
    });
    expect(changed).not.toEqual([]);
  });
});
