import {
  type BloxorzLevel,
  type BobbinLevel,
  bloxorz,
  formatLevel,
  parseLevel,
} from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { requireReading } from '../algorithm.js';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Item } from '../legacy/item.js';
import { bloxorzLevel, explore, solutionOf } from './evidence/block-search.js';
import { BobbinGraph } from './evidence/bobbin-graph.js';
import { distancesFrom, flatBoard } from './evidence/flat-graph.js';
import { inWords } from './evidence/judge-bloxorz.js';
import { classesOf, directives, notALevel } from './evidence/level-function.js';
import { toldTooLong, tooLong, triedBoards } from './evidence/long-ways.js';
import { matrixOf } from './evidence/printed-bloxorz.js';
import { type Elements, randomBloxorz } from './evidence/random-blocks.js';
import { randomBobbin } from './evidence/random-bobbin.js';

const count = (effort: Effort) => (effort === 'quick' ? 300 : 5000);

function levels(
  effort: Effort,
  elements: Elements = { switches: true, teleports: true },
): BloxorzLevel[] {
  const random = seededRandom(3);
  return range(1, count(effort)).map((i) => {
    const some = i % 3 === 0 ? {} : i % 3 === 1 ? elements : { ...elements, teleports: false };
    return randomBloxorz(2 + Math.floor(4 * random()), 1 + Math.floor(4 * random()), random, some);
  });
}

const methods = 'from the parsed level and from its text';

/** A level is a function as Definition 3.1 asks; with a second goal, without a start, with a number used twice or left out it is none. */
function wrongFunction(level: BloxorzLevel): string | null {
  const { width, height } = level;
  const spoilt = (change: (f: ReturnType<typeof matrixOf>) => void) => {
    const f = matrixOf(level);
    change(f);
    return notALevel(f, width, height);
  };
  const place = (cell: number) => [(cell % width) + 1, Math.floor(cell / width) + 1] as const;
  const [[sx, sy], [gx, gy]] = [place(level.start), place(level.goal)];
  const [first] = level.switches;
  const faults = [
    spoilt((f) => {
      f[sx][sy] = 'goal';
    }),
    spoilt((f) => {
      f[gx][gy] = 'floor';
    }),
    ...(first === undefined
      ? []
      : [0, level.switches.length + 1].map((number) =>
          spoilt((f) => {
            const [x, y] = place(first.cells[0]);
            const value = f[x][y];
            if (Array.isArray(value) && value.length === 4)
              f[x][y] = [number, value[1], value[2], value[3]];
          }),
        )),
  ];
  const numbers = level.switches.map((_, i) => i + 1);
  const read = parseLevel(formatLevel(level));
  return firstWrong(
    differ(inWords(level), null, notALevel(matrixOf(level), width, height)),
    faults.includes(null) ? `${inWords(level)}: spoilt, it is still a level` : null,
    differ(
      `${inWords(level)}: numbers of switches`,
      numbers.join(),
      matrixOf(level)
        .flat()
        .flatMap((value) => (Array.isArray(value) && value.length === 4 ? [value[0]] : []))
        .sort()
        .join(),
    ),
    differ('read again', formatLevel(level), formatLevel(read)),
  );
}

/** The levels g for all sets L of positions that are no switches; whether some g can be solved, and whether the largest can. */
function wrongLargest(level: BloxorzLevel): string | null {
  const switches = new Set(level.switches.flatMap(({ cells }) => [...cells]));
  const full = flatBoard(level);
  const free = range(0, level.floor.length - 1).filter(
    (cell) =>
      !switches.has(cell) && cell !== level.start && cell !== level.goal && full.ground[cell] !== 0,
  );
  if (free.length > 9) return null;
  const solvable = (code: number) => {
    const ground = range(0, level.floor.length - 1).map((cell) =>
      switches.has(cell) || (free.includes(cell) && ((code >> free.indexOf(cell)) & 1) === 0)
        ? 0
        : full.ground[cell],
    );
    return distancesFrom({ ...full, ground }, level.start)[3 * level.goal] >= 0;
  };
  const some = range(0, 2 ** free.length - 1).some(solvable);
  return differ(`${inWords(level)}: some set L serves`, some, solvable(2 ** free.length - 1));
}

/** Whether a press on a way through the level opens a bridge. */
function opens(level: BloxorzLevel): boolean {
  const game = bloxorz(level, { supportFirst: true });
  return explore(game).states.some((state) =>
    game.letters.some(
      (letter) =>
        game.move(state, letter)?.closed.some((closed, i) => !closed && state.closed[i]) === true,
    ),
  );
}

const byPress = bloxorzLevel('S#aP##G', 'bridge P open', 'switch a light close P');

function bobbins(effort: Effort): BobbinLevel[] {
  const random = seededRandom(5);
  return range(1, count(effort)).map((i) =>
    randomBobbin(2 + Math.floor(4 * random()), 2 + Math.floor(3 * random()), random, i % 3),
  );
}

const definition = (
  id: string,
  statement: string,
  wrong: (level: BloxorzLevel) => string | null,
  checked: string,
  uses: readonly string[] = ['ramos2014/definition-3.1'],
): Item => ({
  id: `ramos2014/${id}`,
  kind: 'definition',
  statement,
  uses,
  recorded: 'holds-in-range',
  check: (effort) =>
    general(levels(effort), wrong, {
      checked: `${count(effort)} random levels: ${checked}`,
      methods: 2,
    }),
});

const items: readonly Item[] = [
  definition(
    'definition-3.1',
    'A level of generalised Bloxorz is a function f from {1, ..., a} x {1, ..., b} to void, floor, wood, start, goal, teleports and switches, with one start and one goal, whose switches have different numbers from 1 to their number and act on floor or void. Then the numbers have no gaps.',
    wrongFunction,
    'the conditions on f, kept by levels of our format and broken by a second goal, no goal, a number 0 and one too large; the numbers of the switches',
    [],
  ),
  {
    id: 'ramos2014/definition-3.2',
    kind: 'definition',
    statement:
      'A level f can be bypassed if for some set L of positions some level g, on a domain that takes in L, equal to f on L, void elsewhere and without switches, has a solution of at most |g| moves. This is decided in polynomial time, and then f has a solution of at most |f| moves.',
    departs:
      'With g on the domain of f it holds. L need not be looked for: all positions that are no switches serve where any set does. Without a bound on its domain g may be as large as one likes, so that its bound says nothing.',
    uses: ['ramos2014/definition-3.1'],
    recorded: 'fails',
    check: (effort) => {
      const random = seededRandom(32);
      const small = range(1, count(effort)).map(() =>
        randomBloxorz(2 + Math.floor(3 * random()), 1 + Math.floor(3 * random()), random, {
          switches: true,
        }),
      );
      requireReading(firstWrong(...small.map(wrongLargest)));
      const found = tooLong();
      const larger = bloxorzLevel(`${'.'.repeat(found.level.width)}/${found.rows}`);
      const inLarger = solutionOf(larger);
      const wrong = () =>
        inLarger !== null &&
        inLarger.length <= larger.width * larger.height &&
        found.path.length > found.cells
          ? `f = ${toldTooLong(found)}; g has one more row of void, so |g| = ${larger.width * larger.height}, and the same solution`
          : null;
      return general([0], wrong, {
        checked: `${triedBoards}; every set L on ${small.length} random levels; by the graph and by a search on the rules`,
        methods: 2,
      });
    },
  },
  definition(
    'definition-3.3',
    'k-BLOXORZ is BLOXORZ on the levels f of which at most k values are switches; for every k it takes in (k - 1)-BLOXORZ, and values and cells with a switch are equally many.',
    (level) =>
      firstWrong(
        ...range(0, 4).map((k) =>
          differ(
            `${inWords(level)}: in ${k}-BLOXORZ`,
            directives(level, 'switch') <= k,
            classesOf(level)['k-BLOXORZ'](k),
          ),
        ),
        differ(
          'cells with a switch',
          directives(level, 'switch'),
          level.switches.flatMap(({ cells }) => cells).length,
        ),
      ),
    `${methods}, k = 0 to 4`,
  ),
  definition(
    'definition-3.4',
    'CLOSED-BLOXORZ is BLOXORZ on the levels without teleports whose bridges only close; what the switches are shows it: each closes for good, or flips once, alone, bridges that are open.',
    (level) =>
      classesOf(level)['CLOSED-BLOXORZ'] && (opens(level) || directives(level, 'teleport') > 0)
        ? `${inWords(level)}: a bridge opens`
        : null,
    'the class by its switches, and every press in a search of all states',
  ),
  {
    id: 'ramos2014/definition-3.5',
    kind: 'definition',
    statement:
      'MIN-CLOSED-BLOXORZ asks for the least number of moves of a yes-instance of CLOSED-BLOXORZ; some such level cannot be bypassed.',
    uses: ['ramos2014/definition-3.2', 'ramos2014/definition-3.4'],
    recorded: 'holds',
    check: () => {
      const path = explore(bloxorz(byPress, { supportFirst: true })).path;
      const without = distancesFrom(flatBoard(bloxorzLevel('S#.P##G', 'bridge P open')), 0)[3 * 6];
      const wrong = () =>
        firstWrong(
          differ('in CLOSED-BLOXORZ', true, classesOf(byPress)['CLOSED-BLOXORZ']),
          differ('moves', true, path !== null && path.length <= 7),
          differ('distance without the switch', -1, without),
        );
      return finite([0], wrong, {
        checked: `the level ${inWords(byPress)}, solved by ${path}; without the cell of its switch by the graph`,
        methods: 2,
      });
    },
  },
  definition(
    'definition-3.6',
    'CLOSED-BLOXORZ+ is BLOXORZ on the levels in which no switch opens a bridge; its levels without teleports are those of CLOSED-BLOXORZ.',
    (level) =>
      firstWrong(
        differ(
          `${inWords(level)}: in CLOSED-BLOXORZ`,
          classesOf(level)['CLOSED-BLOXORZ+'] && directives(level, 'teleport') === 0,
          classesOf(level)['CLOSED-BLOXORZ'],
        ),
        classesOf(level)['CLOSED-BLOXORZ+'] && opens(level)
          ? `${inWords(level)}: a bridge opens`
          : null,
      ),
    'the class by its switches, and every press in a search of all states',
    ['ramos2014/definition-3.4'],
  ),
  definition(
    'definition-3.7',
    'BLOXORZ-- is BLOXORZ on the levels without switches and teleports: 0-BLOXORZ without teleports.',
    (level) =>
      differ(
        `${inWords(level)}: in BLOXORZ--`,
        directives(level, 'switch') + directives(level, 'teleport') === 0 &&
          classesOf(level)['k-BLOXORZ'](0),
        classesOf(level)['BLOXORZ--'],
      ),
    methods,
    ['ramos2014/definition-3.3'],
  ),
  {
    id: 'ramos2014/definition-5.1',
    kind: 'definition',
    statement:
      'BOBBIN-- is BOBBIN on the levels without + keys and without * cells; its levels are those of BOBBIN- without * cells.',
    uses: ['ramos2014/definition-5.2'],
    recorded: 'holds-in-range',
    check: (effort) => {
      const wrong = (level: BobbinLevel) =>
        differ(
          `${formatLevel(level)}: in BOBBIN--`,
          level.keys.length === 0 && directives(level, 'star') === 0,
          directives(level, 'pair') === 0 && new BobbinGraph(level).starPlaces.length === 0,
        );
      return general(bobbins(effort), wrong, {
        checked: `${count(effort)} random levels, ${methods}`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/definition-5.2',
    kind: 'definition',
    statement:
      'BOBBIN- is BOBBIN on the levels without + keys: what can be done next depends only on the place of the piece and on how many moves it is still a cube.',
    uses: [],
    recorded: 'holds-in-range',
    check: (effort) => {
      const wrong = (level: BobbinLevel) =>
        firstWrong(
          differ('keys', 0, level.keys.length),
          differ(
            `${formatLevel(level)}: least moves`,
            new BobbinGraph(level).leastMoves(),
            solutionOf(level)?.length ?? null,
          ),
        );
      return general(bobbins(effort), wrong, {
        checked: `${count(effort)} random levels: least moves by the rules, and by a search on place and moves left`,
        methods: 2,
      });
    },
  },
];
export default items;
