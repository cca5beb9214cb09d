import { formatLabel, hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import { type Finding, finite } from '../../check/index.js';
import { lettersOf, pegsOf, stateOf } from './iterative.js';

/** The pegs of the discs 1, 2, ..., and the label of the state. */
type Read = { readonly pegs: string; readonly label: string };

/** The letters of a state, against its label as the rules read it. */
export const lettersAndLabel = (letters: string, label: string): Finding =>
  finite<string, Read>({
    checked: 'the letters read as pegs, against the label read by the rules',
    instances: [letters],
    stated: (pegs) => ({ pegs, label }),
    methods: {
      'the letters read as pegs': (text) => ({
        pegs: lettersOf(pegsOf(text)),
        label: formatLabel(stateOf(pegsOf(text))),
      }),
      'the label read by the rules': (text) => {
        const state = parseLabel(hanoi(text.length), label);
        return { pegs: lettersOf(pegsOfDiscs(state)), label: formatLabel(state) };
      },
    },
  });
