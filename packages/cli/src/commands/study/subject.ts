import type { NamedTower, TowerFamily } from '@manaus/core';
import { BadInput, mustBe } from '../../errors/bad-input.js';
import type { Values } from '../../options/option.js';
import { namesOf, refusePegs, type ruleOptions } from '../../options/puzzle.js';

/** The subject of a study. */
export interface Subject {
  readonly tower: TowerFamily;
  /** A text that differs for different rules. */
  readonly identity: string;
  /** The file of the rules; `null` for a named puzzle. */
  readonly file: string | null;
}

type RuleValues = Values<ReturnType<typeof ruleOptions>>;

/** The named puzzle with changed rules, or the tower of a file. */
export async function subjectOf(
  towers: readonly NamedTower[],
  named: string,
  changes: RuleValues,
  onRun?: (file: string) => void,
): Promise<Subject> {
  const puzzle = towers.find(({ name }) => name === named);
  if (puzzle !== undefined) return puzzleSubject(towers, puzzle, changes);
  const { isRulesFile, readRulesFile } = await import('./rules-file.js');
  if (!isRulesFile(named))
    throw mustBe('FILE|PUZZLE', `a file of rules, or one of ${namesOf(towers).join(', ')}`, named);
  const given = Object.entries(changes).find(([, value]) => value !== undefined);
  if (given !== undefined)
    throw new BadInput(`--${given[0]} cannot be used with a file, which has its own rules`);
  return { ...(await readRulesFile(named, onRun)), file: named };
}

function puzzleSubject(
  towers: readonly NamedTower[],
  puzzle: NamedTower,
  changes: RuleValues,
): Subject {
  refusePegs(towers, puzzle, changes.pegs);
  const { pegs, capacities, moves, goal } = changes;
  const chosen = { pegs, capacities, moves, goal };
  return {
    tower: (discs) => puzzle.tower(discs, chosen),
    identity: JSON.stringify([puzzle.name, chosen]),
    file: null,
  };
}
