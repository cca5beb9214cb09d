import { current } from '../play/history.js';
import { importLine } from '../shell/ask-in-code.js';
import type { HeapsGame } from './heaps-game.js';

/** The single heaps whose values are asked for. */
const UPTO = 30;

/** The cells of a notebook that ask about a game: its rules, its position, and its single heaps. */
export function inCode({ table, history }: HeapsGame): string[] {
  const { family, parameters, convention } = table.setup;
  const chosen = Object.fromEntries(
    family.parameters.map(({ name }) => [name, parameters[name]] as const),
  );
  const name = JSON.stringify(family.name);
  const given = family.parameters.length === 0 ? '' : `, ${JSON.stringify(chosen)}`;
  return [
    [
      importLine('games', 'heapGame'),
      '',
      `const game = heapGame(${name}${given})${convention === 'normal' ? '' : '.misere'};`,
      `const position = ${JSON.stringify(table.label(current(history).position))};`,
      'game.outcome(position)',
    ].join('\n'),
    'game.winningMoves(position, 10)',
    ...(table.rules.isSum ? [`game.grundyValues(${UPTO})`] : []),
  ];
}
