import {
  compileTower,
  faultText,
  isInputError,
  parseLabel,
  type Tower,
  type TowerFamily,
} from '@manaus/core';
import { reword, unusable } from '../errors/refusal.js';
import { blaming } from '../options/label.js';
import { namesGiven, optionNames, type Values } from '../options/option.js';
import { refusePegs, ruleOptions, type Towers } from '../options/puzzle.js';
import { type PageFields, pageFields } from '../page/address.js';
import type { Io } from '../shell/io.js';

/** The tower that a command is about. */
export interface Subject {
  readonly tower: TowerFamily;
  /** A text that differs for different rules. */
  readonly identity: string;
  /** The file of the rules; `null` for a named puzzle. */
  readonly file: string | null;
  /**
   * The fields that name the tower in an address of the play page; `null` for a module, which no
   * page runs.
   */
  readonly fields: PageFields | null;
}

type RuleValues = Values<ReturnType<typeof ruleOptions>>;

/**
 * The named puzzle with changed rules, or the tower of a file or of standard input.
 *
 * A file has its own rules: of the changes only the goal fits it.
 */
export async function subjectOf(
  towers: Towers,
  named: string,
  changes: RuleValues,
  io: Io,
): Promise<Subject> {
  const puzzle = towers.find(({ name }) => name === named);
  if (puzzle !== undefined) {
    refusePegs(towers, puzzle, changes.pegs);
    const { pegs, capacities, moves, goal } = changes;
    const chosen = { pegs, capacities, moves, goal };
    return {
      tower: (discs) => puzzle.tower(discs, chosen),
      identity: JSON.stringify([puzzle.name, chosen]),
      file: null,
      fields: pageFields({ puzzle: puzzle.name, ...chosen }),
    };
  }
  const [refused] = namesGiven({
    pegs: changes.pegs,
    capacities: changes.capacities,
    moves: changes.moves,
  });
  if (refused !== undefined) throw unusable(`--${refused}`, 'with a file, which has its own rules');
  const { readRules } = await import('./rules-file.js');
  const { tower, identity, document } = await readRules(named, io);
  return {
    tower(discs) {
      const rules = tower(discs);
      return changes.goal === undefined
        ? rules
        : { ...rules, goals: [parseLabel(rules, changes.goal)] };
    },
    identity: changes.goal === undefined ? identity : JSON.stringify([identity, changes.goal]),
    file: named,
    fields:
      document === null
        ? null
        : pageFields({ rules: JSON.stringify(JSON.parse(document)), goal: changes.goal }),
  };
}

/**
 * The compiled tower of a number of discs that the command line asks for. Its errors name the file
 * of the rules, or the option that sets the parameter.
 *
 * @param goalOption the option from which the goal came
 */
export async function towerOf(...asked: Parameters<typeof towerOnPage>): Promise<Tower> {
  return (await towerOnPage(...asked)).tower;
}

/** The same with the fields that name it in an address of the play page. */
export async function towerOnPage(
  towers: Towers,
  named: string,
  { discs, ...changes }: RuleValues & { readonly discs: number },
  io: Io,
  goalOption = '--goal',
): Promise<{ readonly tower: Tower; readonly fields: PageFields | null }> {
  const { tower, file, fields } = await subjectOf(towers, named, changes, io);
  const names = new Map([...optionNames(ruleOptions(towers)), ['discs', '--discs']]);
  return {
    tower: blaming(goalOption, () => compile(tower, discs, file), names),
    fields: fields === null ? null : { ...fields, discs: String(discs) },
  };
}

function compile(tower: TowerFamily, discs: number, file: string | null): Tower {
  try {
    return compileTower(tower(discs));
  } catch (error) {
    if (file === null || !isInputError(error)) throw error;
    // The command line said the number of discs, and the label of the goal.
    if (error.parameter === 'label' || error.parameter === 'discs') throw error;
    throw reword(error, `${file}: ${faultText(error)}`);
  }
}
