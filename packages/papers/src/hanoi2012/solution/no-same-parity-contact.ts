import type { Peg } from '@manaus/core';
import { type Checks, general, misprint, range, withValues } from '../../check/index.js';
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

export default {
  'no-same-parity-contact': (effort) => {
    const most = mostOf(effort);
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
  },
} satisfies Checks;
