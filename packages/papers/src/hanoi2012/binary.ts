import { hanoiMove, hanoiPosition, type Peg, type TowerMove } from '@manaus/core';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { printed } from '../printed.js';
import { left, letter, lettersOf, pegsAt, solution } from './evidence/iterative.js';
import { under } from './evidence/solution.js';

/** The place of the first 1 from the right, by division. */
const lowestOne = (m: number): number => (m % 2 === 1 ? 1 : 1 + lowestOne(m / 2));
const bits = (m: number, discs: number): string => m.toString(2).padStart(discs, '0');
/** Bit k, counted from 1 at the right. */
const bit = (m: number, k: number): number => Math.floor(m / 2 ** (k - 1)) % 2;

const binaryDisc: Item = {
  id: 'hanoi2012/binary-disc',
  kind: 'statement',
  statement:
    'For every n >= 1 and 1 <= m <= 2^n - 1: move m of the optimal solution is of the disc whose number is the place of the first 1 of m in binary, from the right.',
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    const wrong = (discs: number) =>
      firstWrong(
        ...solution(discs).moves.map(({ disc }, i) =>
          firstWrong(
            differ(`n = ${discs}, disc of move ${i + 1}`, lowestOne(i + 1), disc),
            differ(
              'by division and by bits',
              lowestOne(i + 1),
              32 - Math.clz32((i + 1) & -(i + 1)),
            ),
          ),
        ),
      );
    return general(range(1, most), wrong, {
      checked: `every move of the solution by search, the place by division and by bits, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

const byColumns = (): string[] => {
  const rows = printed('hanoi2012/table-1');
  return ['a', 'b', 'c', 'd'].flatMap((column) => rows.map((row) => row[column]));
};

/** The numbers from 1 on that end in a 1 and k - 1 zeros: first, last from the end, and what stands between two. */
function wrongPlaces(discs: number): string | null {
  const last = 2 ** discs - 1;
  return firstWrong(
    ...range(1, discs).map((k) => {
      const at = range(1, last).filter((m) => bits(m, discs).endsWith(`1${'0'.repeat(k - 1)}`));
      const gaps = new Set(at.slice(1).map((m, i) => m - at[i] - 1));
      return firstWrong(
        differ(`n = ${discs}, k = ${k}, numbers before the first`, 2 ** (k - 1) - 1, at[0] - 1),
        differ(
          `n = ${discs}, k = ${k}, numbers after the last`,
          2 ** (k - 1) - 1,
          last - at[at.length - 1],
        ),
        k === discs
          ? null
          : differ(`n = ${discs}, k = ${k}, numbers between two`, 2 ** k - 1, [...gaps].join()),
      );
    }),
  );
}

/** From each number to the next one 0 becomes a 1, and it is the first 1 from the right. */
function wrongSteps(discs: number): string | null {
  const rises = (m: number) => range(1, discs).filter((k) => bit(m - 1, k) < bit(m, k));
  return firstWrong(
    ...range(1, 2 ** discs - 1).map((m) =>
      differ(
        `n = ${discs}, places that rise from ${bits(m - 1, discs)} to ${bits(m, discs)}`,
        lowestOne(m),
        rises(m).join(),
      ),
    ),
  );
}

/** What the text says of the printed list itself. */
function wrongList(): string | null {
  const list = byColumns();
  const made = range(0, 31).map((m) =>
    range(1, 5)
      .map((k) => bit(m, 6 - k))
      .join(''),
  );
  return firstWrong(
    differ('the 32 numbers', made.join(' '), list.join(' ')),
    differ(
      'the last number that ends in 10, and its place from the end',
      '11110 2',
      `${list.filter((text) => text.endsWith('10')).at(-1)} ${32 - list.lastIndexOf('11110')}`,
    ),
    differ(
      'the last number that ends in 100, and its place from the end',
      '11100 4',
      `${list.filter((text) => text.endsWith('100')).at(-1)} ${32 - list.lastIndexOf('11100')}`,
    ),
    differ(
      'the first that ends in 10',
      '00010 2',
      `${list.find((text) => text.endsWith('10'))} ${list.indexOf('00010')}`,
    ),
    differ(
      'the first that ends in 100',
      '00100 4',
      `${list.find((text) => text.endsWith('100'))} ${list.indexOf('00100')}`,
    ),
  );
}

const binaryList: Item = {
  id: 'hanoi2012/binary-list',
  kind: 'statement',
  statement:
    'The list is that of 0 to 31 with five bits. For every n >= 1, from each number below 2^n - 1 to the next exactly one 0 becomes a 1, which is the first 1 from the right. Among 1 to 2^n - 1 and for 1 <= k <= n, of the numbers that end in a 1 and k - 1 zeros the first has 2^(k - 1) - 1 before it, the last as many after it, and between two stand 2^k - 1; for n = 5, 00010 is second, 11110 second from the end, 00100 fourth, 11100 fourth from the end.',
  departs: 'The exponents are lost in our transcription, and so are the bold ones of the list.',
  uses: ['hanoi2012/spacing'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    const wrong = (discs: number) =>
      firstWrong(discs === 5 ? wrongList() : null, wrongSteps(discs), wrongPlaces(discs));
    return general(range(1, most), wrong, {
      checked: `the printed list against divisions by 2; its statements bit by bit and by place, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

const words = ({ disc, from, to }: TowerMove): string =>
  `disc ${disc} to the ${to === left(from) ? 'left' : 'right'}`;

const move136: Item = {
  id: 'hanoi2012/move-136',
  kind: 'statement',
  statement:
    'With 8 discs, 136 is 10001000 in binary with 8 bits, and move 136 of the optimal solution is of disc 4 to the left, as 8 - 4 is even.',
  uses: ['hanoi2012/binary-disc', 'hanoi2012/direction'],
  recorded: 'holds',
  check: () => {
    const wrong = () =>
      firstWrong(
        differ('136 in binary', '10001000', bits(136, 8)),
        differ(
          '10001000 read',
          136,
          [...'10001000'].reduce((value, digit) => 2 * value + Number(digit), 0),
        ),
        differ('move 136 by search', 'disc 4 to the left', words(solution(8).moves[135])),
        differ('move 136 from its bits', 'disc 4 to the left', words(hanoiMove(8, 136n))),
      );
    return finite([136], wrong, {
      checked: 'the move of the solution by search, and straight from the bits of 136',
      methods: 2,
    });
  },
};

/** Walsh's method, literally: from disc n down, onto disc k + 1 or by the parity of what is on top; the bases are discs n + 1 to n + 3. */
export function walsh(discs: number, m: number): Peg[] | string {
  const top = [discs + 1, discs + 2, discs + 3];
  const pegs = new Array<Peg>(discs);
  for (let k = discs; k >= 1; k--) {
    const larger = top.indexOf(k + 1);
    const onLarger = bit(m, k) === bit(m, k + 1);
    const places = onLarger
      ? [larger]
      : [0, 1, 2].filter((on) => on !== larger && (top[on] - k) % 2 !== 0);
    if (places.length !== 1 || places[0] < 0)
      return `n = ${discs}, m = ${m}: disc ${k} has ${places.length} places`;
    pegs[k - 1] = places[0];
    top[places[0]] = k;
  }
  return pegs;
}

function wrongWalsh(discs: number): string | null {
  for (const [m, rank] of solution(discs).ranks.entries()) {
    const pegs = pegsAt(rank, discs);
    const found = walsh(discs, m);
    const wrong = firstWrong(
      typeof found === 'string'
        ? found
        : differ(`n = ${discs}, the position after move ${m}`, lettersOf(found), lettersOf(pegs)),
      differ(
        `n = ${discs}, the position after move ${m} without search`,
        lettersOf(hanoiPosition(discs, BigInt(m))),
        lettersOf(pegs),
      ),
      ...range(1, discs).map((k) =>
        differ(
          `n = ${discs}, after move ${m}, disc ${k} lies on disc ${k + 1}`,
          bit(m, k) === bit(m, k + 1),
          under(pegs, k) === k + 1,
        ),
      ),
    );
    if (wrong !== null) return wrong;
  }
  return null;
}

const walshItem: Item = {
  id: 'hanoi2012/walsh-positions',
  kind: 'statement',
  statement:
    'For every n >= 1 and 0 <= m <= 2^n - 1, after move m of the optimal solution disc k lies on disc k + 1 exactly if bits k and k + 1 of m agree, where the base of A is disc n + 1 and bit n + 1 is 0; a disc that does not is on the only other peg whose top disc or base has the other parity, bases B and C being discs n + 2 and n + 3. So disc n is on A if bit n is 0 and on C if it is 1.',
  departs: 'The text refers for the colours to figure 4; they are those of figure 1.',
  uses: ['hanoi2012/no-same-parity-contact'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(1, most), wrongWalsh, {
      checked: `the method disc by disc against every position by search and by the library, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

const position136: Item = {
  id: 'hanoi2012/position-136',
  kind: 'statement',
  statement:
    'With 8 discs and bases 9, 10, 11, after move 136 (010001000): disc 8 is not on 9 but on 11, the base of C; 7 on 10, the base of B; 6 on 7; 5 on 6; 4 on A, as on C it would lie on 8; 3 on 8 on C, as 5 is on top of B; 2 on 3; 1 on 2.',
  departs: 'The bold bit of each disc is lost in our transcription.',
  uses: ['hanoi2012/walsh-positions'],
  recorded: 'holds',
  check: () => {
    const searched = pegsAt(solution(8).ranks[136], 8);
    const wrong = (row: Record<string, string>) => {
      const disc = Number(row.disc);
      return firstWrong(
        differ(`disc ${disc} lies on`, row.on, under(searched, disc)),
        row.peg === ''
          ? null
          : differ(`the peg of disc ${disc}`, row.peg, letter(searched[disc - 1])),
        differ(
          `bits ${disc} and ${disc + 1} of 136 agree`,
          Number(row.on) === disc + 1,
          bit(136, disc) === bit(136, disc + 1),
        ),
      );
    };
    const whole = () =>
      firstWrong(
        differ('136 with nine bits', '010001000', bits(136, 9)),
        differ(
          'the position by Walsh’s method',
          lettersOf(walsh(8, 136) as Peg[]),
          lettersOf(searched),
        ),
      );
    const reasons = () =>
      firstWrong(
        differ(
          'top of B when disc 3 is placed',
          5,
          range(4, 8).find((disc) => searched[disc - 1] === 1),
        ),
        differ(
          'top of C when disc 4 is placed',
          8,
          range(5, 8).find((disc) => searched[disc - 1] === 2),
        ),
      );
    return finite(
      [...printed('hanoi2012/position-136').map((row) => () => wrong(row)), whole, reasons],
      (instance) => instance(),
      {
        checked:
          'what lies under each disc after move 136 of the solution by search, and disc by disc from the bits',
        methods: 2,
      },
    );
  },
};

/** Straight from the bits of m: without its lowest 1, and with all below it filled and 1 added, both modulo 3; B and C change places for even n. */
function kolar(discs: number, m: number): { readonly from: Peg; readonly to: Peg } {
  const on = (number: number): Peg => (discs % 2 === 1 ? number % 3 : (2 * (number % 3)) % 3);
  return { from: on(m & (m - 1)), to: on((m | (m - 1)) + 1) };
}

function wrongKolar(discs: number): string | null {
  return firstWrong(
    ...solution(discs).moves.map(({ from, to }, i) => {
      const [read, big] = [kolar(discs, i + 1), hanoiMove(discs, BigInt(i + 1))];
      return firstWrong(
        differ(
          `n = ${discs}, pegs of move ${i + 1}`,
          `${letter(read.from)}${letter(read.to)}`,
          `${letter(from)}${letter(to)}`,
        ),
        differ(
          `n = ${discs}, pegs of move ${i + 1} by the library`,
          `${letter(big.from)}${letter(big.to)}`,
          `${letter(from)}${letter(to)}`,
        ),
      );
    }),
  );
}

const kolarItem: Item = {
  id: 'hanoi2012/kolar',
  kind: 'statement',
  statement:
    'For every n >= 1 and 1 <= m <= 2^n - 1, the pegs from which and to which move m of the optimal solution goes can be read from the n-bit binary form of m alone, without the earlier moves.',
  departs:
    'The number of bits is part of the form, as in the examples of the text: move 1 goes from A to C for odd n and from A to B for even n. The way to read it is not printed; ours is m without its lowest 1, and m with all below its lowest 1 filled up plus 1, both modulo 3.',
  uses: ['hanoi2012/binary-disc'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    return general(range(1, most), wrongKolar, {
      checked: `source and target of every move from its bits, against the solution by search and the library, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

const items: readonly Item[] = [binaryDisc, binaryList, move136, walshItem, position136, kolarItem];
export default items;
