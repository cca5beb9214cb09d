import { current } from '../play/history.js';
import { importLine } from '../shell/ask-in-code.js';
import { movesOf } from './setup.js';
import type { TowerGame } from './tower-game.js';

/**
 * The cells of a notebook that ask about a game: its rules and its position, a shortest solution,
 * its map.
 */
export function inCode({ setup, world, history }: TowerGame): string[] {
  const { tower, discs, pegs, capacities, goal } = setup;
  const options = JSON.stringify({ pegs, capacities, goal, moves: movesOf(setup) });
  const chosen = options === '{}' ? '' : `, ${options}`;
  return [
    [
      importLine('core', 'findTower', 'parseLabel'),
      importLine('lab', 'analyze', 'drawTower', 'solve', 'storeTower'),
      '',
      `const rules = findTower(${JSON.stringify(tower.name)}).tower(${discs}${chosen});`,
      `const state = parseLabel(rules, ${JSON.stringify(world.label(current(history)))});`,
      'rules',
    ].join('\n'),
    'solve(rules, state)',
    'analyze(rules)',
    'drawTower(storeTower(rules))',
  ];
}
