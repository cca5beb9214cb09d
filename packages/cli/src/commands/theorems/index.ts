import { isInputError, towerRegistry } from '@manaus/core';
import {
  type Family,
  familyOf,
  readFamily,
  type Theorems,
  theorems,
  verifyTheorems,
} from '@manaus/theorems';
import type { AnswerTo } from '../../answers/index.js';
import { badInput, mustBe, reword, unusable } from '../../errors/refusal.js';
import { choice, flag, text } from '../../options/kinds.js';
import { type Option, underHeading, type Values } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { fileNote, puzzleArgument, ruleOptions, type Towers } from '../../options/puzzle.js';
import { subjectOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import { command, type Help } from '../../shell/command.js';
import { save } from '../../shell/files.js';
import type { Io } from '../../shell/io.js';
import { readInput } from '../../shell/read-text.js';
import { facts } from '../../tables/columns.js';
import { counted, inLines } from '../../tables/text.js';

const help = {
  description:
    'Prints what holds of a tower on three pegs for every number of discs: order, size, degrees, components, what can be solved, the worst case, distances between stacks, as formulas or recurrences. Each is proved: a certificate is found, and a verifier that shares no code with the finder accepts it.',
  notes: [
    'The tower has three pegs, each with a capacity n, n-D or constant, any moves between pegs, discs of different sizes, and a goal of all discs on one peg. `manaus study` computes other towers, for one number of discs after another.',
    fileNote,
    'JSON: {family: {capacities, moves, goal}, from, statements: [{quantity, from, form, recurrence, values, status, text, tex}], automatonStates, open, coq}. form is a formula in n or null; recurrence is {text, coefficients: [c1, c2, ...], first} with a(n) = c1 a(n-1) + c2 a(n-2) + ..., or null where no way leads there; values are the first twelve by n, as decimal strings. automatonStates is the size of the automaton that `manaus solve` reads a state with, or null without a goal. With --diameter also diameter and diametralPairs, the longest distance between two states that a way joins and the number of ordered pairs so far apart; where moves can be taken back and the tower is not one component, goalDiameter and goalDiametralPairs are those of the component of the goal; a statement whose status is open says why they are not proved. open says why nothing was proved, or is null; coq has the names of the theorems in proofs/ that Coq has proved of the family. With --verify: {accepted, reason}.',
  ],
  examples: [
    ['manaus theorems manaus', 'the tower of Manaus'],
    [
      'manaus theorems hanoi --moves cyclic',
      'the cyclic tower: recurrences with irrational powers',
    ],
    ['manaus theorems hanoi --capacities n,n-2,3 --goal p0', 'pegs of other capacities'],
    ['manaus theorems manaus --diameter', 'also the longest distance between two states'],
    [
      'manaus theorems manaus --certificate manaus.json',
      'the reason, as a file that can be verified',
    ],
  ],
} satisfies Help;

const familyOptions = (towers: Towers) => {
  const { moves } = ruleOptions(towers);
  return {
    ...underHeading('Puzzle options', {
      capacities: text(
        'A,B,C',
        'most discs per peg, each n, n-D or a number (default: those of the tower)',
        'three of n, n-D or a number, separated by commas',
      ),
      moves,
      goal: choice('PEG', 'the peg of all discs in the goal (default: that of the tower)', [
        'p0',
        'p1',
        'p2',
      ]),
    }),
    ...underHeading(OUTPUT, {
      diameter: flag(
        'the diameter too, and how many pairs are so far apart (seconds; up to a minute where no proof is found)',
      ),
      certificate: text('FILE', 'write the certificate, as JSON'),
      verify: text('FILE', 'verify a certificate instead'),
      ...forceOption,
    }),
    ...outputOptions,
  };
};

type Given = Values<{ puzzle: Option<string> } & ReturnType<typeof familyOptions>>;

export const theoremsCommand = (towers: Towers = towerRegistry) =>
  command({
    ...help,
    arguments: { puzzle: { ...puzzleArgument(towers), required: false } },
    options: familyOptions(towers),
    small: 'base cases of at most two million states; a family with more is refused',
    run: (given, io) => (given.verify === undefined ? prove(towers, given, io) : judge(given, io)),
  });

async function prove(towers: Towers, given: Given, io: Io): Promise<void> {
  const { puzzle, diameter, certificate: file, force, json } = given;
  if (puzzle === undefined) throw badInput('PUZZLE is required without --verify');
  const found = theorems(await familyIn(towers, puzzle, given, io), { diameter });
  const { certificate, ...rest } = found;
  if (file !== undefined && certificate !== null)
    save(file, `${JSON.stringify(certificate)}\n`, force);
  const { theoremsOfFamily } = await import('@manaus/papers/proofs');
  const coq = theoremsOfFamily(found.family);
  answer<AnswerTo<'theorems'>>(io, json, { ...rest, coq }, () =>
    table(puzzle, found, coq, io.color, file),
  );
}

/** The family of the tower, with the rules that the options change. */
async function familyIn(
  towers: Towers,
  puzzle: string,
  { capacities, moves, goal }: Given,
  io: Io,
): Promise<Family> {
  const { tower } = await subjectOf(
    towers,
    puzzle,
    { moves, pegs: undefined, capacities: undefined, goal: undefined },
    io,
  );
  try {
    const own = familyOf(tower);
    const asked = capacities?.split(',') ?? own.capacities;
    const kept = own.goal !== null && asked[own.goal] === 'n' ? own.goal : undefined;
    return readFamily({
      capacities: asked,
      moves: own.moves,
      goal: goal === undefined ? kept : Number(goal.slice(1)),
    });
  } catch (error) {
    if (!isInputError(error)) throw error;
    const of =
      error.parameter === 'goal'
        ? '--goal'
        : error.parameter === 'capacities' && capacities !== undefined
          ? '--capacities'
          : puzzle;
    throw reword(
      error,
      `${of}: ${error.message.replace(/^[^:]*: /, '')}: no theorems; manaus study computes any tower`,
    );
  }
}

async function judge(
  { puzzle, verify, json, certificate, diameter }: Given,
  io: Io,
): Promise<void> {
  if (puzzle !== undefined) throw unusable('PUZZLE', 'with --verify');
  if (certificate !== undefined) throw unusable('--certificate', 'with --verify');
  if (diameter) throw unusable('--diameter', 'with --verify');
  const file = verify as string;
  const document = await readInput('--verify', file, io);
  let read: unknown;
  try {
    read = JSON.parse(document);
  } catch {
    throw mustBe('--verify', 'a file of JSON', file);
  }
  const verdict = verifyTheorems(read);
  answer<AnswerTo<'theorems'>>(io, json, verdict, () =>
    verdict.accepted ? 'accepted\n' : `refused: ${verdict.reason}\n`,
  );
}

function table(
  puzzle: string,
  found: Theorems,
  coq: readonly string[],
  color: boolean,
  file: string | undefined,
): string {
  const { family, statements, automatonStates, open } = found;
  const { capacities, goal } = family;
  const title = `${puzzle}: capacities ${capacities.join(', ')}${goal === null ? ', no goal' : `, goal p${goal}`}`;
  if (open !== null) return inLines(facts(title, [['open', open]], color));
  const rows = statements.map(({ subject, claim }) => [subject, claim] as const);
  const read = `by an automaton of ${counted(automatonStates ?? 0, 'state')}, from the largest disc on`;
  const automaton = automatonStates === null ? [] : [['moves from any start', read] as const];
  const proved = coq.length === 0 ? [] : [['proved by Coq too', coq.join(', ')] as const];
  const wrote = file === undefined ? [] : [['wrote', file] as const];
  return inLines(facts(title, [...rows, ...automaton, ...proved, ...wrote], color));
}
