import { formatLabel, hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import type { Figure } from '@manaus/plot';
import { type Finding, finite } from '../../check/index.js';
import { lettersOf, pegsOf, stateOf } from '../evidence/iterative.js';
import { drawnLabel } from './drawn-pieces.js';

/** The pegs of the discs 1, 2, ..., and the label of the state. */
type Read = { readonly pegs: string; readonly label: string };

/** The letters of a state, against its label as the rules read it and as its picture shows it. */
export const lettersAndLabel = (letters: string, label: string, figure: () => Figure): Finding =>
  finite<string, Read>({
    checked: {
      en: 'the letters read as pegs, the label read by the rules, the discs read off the picture',
      pt: 'as letras lidas como pinos, o rótulo lido pelas regras, os discos lidos na figura',
    },
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
      'the discs read off the picture': () => ({ label: drawnLabel(figure()) }),
    },
  });
