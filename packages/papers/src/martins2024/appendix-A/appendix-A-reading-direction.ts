import { stacked } from '@manaus/core';
import {
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { digitsOf } from '../evidence/binary.js';
import { labelOf, onSolution, optimalPlay, type Pegs } from '../evidence/optimal-play.js';

/**
 * A disc of a state of the solution, the one read before it, and how the rule is wrong for them.
 */
type Reading = {
  readonly move: number;
  readonly digits: string;
  readonly state: string;
  readonly disc: number;
  readonly previous: number;
  /** The distance of their pegs if the digits differ; `null` if they are equal. */
  readonly apart: number | null;
};

/**
 * The first wrong reading from the right and from the left, with the pegs in a circle, and from the
 * left with the pegs in a line.
 */
type Judged = {
  readonly rightToLeft: Reading | null;
  readonly leftToRight: Reading | null;
  readonly onALine: Reading | null;
  /** True if neighboring discs share a peg exactly where their digits are equal. */
  readonly runs: boolean;
};

type Case = {
  readonly discs: number;
  readonly wrong: Reading;
  readonly line: Reading & { readonly discs: number };
  readonly most: number;
};

type Direction = 'right to left' | 'left to right';

/** The digits of neighboring discs, the smaller one's last but `small - 1`. */
const areEqual = (digits: string, small: number): boolean =>
  digits[digits.length - small] === digits[digits.length - small - 1];

/** Every pair of digits next to each other in a state, read one way: where the rule is wrong. */
function wrongIn(pegs: Pegs, move: number, direction: Direction, inACircle: boolean): Reading[] {
  const digits = digitsOf(move, pegs.length);
  return range(1, pegs.length - 1).flatMap((small) => {
    const [disc, previous] =
      direction === 'right to left' ? [small + 1, small] : [small, small + 1];
    const distance = Math.abs(pegs[disc - 1] - pegs[previous - 1]);
    const isRight = areEqual(digits, small)
      ? liesOn(pegs, disc, previous)
      : distance === 1 || (inACircle && distance === 2);
    const apart = areEqual(digits, small) ? null : distance;
    return isRight ? [] : [{ move, digits, state: labelOf(pegs), disc, previous, apart }];
  });
}

/** True if a disc lies directly on another. */
function liesOn(pegs: Pegs, disc: number, under: number): boolean {
  const pile = stacked(pegs, 3)[pegs[disc - 1]];
  return pile[pile.indexOf(disc) + 1] === under;
}

function judged(play: readonly Pegs[]): Judged {
  const first = (direction: Direction, inACircle: boolean) =>
    play.flatMap((pegs, move) => wrongIn(pegs, move, direction, inACircle))[0] ?? null;
  return {
    rightToLeft: first('right to left', true),
    leftToRight: first('left to right', true),
    onALine: first('left to right', false),
    runs: play.every((pegs, move) =>
      range(1, pegs.length - 1).every(
        (small) =>
          areEqual(digitsOf(move, pegs.length), small) === (pegs[small - 1] === pegs[small]),
      ),
    ),
  };
}

/** The first reading that goes wrong with the pegs in a line. */
function firstOnALine(most: number): Case['line'] {
  for (const discs of range(1, most)) {
    const line = judged(optimalPlay(discs)).onALine;
    if (line !== null) return { discs, ...line };
  }
  throw new Error('the pegs may stand in a line');
}

function check(most: number): Finding<Case> {
  const claim = {
    checked: {
      en: `every pair of neighboring digits in every state of the shortest solution, n = 1 to ${most}, read from the right and from the left; runs of equal digits against discs on one peg`,
      pt: `todo par de dígitos vizinhos em cada estado da solução mínima, n = 1 a ${most}, lido da direita e da esquerda; sequências de dígitos iguais comparadas com os discos em um pino`,
    },
    instances: range(1, most),
    methods: onSolution(judged),
  };
  requireHolds(general({ ...claim, stated: () => ({ leftToRight: null, runs: true }) }));
  return withValues(
    general({ ...claim, stated: () => ({ rightToLeft: null }) }),
    ({ instance: discs, computed }): Case => {
      const wrong = (computed as Judged).rightToLeft;
      if (wrong === null) throw new Error('read from the right it is never wrong');
      return { discs, wrong, line: firstOnALine(most), most };
    },
  );
}

const wrongly = ({ apart }: Reading): string =>
  apart === null
    ? 'equal digits, but it does not lie on it'
    : `different digits, but it stands ${apart} pegs away`;

export default {
  'appendix-A/reading-direction': {
    check: (effort) => check(effort === 'quick' ? 7 : 9),
    counterexample: {
      en: ({ discs, wrong, line }) =>
        `n = ${discs}, move ${wrong.move} (${wrong.digits}), state ${wrong.state}: disc ${wrong.disc} is read after disc ${wrong.previous}: ${wrongly(wrong)}, as disc ${wrong.previous} lies on disc ${wrong.disc}. Read from left to right the rule is never wrong, with the pegs in a circle; with the pegs in a line it is, first for n = ${line.discs}, move ${line.move} (${line.digits}), state ${line.state}: disc ${line.disc} after disc ${line.previous}: ${wrongly(line)}`,
      pt: ({ discs, wrong, line }) =>
        `n = ${discs}, movimento ${wrong.move} (${wrong.digits}), estado ${wrong.state}: d_${wrong.disc} é lido depois de d_${wrong.previous}, com dígito igual, mas não está sobre ele: é d_${wrong.previous} que está sobre d_${wrong.disc}. Lida da esquerda para a direita, a regra nunca erra com os pinos em círculo; com os pinos em linha, erra, primeiro para n = ${line.discs}, movimento ${line.move} (${line.digits}), estado ${line.state}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
