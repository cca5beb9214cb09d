import type { Peg } from '@manaus/core';
import { general, type Item, misprint, range, withValues } from '../../check/index.js';
import { lettersOf } from '../evidence/iterative.js';
import { mostOf, onPositions, under } from '../evidence/solution.js';

/**
 * A contact of one disc with another, or with a base: the move after which it is so, and the state.
 */
type Contact = {
  readonly move: number;
  readonly state: string;
  readonly disc: number;
  readonly on: number;
};

/** The first contact of one color, and the first at which disc 1 was put on a disc of another. */
type Contacts = { readonly same: Contact | null; readonly different: Contact | null };

type Case = Contact & { readonly discs: number; readonly most: number };

function contacts(positions: readonly (readonly Peg[])[], discs: number): Contacts {
  const all = positions.flatMap((pegs, move) =>
    range(1, discs).map(
      (disc): Contact => ({ move, state: lettersOf(pegs), disc, on: under(pegs, disc) }),
    ),
  );
  const isSame = ({ disc, on }: Contact) => (disc + on) % 2 === 0;
  return {
    same: all.find(isSame) ?? null,
    different:
      all.find((contact) => {
        const { move, disc, on } = contact;
        return !isSame(contact) && disc === 1 && on <= discs && move > 0;
      }) ?? null,
  };
}

function check(most: number) {
  const claim = {
    checked: {
      en: `what lies under every disc after every move of the solution, by search and by recursion, n = 1 to ${most}: never a disc or base of its own color`,
      pt: `o que está sob cada disco depois de cada movimento da solução, por busca e por recursão, n = 1 a ${most}: nunca um disco ou uma base da sua própria cor`,
    },
    instances: range(1, most),
    methods: onPositions(contacts),
  };
  const printed = general({ ...claim, stated: () => ({ same: null, different: null }) });
  const meant = general({ ...claim, stated: () => ({ same: null }) });
  return withValues(misprint(printed, meant), ({ instance, computed }): Case => {
    const { different } = computed as Contacts;
    if (different === null) throw new Error('discs of one color touch');
    return { ...different, discs: instance, most };
  });
}

export default {
  id: 'hanoi2012/no-same-parity-contact',
  statement: {
    en: 'For every n >= 1, with discs and bases colored by parity (the bases of A, B, C as discs n + 1, n + 2, n + 3): in the optimal solution disc 1 is never put on a disc of another color, and at no time do two discs of one color touch, bases included.',
    pt: 'Para todo n >= 1, com discos e bases coloridos pela paridade (as bases de A, B e C como discos n + 1, n + 2 e n + 3): na solução ótima o disco 1 nunca é posto sobre um disco de outra cor, e em nenhum momento dois discos da mesma cor se tocam, bases incluídas.',
  },
  departs: {
    en: 'Printed "of another color", meant "of the same color": the algorithm above always puts disc 1 on another color. With that, both sentences hold, bases included.',
    pt: 'Impresso "cor diferente", pretendido "mesma cor": o algoritmo leva sempre o disco 1 a outra cor. Com isso as duas metades da frase valem, também para as bases.',
  },
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'misprint',
  check: (effort) => check(mostOf(effort)),
  erratum: {
    where: {
      en: 'Iterative algorithms, after the colored version',
      pt: 'Algoritmos iterativos, depois da versão colorida',
    },
    printed: {
      en: 'The smallest disc is not the only one that is never put on another of a different color; at no time are two discs of the same color together.',
      pt: 'O menor disco não é o único que nunca se coloca sobre outro de cor diferente; em nenhum momento há dois discos da mesma cor juntos.',
    },
    sure: {
      en: 'The two halves of the sentence contradict each other; the second is right, and the algorithm above it says so too.',
      pt: 'As duas metades da frase se contradizem; a segunda está certa, e o algoritmo acima dela diz o mesmo.',
    },
    counterexample: {
      en: ({ discs, move, state, disc, on }) =>
        `printed distinto (another), meant mismo (the same): n = ${discs}, after move ${move} (${state}): disc ${disc} lies on disc ${on}, of another color`,
      pt: ({ discs, move, state, disc, on }) =>
        `Com ${discs} discos, depois do movimento ${move} (estado ${state}), o disco ${disc} está sobre o disco ${on}, de outra cor.`,
    },
    found: {
      pt: ({ most }) =>
        `O que está sob cada disco depois de cada movimento da solução, para n = 1 a ${most}: nunca um disco ou uma base da mesma cor.`,
    },
  },
} satisfies Item<Case>;
