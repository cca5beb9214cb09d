import {
  type Answer,
  heapJudge,
  type Judgment,
  judgeLine,
  levelJudge,
  towerJudge,
} from '@manaus/lab/positions';
import { storeTower } from '@manaus/lab/towers';
import { badInput } from '../../errors/refusal.js';
import { flag, text } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { underHeading } from '../../options/option.js';
import { OUTPUT, outputOptions, requireOneJson } from '../../options/output.js';
import { STDIN } from '../../options/rules-names.js';
import { answer } from '../../shell/answer.js';
import type { Help, Work } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { readInput } from '../../shell/read-text.js';
import { type GameGiven, gameCommand } from '../../subjects/game-command.js';
import {
  type GameSubject,
  type Games,
  gameNote,
  gameOptions,
  gameSubject,
  secondsOfSubject,
} from '../../subjects/game-subject.js';
import { verdictTable } from './table.js';
import { type Verdict, verdictOf } from './verdict.js';

const help = {
  description:
    'Judges answers to positions, one JSON document per line: is the play legal, where not and why, does it reach the goal, how far is it from the optimum, and are the claims true? Nothing of an answer is believed.',
  notes: [
    'An answer is {"position": ..., "play": ...}, as manaus positions prints them: a play of a tower is pairs of pegs, 0>2 1>2, or labels, one of a level letters, one of heaps the position that the move leaves. It may also claim solvable, optimum, plays, outcome or winningMoves; the claims that are false are in refuted.',
    'An answer is right if it has a play that wins, or claims, and no claim is false: of an unsolvable position only the claim that it is unsolvable. Every line has a verdict: one that is empty or holds no answer is a wrong answer, with the reason, and the exit code is 0.',
    'A verdict is {line, position, legal, failedAt, wins, moves, excess, refuted, right, reason, code} and the true facts: the number of the line from 1, and why the answer is wrong, in words and as a code.',
    gameNote,
    labelNote,
  ],
  examples: [
    ['manaus verify hanoi --discs 5 --jsonl < answers.jsonl', 'one verdict per line'],
    [
      'manaus verify manaus --discs 4 --answers answers.jsonl',
      'the right and the wrong, in numbers',
    ],
  ],
} satisfies Help;

const verifyOptions = (games: Games) => ({
  ...gameOptions(games),
  answers: text('FILE', 'the file with the answers (default: standard input)', 'a file'),
  ...underHeading(OUTPUT, { jsonl: flag('print one JSON document per line and answer') }),
  ...outputOptions,
});

type Given = GameGiven<typeof verifyOptions>;

export const verifyCommand = gameCommand(help, verifyOptions, verify);

/** Refuses rules where the answers are. */
function requireOneInput(game: string, answers: string | undefined): void {
  if (game === STDIN && answers === undefined)
    throw badInput('GAME cannot be standard input where the answers are: name a file');
}

async function verify(
  games: Games,
  { game, answers: file, jsonl, json, ...given }: Given,
  io: Io,
): Promise<Work> {
  requireOneJson({ jsonl, json });
  requireOneInput(game, file);
  const subject = await gameSubject(games, game, given, io);
  return {
    seconds: secondsOfSubject(subject, 'rows'),
    async begin() {
      const judge = judgeOf(subject);
      const verdicts: Verdict[] = [];
      let number = 0;
      for await (const line of linesOf(file, io)) {
        const verdict = verdictOf(++number, judgeLine(judge, line));
        if (jsonl) io.out(`${JSON.stringify(verdict)}\n`);
        else verdicts.push(verdict);
      }
      if (!jsonl) answer(io, json, verdicts, () => verdictTable(verdicts));
    },
  };
}

function judgeOf(subject: GameSubject): (answer: Answer) => Judgment<object> {
  if (subject.kind === 'tower') return towerJudge(storeTower(subject.tower));
  return subject.kind === 'heaps' ? heapJudge(subject.play) : levelJudge(subject.level);
}

/**
 * The lines of a file or of standard input, whatever stands in them; the end of the last line
 * begins no further one. A document of a client has its lines already.
 */
async function* linesOf(
  file: string | undefined,
  io: Pick<Io, 'lines' | 'documents'>,
): AsyncGenerator<string> {
  if (file === undefined) return yield* io.lines ?? [];
  const lines = (await readInput('--answers', file, io)).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  yield* lines;
}
