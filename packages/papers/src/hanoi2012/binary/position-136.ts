import { hanoiPosition, type Peg } from '@manaus/core';
import { type Checks, conjunction, finite, range } from '../../check/index.js';
import { printed } from '../../printed.js';
import { bit, digits, written } from '../evidence/binary.js';
import { letter, pegsAt, solution } from '../evidence/iterative.js';
import { under } from '../evidence/solution.js';

const move = 136;

/** A disc, what the text says that it lies on, and its peg where the text names one. */
interface Row {
  readonly disc: number;
  readonly on: number;
  readonly peg: string;
}

/** The support of a disc, its peg, and whether its bit is that of the next disc. */
type Placed = { readonly on: number; readonly peg: string; readonly agree: boolean };

const searched = (): Peg[] => pegsAt(solution(8).ranks[move], 8);
const fromNumber = (): Peg[] => hanoiPosition(8, BigInt(move));

const placed = (pegs: readonly Peg[], disc: number) => ({
  on: under(pegs, disc),
  peg: letter(pegs[disc - 1]),
});

const discs = () =>
  finite<Row, Placed>({
    checked: {
      en: 'what lies under each disc after move 136 of the solution by search, and disc by disc from the bits',
      pt: 'o que está sob cada disco depois do movimento 136 da solução por busca, e disco a disco a partir dos bits',
    },
    instances: printed('hanoi2012/position-136').map(({ disc, on, peg }) => ({
      disc: Number(disc),
      on: Number(on),
      peg,
    })),
    stated: ({ disc, on, peg }) => ({ on, agree: on === disc + 1, ...(peg !== '' && { peg }) }),
    methods: {
      'the solution by search, bits by division': ({ disc }) => ({
        ...placed(searched(), disc),
        agree: bit(move, disc) === bit(move, disc + 1),
      }),
      'straight from the number, written digits': ({ disc }) => {
        const text = written(move, 9);
        return { ...placed(fromNumber(), disc), agree: text[8 - disc] === text[9 - disc] };
      },
    },
  });

/** The number with nine bits, and the tops of B and C when discs 3 and 4 are placed. */
type Reasons = { readonly bits: string; readonly topOfB: number; readonly topOfC: number };

const tops = (pegs: readonly Peg[]) => ({
  topOfB: range(4, 8).find((disc) => pegs[disc - 1] === 1) ?? 10,
  topOfC: range(5, 8).find((disc) => pegs[disc - 1] === 2) ?? 11,
});

const reasons = () =>
  finite<number, Reasons>({
    checked: { en: 'the reasons that the text gives', pt: 'as razões que o texto dá' },
    instances: [move],
    stated: () => ({ bits: '010001000', topOfB: 5, topOfC: 8 }),
    methods: {
      'the solution by search, bits by division': (m) => ({
        bits: digits(m, 9),
        ...tops(searched()),
      }),
      'straight from the number, written digits': (m) => ({
        bits: written(m, 9),
        ...tops(fromNumber()),
      }),
    },
  });

export default {
  'position-136': () => conjunction<unknown>(discs(), reasons()),
} satisfies Checks;
