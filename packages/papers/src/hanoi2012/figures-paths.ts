import { formatLabel, hanoi, parseLabel } from '@manaus/core';
import { boardFigure, type Figure, hanoiCorners, playFigure, smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { illegalStep } from '../shared/figures/plays.js';
import { worstStates } from './algorithm-2-worst.js';
import { elevenEnds, elevenStates } from './any-goal.js';
import {
  after,
  downhill,
  lettersOf,
  movesFrom,
  pegsAt,
  pegsOf,
  rankOf,
  stateOf,
  toStack,
} from './evidence/iterative.js';
import { discLegend, drawLetters, pathColours, places } from './figures/iterative.js';
import { pathsByLength } from './graph.js';

const shortest = (discs: number, from = 'A'.repeat(discs)): string[] =>
  downhill(discs, rankOf(pegsOf(from)), toStack(discs)).ranks.map((rank) =>
    lettersOf(pegsAt(rank, discs)),
  );

/** A path by the rules between the ends, through all states. */
function wrongLongest(discs: number): string | null {
  const states = worstStates(discs);
  const step = states.findIndex(
    (state, i) =>
      i > 0 &&
      !movesFrom(rankOf(pegsOf(states[i - 1])), discs).some(
        (move) => after(rankOf(pegsOf(states[i - 1])), move) === rankOf(pegsOf(state)),
      ),
  );
  return firstWrong(
    step < 0 ? null : `${states[step - 1]} to ${states[step]} is no move`,
    differ(
      `ends with ${discs} discs`,
      `${'A'.repeat(discs)} ${'C'.repeat(discs)}`,
      `${states[0]} ${states[states.length - 1]}`,
    ),
    differ(`states visited with ${discs} discs`, 3 ** discs, new Set(states).size),
    differ(`moves with ${discs} discs`, 3 ** discs - 1, states.length - 1),
  );
}

function wrongSmall(discs: number): string | null {
  const path = shortest(discs);
  const counted = pathsByLength(discs, 0, 3 ** discs - 1);
  return firstWrong(
    differ(`moves of the shortest path, n = ${discs}`, 2 ** discs - 1, path.length - 1),
    differ(`shortest paths, n = ${discs}`, 1, counted.get(Math.min(...counted.keys()))),
    differ(`moves of the longest path, n = ${discs}`, 3 ** discs - 1, Math.max(...counted.keys())),
    differ(`longest paths, n = ${discs}`, 1, counted.get(3 ** discs - 1)),
    wrongLongest(discs),
    differ(
      `distance of the shortest path from the right side, n = ${discs}`,
      0,
      Math.max(...path.map((state) => hanoiCorners(pegsOf(state))[1])),
    ),
  );
}

const pathLegend = [
  { label: 'start', color: '#277f41', shape: 'capsule' },
  { label: 'goal', color: '#c8362b', shape: 'box' },
] as const;

const small: FigureItem = {
  id: 'hanoi2012/figure-13-15',
  kind: 'figure',
  statement:
    'In the graphs of 1, 2 and 3 discs there is one shortest path from all discs on A to all on C, of 1, 3 and 7 moves along the right side of the triangle, and one longest path without a repeated state, of 2, 8 and 26 moves through all states.',
  caption: 'Graphs of 1, 2 and 3 discs with the shortest path (above) and the longest (below)',
  uses: ['hanoi2012/longest-path', 'hanoi2012/optimal-unique'],
  recorded: 'holds',
  figure: () => {
    const panel = (discs: number, which: 'shortest' | 'longest') => {
      const states = which === 'shortest' ? shortest(discs) : worstStates(discs);
      const moves = `${states.length - 1} ${states.length === 2 ? 'move' : 'moves'}`;
      return drawLetters(discs, {
        title: `${discs} ${discs === 1 ? 'disc' : 'discs'}, ${which}: ${moves}`,
        size: 440,
        named: true,
        paths: [{ states, color: pathColours[which] }],
        legend: pathLegend,
      });
    };
    return smallMultiples(
      [
        ...range(1, 3).map((discs) => panel(discs, 'shortest')),
        ...range(1, 3).map((discs) => panel(discs, 'longest')),
      ],
      {
        title: 'The shortest and the longest path',
        subtitle: 'blue: the shortest; purple: the longest without a repeated state',
        columns: 3,
      },
    );
  },
  check: () =>
    finite([1, 2, 3], wrongSmall, {
      checked:
        'all paths without a repeated state, counted by length; the paths of the figure by the rules and by their places',
      methods: 2,
    }),
};

function wrongFour(): string | null {
  const lines = range(0, 80).flatMap((rank) =>
    movesFrom(rank, 4).filter((move) => after(rank, move) > rank),
  );
  const counts = range(1, 4).map((disc) => lines.filter((line) => line.disc === disc).length);
  return firstWrong(
    differ(
      'lines of discs 1 to 4',
      range(1, 4).map((disc) => 3 ** (5 - disc)),
      counts,
    ),
    differ('all lines', (3 ** 5 - 3) / 2, lines.length),
  );
}

const four: FigureItem = {
  id: 'hanoi2012/figure-16',
  kind: 'figure',
  statement:
    'In the graph of 4 discs, 81, 27, 9 and 3 lines are moves of the discs 1, 2, 3 and 4, each in the colour of its disc.',
  departs:
    'The figure is lost in our transcription: that its lines are coloured by disc is stated, their numbers are ours.',
  caption: 'The graph of 4 discs, lines coloured by disc',
  uses: ['hanoi2012/graph-construction'],
  recorded: 'holds',
  figure: () =>
    drawLetters(4, {
      title: 'The graph of 4 discs',
      subtitle: '81 states, 120 moves, each in the colour of its disc',
      size: 900,
      byDisc: true,
      legend: discLegend(4),
    }),
  check: () =>
    finite([4], wrongFour, {
      checked: 'lines counted by disc from the rules, and by the closed form 3^(n - k + 1)',
      methods: 2,
    }),
};

const long: FigureItem = {
  id: 'hanoi2012/figure-17-18',
  kind: 'figure',
  statement:
    'With 4 and with 5 discs the longest path goes from all discs on A to all on C through all 81 and 243 states, in 80 and in 242 moves.',
  caption: 'The longest paths of 4 and 5 discs',
  uses: ['hanoi2012/longest-path', 'hanoi2012/worst-recursive'],
  recorded: 'holds',
  figure: () =>
    smallMultiples(
      [4, 5].map((discs) => {
        const states = worstStates(discs);
        return drawLetters(discs, {
          title: `${discs} discs, ${states.length - 1} moves`,
          size: 720,
          paths: [{ states, color: pathColours.longest }],
          legend: pathLegend,
        });
      }),
      { title: 'The longest path' },
    ),
  check: () =>
    finite([4, 5], wrongLongest, {
      checked:
        'the path of the recursive worst solution replayed by the rules, its states and moves counted',
      methods: 2,
    }),
};

const worstLabels = (): string[] =>
  worstStates(3).map((state) => formatLabel(stateOf(pegsOf(state))));

const worst: FigureItem = {
  id: 'hanoi2012/figure-19',
  kind: 'figure',
  statement: 'The worst solution of 3 discs takes 26 moves through all 27 states.',
  caption: 'The worst solution of 3 discs, with a slider',
  uses: ['hanoi2012/worst-recursive'],
  recorded: 'holds',
  figure: () =>
    playFigure({
      rules: hanoi(3),
      states: worstLabels().map((label) => parseLabel(hanoi(3), label)),
      title: 'The worst solution of 3 discs, 26 moves',
    }),
  check: () =>
    finite(
      [3],
      () =>
        firstWrong(
          wrongLongest(3),
          illegalStep(hanoi(3), worstLabels()),
          differ('moves', 26, worstLabels().length - 1),
        ),
      {
        checked:
          'every step of the play by the rules on labels and on numbers, its states and moves counted',
        methods: 2,
      },
    ),
};

const starts = ['AAA', 'BAB', 'CCB'] as const;

/** The levels of all states in the turned drawing, its lowest point being 0; a level is as high as a triangle of lines of length 1. */
function drawnLevels(): number[] {
  const points = places(3, true);
  const lowest = Math.max(...points.map(({ y }) => y));
  return points.map(({ y }) => Math.round((2000 * (lowest - y)) / Math.sqrt(3)) / 1000);
}

/** The drawn lines that are not of length 1. */
function unevenLines(): number {
  const points = places(3, true);
  const lines = range(0, 26).flatMap((rank) =>
    movesFrom(rank, 3).map((move) => [points[rank], points[after(rank, move)]]),
  );
  return lines.filter(([a, b]) => Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) > 1e-9).length;
}

function wrongTurned(): string | null {
  const { distance } = toStack(3);
  const drawn = drawnLevels();
  const falls = (start: string) => shortest(3, start).map((state) => drawn[rankOf(pegsOf(state))]);
  return firstWrong(
    ...range(0, 26).map((rank) =>
      differ(`drawn level of ${lettersOf(pegsAt(rank, 3))}`, drawn[rank], distance[rank]),
    ),
    ...starts.map((start) =>
      differ(
        `levels on the path from ${start}`,
        range(0, distance[rankOf(pegsOf(start))]).reverse(),
        falls(start),
      ),
    ),
    differ('lines not of length 1', 0, unevenLines()),
    ...range(0, 26).map((rank) =>
      differ(
        `level of ${lettersOf(pegsAt(rank, 3))}`,
        7 - hanoiCorners(pegsAt(rank, 3))[2],
        distance[rank],
      ),
    ),
    ...starts.map((start) =>
      differ(`moves from ${start}`, distance[rankOf(pegsOf(start))], shortest(3, start).length - 1),
    ),
    differ('levels', 8, new Set(distance).size),
  );
}

const turned: FigureItem = {
  id: 'hanoi2012/figure-20-22',
  kind: 'figure',
  statement:
    'The graph of 3 discs, turned by 60 degrees to the right, has all discs on C as its lowest corner and 8 levels; every shortest path falls one level a move, and the level is the distance to the goal.',
  departs:
    'The starts of the print are lost: all discs on A is stated, the others are examples of ours.',
  caption:
    'The graph of 3 discs and a path; turned, with paths from several starts; turned, with the distance of each level',
  uses: ['hanoi2012/distance-levels'],
  recorded: 'holds',
  figure: () => {
    const paths = starts.map((start) => ({
      states: shortest(3, start),
      color: pathColours.shortest,
    }));
    const distances = range(0, 7).map(String);
    return smallMultiples(
      [
        drawLetters(3, {
          title: `From ${starts[1]}`,
          size: 520,
          named: true,
          paths: [paths[1]],
          starts: [starts[1]],
          legend: pathLegend,
        }),
        drawLetters(3, {
          title: 'Turned: every path falls',
          size: 520,
          named: true,
          turned: true,
          paths,
          starts,
          legend: pathLegend,
        }),
        drawLetters(3, {
          title: 'Turned: moves to the goal',
          size: 520,
          named: true,
          turned: true,
          levels: distances,
          legend: pathLegend,
        }),
      ],
      { title: 'From any start to all discs on C' },
    );
  },
  check: () =>
    finite([3], wrongTurned, {
      checked:
        'the level of every state by its coordinates and in the turned drawing, against the distances by search; the lengths of the lines; the drawn paths move by move',
      methods: 2,
    }),
};

const given = 'BCAA';

const bcaa: FigureItem = {
  id: 'hanoi2012/figure-23',
  kind: 'figure',
  statement: 'In the state BCAA of four discs, disc 1 is on B, disc 2 on C, discs 3 and 4 on A.',
  caption: 'Four discs in the state BCAA',
  uses: [],
  recorded: 'holds',
  figure: () => boardFigure({ rules: hanoi(4), state: stateOf(pegsOf(given)), title: 'BCAA' }),
  check: () =>
    finite([given], () => stated(given, '34/1/2'), {
      checked: 'the letters read as pegs, against the label read by the rules',
      methods: 2,
    }),
};

/** The letters of a state, against its label as the rules read it. */
function stated(letters: string, label: string): string | null {
  const state = parseLabel(hanoi(letters.length), label);
  return firstWrong(
    differ(`label of ${letters}`, label, formatLabel(stateOf(pegsOf(letters)))),
    ...range(1, letters.length).map((disc) =>
      differ(
        `peg of disc ${disc}`,
        letters[disc - 1],
        'ABC'[state.findIndex((peg) => peg.includes(disc))],
      ),
    ),
  );
}

const bcc: FigureItem = {
  id: 'hanoi2012/figure-12',
  kind: 'figure',
  statement: 'In the state BCC of three discs, disc 1 is on B, discs 2 and 3 on C.',
  caption: 'Three discs in the state BCC',
  uses: [],
  recorded: 'holds',
  figure: () => boardFigure({ rules: hanoi(3), state: stateOf(pegsOf('BCC')), title: 'BCC' }),
  check: () =>
    finite(['BCC'], () => stated('BCC', '/1/23'), {
      checked: 'the letters read as pegs, against the label read by the rules',
      methods: 2,
    }),
};

const drawEleven = (): Figure =>
  playFigure({
    rules: hanoi(4),
    states: elevenStates(),
    title: 'From BCAA to AACB in eleven moves',
  });

const eleven: FigureItem = {
  id: 'hanoi2012/figure-24',
  kind: 'figure',
  statement: 'From BCAA (34/1/2) to AACB (12/4/3) eleven moves are needed and enough.',
  caption: 'From BCAA to AACB, with a slider',
  uses: ['hanoi2012/bcaa-to-aacb'],
  recorded: 'holds',
  figure: drawEleven,
  check: () => {
    const labels = elevenStates().map(formatLabel);
    const wrong = () =>
      firstWrong(
        illegalStep(hanoi(4), labels),
        differ('ends', elevenEnds().join(), `${labels[0]},${labels[labels.length - 1]}`),
        differ('ends as printed', '34/1/2,12/4/3', elevenEnds().join()),
        differ('moves', 11, labels.length - 1),
        differ('least moves by search', 11, downhillMoves()),
      );
    return finite([11], wrong, {
      checked: 'every step of the play by the rules, its ends, and its length against the search',
      methods: 2,
    });
  },
};

/** The distance of the two states, searched from the start. */
function downhillMoves(): number {
  const start = rankOf(pegsOf(given));
  const found = new Map([[start, 0]]);
  for (const [rank, distance] of found)
    for (const move of movesFrom(rank, 4))
      if (!found.has(after(rank, move))) found.set(after(rank, move), distance + 1);
  return found.get(rankOf(pegsOf('AACB'))) ?? -1;
}

const items: readonly FigureItem[] = [bcc, small, four, long, worst, turned, bcaa, eleven];
export default items;
