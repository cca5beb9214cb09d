import {
  type HeapFacts,
  heapPositions,
  levelPositions,
  type SolvedPosition,
  towerPositions,
} from '@manaus/lab/positions';
import type { AnswerTo } from '../../answers/index.js';
import { badInput, mustBe } from '../../errors/refusal.js';
import { flag, wholeNumber } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { namesGiven, underHeading, withDefault } from '../../options/option.js';
import { OUTPUT, outputOptions, requireOneJson } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import type { Help } from '../../shell/command.js';
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
import { cut, inLines } from '../../tables/text.js';
import { drawPairs, pairNote, pairOptions, requirePairs } from './pairs.js';

/** The most positions of one draw. */
const MOST = 100_000;

const drawOptions = underHeading('Draw options', {
  count: withDefault(wholeNumber('K', `number of positions, 1 to ${MOST}`, 1, MOST), 10),
  seed: withDefault(wholeNumber('S', 'seed of the draw', 0, 2 ** 32 - 1), 1),
  heaps: wholeNumber('H', 'heaps of a position, 1 to 20 (default: 3, or 1)', 1, 20),
  largest: wholeNumber('N', 'largest heap, 1 to 1,000 (default: 20)', 1, 1000),
});

type Draw = Readonly<Record<'count' | 'seed', number>> &
  Readonly<Record<'heaps' | 'largest', number | undefined>>;

const help = {
  description:
    'Draws positions of a tower, a heap game or a level, with what is true of them: for exercises, for experiments, for those who test programs that plan.',
  notes: [
    'Positions of a tower or a level are drawn evenly over their distances to the goal, unsolvable ones as one distance more; of a heap game as many P-positions as N-positions. The same seed gives the same positions.',
    'JSON of a tower: {position, solvable, least, plays, play, certificate}: the label, the least number of moves, the number of shortest plays and one of them as pairs of pegs, 0>2 1>2. The certificate of an unsolvable position is the set of states that it can reach: none is a goal, and no move leads out. Hanoi on three pegs may have any number of discs; a play of more than 10^5 moves is null. Positions and plays of a level are letters from its start. Of heaps: {position, outcome, winningMoves}.',
    'manaus verify judges plays that come back.',
    pairNote,
    gameNote,
    labelNote,
  ],
  examples: [
    ['manaus positions manaus --discs 4', 'ten positions, from easy to unsolvable'],
    ['manaus positions hanoi --discs 5 --count 100 --seed 7 --jsonl > hanoi.jsonl', 'a data set'],
    ['manaus positions nim --heaps 4 --largest 15 --json', 'P-positions and N-positions of Nim'],
    ['manaus positions levels/twins.txt --count 5', 'positions of a level'],
    [
      'manaus positions london --discs 3 --pairs --least 3..6 --count 24 --jsonl',
      'a test with the Tower of London',
    ],
    [
      'manaus positions manaus --discs 4 --pairs --unsolvable 0.5',
      'pairs of which half have no way',
    ],
  ],
} satisfies Help;

const positionsOptions = (games: Games) => ({
  ...drawOptions,
  ...pairOptions,
  ...gameOptions(games),
  ...underHeading(OUTPUT, { jsonl: flag('print one JSON document per line and position') }),
  ...outputOptions,
});

export const positionsCommand = gameCommand(
  help,
  positionsOptions,
  async (
    games,
    { game, count, seed, heaps, largest, pairs, least, unsolvable, jsonl, json, ...given },
    io,
  ) => {
    requireOneJson({ jsonl, json });
    const subject = await gameSubject(games, game, given, io);
    requirePairs({ pairs, least, unsolvable }, subject);
    return {
      seconds: secondsOfSubject(subject, 'positions') * (pairs ? 20 : 1),
      begin() {
        io.progress?.('positions', null);
        if (pairs && subject.kind === 'tower') {
          refuseOfHeaps({ heaps, largest });
          const asked = { count, seed, least, unsolvable };
          const named = { game, ...parametersOf(given) };
          return drawPairs(subject.tower, asked, named, { jsonl, json }, io);
        }
        const positions = draw(subject, { count, seed, heaps, largest });
        const documents = positions.map((position) => ({
          game,
          ...parametersOf(given),
          ...position,
        }));
        if (jsonl) return io.out(documents.map((each) => `${JSON.stringify(each)}\n`).join(''));
        answer<AnswerTo<'positions'>>(io, json, documents, () => positionTable(positions));
      },
    };
  },
);

function draw(subject: GameSubject, { heaps, largest, ...options }: Draw) {
  if (subject.kind === 'heaps') return drawHeaps(subject, { heaps, largest, ...options });
  refuseOfHeaps({ heaps, largest });
  return subject.kind === 'tower'
    ? towerPositions(subject.tower, options)
    : levelPositions(subject.level, options);
}

function refuseOfHeaps(options: Pick<Draw, 'heaps' | 'largest'>): void {
  const [refused] = namesGiven(options);
  if (refused !== undefined) throw badInput(`--${refused} is for heap games`);
}

function drawHeaps(
  { game, most, play }: Extract<GameSubject, { kind: 'heaps' }>,
  { heaps = Math.min(3, most ?? 3), largest = 20, ...draw }: Draw,
) {
  if (most !== null && heaps > most)
    throw mustBe('--heaps', `at most ${most} for ${game}`, String(heaps));
  return heapPositions(play, { ...draw, heaps, largest });
}

/** The options that make a position that of this game, so that a line says what it is about. */
function parametersOf(given: Readonly<Record<string, unknown>>) {
  const names = namesGiven(given);
  if (names.length === 0) return {};
  return { options: Object.fromEntries(names.map((name) => [name, given[name]])) };
}

/** The longest cell; longer ones are cut. */
const LONGEST = 48;

/** Positions as a table: those of heaps with their winning moves, others with a shortest play. */
function positionTable(positions: readonly (SolvedPosition | HeapFacts)[]): string {
  if (positions.length === 0) return 'no position: every state is a goal\n';
  const head = 'outcome' in positions[0] ? HEAP_HEAD : SOLVED_HEAD;
  const rows = positions.map((position) =>
    'outcome' in position ? heapCells(position) : solvedCells(position),
  );
  return inLines(aligned([head, ...rows], [0, head.length - 1]));
}

const HEAP_HEAD = ['position', 'outcome', 'winning moves'];
const SOLVED_HEAD = ['position', 'least', 'plays', 'one of them'];

const heapCells = ({ position, outcome, winningMoves }: HeapFacts): string[] => [
  position,
  outcome,
  cut(winningMoves.length === 0 ? '–' : winningMoves.join('  '), LONGEST),
];

const solvedCells = ({ position, least, plays, play, certificate }: SolvedPosition): string[] => [
  position === '' ? 'start' : cut(position, LONGEST),
  least === null ? '–' : String(least),
  plays,
  certificate === null
    ? cut(play ?? 'too long to be written', LONGEST)
    : `unsolvable: ${certificate.reachable} states, no goal`,
];
