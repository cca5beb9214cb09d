import { describe, expect, test } from 'vitest';
import { commandsOf } from '../../src/commands/index.js';
import { type Command, type Entries, isCommand } from '../../src/shell/command.js';
import { optionsOf } from '../../src/shell/run-command.js';
import { expectBad } from '../run.js';

async function all(entries: Entries, path = ''): Promise<[string, Command][]> {
  const found = await Promise.all(
    Object.entries(entries).map(async ([name, { load }]) => {
      const loaded = await load();
      const place = `${path}${name}`;
      const itself: [string, Command][] = isCommand(loaded) ? [[place, loaded]] : [];
      return [...itself, ...(await all(loaded.actions ?? {}, `${place} `))];
    }),
  );
  return found.flat() as [string, Command][];
}

test('every command takes --max-seconds, or says why its work is small', async () => {
  const commands = await all(commandsOf());
  expect(commands.length).toBeGreaterThan(25);
  for (const [place, command] of commands)
    if ('plan' in command) expect(Object.keys(optionsOf(command)), place).toContain('max-seconds');
    else expect(command.small, place).not.toBe('');
});

describe('work that takes longer is refused', () => {
  test.each([
    'states hanoi --discs 11 --eccentricity',
    'grundy --game grundy --upto 1000000',
    'grundy --game treblecross --upto 10000000',
    'grundy --game 0.7777777 --upto 100000',
    'outcome 0.6 10000001',
    'study oxford --discs 12',
    'compare hanoi "hanoi --moves star" --discs 12',
    'positions hanoi --discs 12',
    'draw hanoi --discs 12 --out never.svg',
    'states hanoi --discs 12',
    'graph hanoi --discs 12 --format json --attributes',
  ])('%s', (line) => expectBad(`${line} --max-seconds 0.1`, /--max-seconds must be enough/));
});
