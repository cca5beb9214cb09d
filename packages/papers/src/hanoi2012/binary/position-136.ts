import { hanoiPosition, type Peg } from '@manaus/core';
import { conjunction, finite, type Item, range } from '../../check/index.js';
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
  id: 'hanoi2012/position-136',
  statement: {
    en: 'With 8 discs and bases 9, 10, 11, after move 136 (010001000): disc 8 is not on 9 but on 11, the base of C; 7 on 10, the base of B; 6 on 7; 5 on 6; 4 on A, as on C it would lie on 8; 3 on 8 on C, as 5 is on top of B; 2 on 3; 1 on 2.',
    pt: 'Com 8 discos e as bases 9, 10, 11, depois da jogada 136 (010001000): o disco 8 não está sobre 9, mas sobre 11, a base de C; o 7 sobre 10, a base de B; o 6 sobre o 7; o 5 sobre o 6; o 4 em A, pois em C ficaria sobre o 8; o 3 sobre o 8 em C, pois o 5 está no topo de B; o 2 sobre o 3; o 1 sobre o 2.',
  },
  departs: {
    en: 'The bold bit of each disc is lost in our transcription.',
    pt: 'O dígito em negrito de cada disco se perdeu em nossa transcrição.',
  },
  uses: ['hanoi2012/walsh-positions'],
  recorded: 'holds',
  check: () => conjunction<unknown>(discs(), reasons()),
} satisfies Item;
