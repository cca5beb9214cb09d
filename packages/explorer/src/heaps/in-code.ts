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
  const hasValues = table.rules.grundyValues?.(UPTO) !== undefined;
  return [
    [
      importLine('games', 'answerPosition', ...(hasValues ? ['grundyRow'] : []), 'heapGames'),
      '',
      `const { play } = heapGames.find(({ name }) => name === ${JSON.stringify(family.name)})!;`,
      `const game = play(${JSON.stringify(chosen)}, ${JSON.stringify(convention)});`,
      `const position = ${JSON.stringify(table.label(current(history).position))};`,
      'game.notation.parse(position)',
    ].join('\n'),
    'answerPosition(game, position, 10)',
    ...(hasValues ? [`grundyRow(game, ${UPTO})`] : []),
  ];
}
