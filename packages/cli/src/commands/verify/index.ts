import { faultText, stopText } from '@manaus/core';
import {
  type Answer,
  heapJudge,
  isSearched,
  type Judgment,
  judgeLine,
  levelJudge,
  playNotations,
  towerJudge,
} from '@manaus/lab/positions';
import type { AnswerTo } from '../../answers/index.js';
import { badInput, unusable } from '../../errors/refusal.js';
import { choice, flag, text } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { underHeading } from '../../options/option.js';
import { OUTPUT, outputOptions, requireOneJson } from '../../options/output.js';
import { STDIN } from '../../options/rules-names.js';
import { answer } from '../../shell/answer.js';
import type { Help } from '../../shell/command.js';
import { linesIn } from '../../shell/input.js';
import { gameCommand } from '../../subjects/game-command.js';
import {
  type GameSubject,
  type Games,
  gameNote,
  gameOptions,
  gameSubject,
  secondsOfSubject,
} from '../../subjects/game-subject.js';
import { aligned } from '../../tables/columns.js';
import { andMore, counted, cut, grouped, inLines } from '../../tables/text.js';

const help = {
  description:
    'Judges answers to positions, one per line: is the play legal, where not and why, does it reach the goal, in the least number of moves, and are the claims true? Nothing of an answer is believed.',
  notes: [
    'An answer is {"position": ..., "goal": ..., "play": ...}, or a play alone. Without a position a play of a tower begins at the start of manaus solve, one of a level at its start; the goal of a tower is that of its rules unless a line names another. An answer may also claim solvable, least, plays, outcome or winningMoves; the claims that are false are in refuted.',
    'A play of a tower is 0>2 1>2, A->C A->B, pairs 0 2, 0 1, lines such as 1. Move disk 1 from peg A to peg C, lists [[1, 0, 2], ...] of disc, from and to, a plan of manaus pddl, (move d1 p0 p2), or labels. Pegs count from 0 or from 1, discs from 1. How it is written is recognized where it is legal in one way alone, and told as notation: pegs0, pegs1, letters or labels; 0>2 and p0 count from 0 unless only the other count names pegs. A play of a level is letters, one of heaps the position that the move leaves.',
    'An answer is right if it has a play that wins, or claims, and no claim is false: of an unsolvable position only the claim that it is unsolvable. Every line has a verdict: one that is empty or holds no answer is a wrong answer, with the reason, and the exit code is 0.',
    'JSON: {answers, right, wrong}; an answer is {line, position, right, legal, wins, moves, least, optimal, how, failedAt, reason, code, notation, refuted} and other true facts. least is the least number of moves, optimal whether the play has that many, how the source of the number: formula, theorem, search, or null where it is not known, as of towers with more than 10^6 states that neither a formula nor a theorem covers. A play needs no such search: it is replayed by the rules, whatever the number of discs.',
    gameNote,
    labelNote,
  ],
  examples: [
    ['manaus verify hanoi --discs 20 --jsonl < answers.jsonl', 'one verdict per line'],
    [
      'manaus verify manaus --discs 4 --answers answers.jsonl',
      'the right and the wrong, in numbers',
    ],
    ['manaus verify hanoi --discs 5 --notation pegs1 < plays.txt', 'pegs are 1, 2 and 3'],
  ],
} satisfies Help;

const verifyOptions = (games: Games) => ({
  ...gameOptions(games),
  answers: text('FILE', 'the file with the answers (default: standard input)', 'a file'),
  notation: choice('NAME', 'how plays of a tower are written (default: recognized)', playNotations),
  ...underHeading(OUTPUT, { jsonl: flag('print one JSON document per line and answer') }),
  ...outputOptions,
});

export const verifyCommand = gameCommand(
  help,
  verifyOptions,
  async (games, { game, answers: file = STDIN, notation, jsonl, json, ...given }, io) => {
    requireOneJson({ jsonl, json });
    if (game === STDIN && file === STDIN)
      throw badInput('GAME cannot be standard input where the answers are: name a file');
    const subject = await gameSubject(games, game, given, io);
    if (notation !== undefined && subject.kind !== 'tower')
      throw unusable('--notation', 'with a game that is no tower');
    return {
      seconds:
        subject.kind === 'tower' && !isSearched(subject.tower)
          ? 0
          : secondsOfSubject(subject, 'rows'),
      async begin() {
        const judge = judgeOf(subject, notation);
        // All verdicts are kept for one document; of a table no more than it shows.
        const kept: Verdict[] = [];
        let [right, wrong] = [0, 0];
        for await (const line of linesIn(file, io)) {
          const verdict = verdictOf(right + wrong + 1, judgeLine(judge, line));
          if (verdict.right) right++;
          else wrong++;
          if (jsonl) io.out(`${JSON.stringify(verdict)}\n`);
          else if (json || (!verdict.right && wrong <= SHOWN)) kept.push(verdict);
        }
        if (!jsonl)
          answer<AnswerTo<'verify'>>(io, json, { answers: kept, right, wrong }, () =>
            verdictTable(kept, right, wrong),
          );
      },
    };
  },
);

function judgeOf(
  subject: GameSubject,
  notation: (typeof playNotations)[number] | undefined,
): (answer: Answer) => Judged {
  if (subject.kind === 'tower') return towerJudge(subject.tower, { notation });
  return subject.kind === 'heaps' ? heapJudge(subject.play) : levelJudge(subject.level);
}

/** The most wrong answers in the table for reading. */
const SHOWN = 20;

/** The longest position in it; longer ones are cut. */
const LONGEST = 48;

/** The numbers of right and wrong answers, and the first wrong ones with what is wrong. */
function verdictTable(first: readonly Verdict[], right: number, wrong: number): string {
  const score = `${counted(right + wrong, 'answer')}: ${grouped(right)} right, ${grouped(wrong)} wrong`;
  const rows = first.map((verdict) => [
    `line ${verdict.line}`,
    cut(verdict.position ?? '–', LONGEST),
    `${verdict.failedAt === null ? '' : `move ${verdict.failedAt} is illegal: `}${verdict.reason}`,
  ]);
  return inLines([
    score,
    ...(rows.length > 0 ? ['', ...aligned(rows, [0, 1, 2])] : []),
    ...andMore(wrong, SHOWN),
  ]);
}

/**
 * A judgment as it is printed: the number of its line, the true facts beside the verdict, the
 * reason in words and as a code.
 */
type Verdict = AnswerTo<'verify'>['answers'][number];

/** A judgment with the facts of its kind of game. */
type Judged = Judgment<
  Partial<Pick<Verdict, 'solvable' | 'least' | 'plays' | 'outcome' | 'winningMoves'>>
>;

/** The verdict on a line, counted from 1. */
function verdictOf(line: number, judgment: Judged): Verdict {
  const { facts, why: _, ...verdict } = judgment;
  return { line, ...verdict, ...reasonOf(judgment), least: null, ...facts };
}

/** The reason that an answer is wrong; none for one that is right. */
function reasonOf({ right, why, refuted, wins }: Judged) {
  if (right) return { reason: null, code: null };
  if (why !== null)
    return { reason: 'place' in why ? faultText(why) : stopText(why), code: why.code };
  if (refuted.length > 0) return { reason: `false: ${refuted.join(', ')}`, code: 'refuted' };
  if (wins === null) return { reason: 'no play and no claim', code: 'noAnswer' };
  return { reason: 'the play does not win', code: 'notWon' };
}
