import type { Checks } from '../../check/index.js';
import { drawnOnly } from '../../shared/figures/unchecked.js';
import { drawResearch } from '../figures/research.js';

export default {
  'figure-1.1': drawnOnly(drawResearch, {
    en: 'A scheme of how the work was done: it states nothing that can be computed.',
    pt: 'Um esquema de como o trabalho foi feito: não afirma nada que se possa calcular.',
  }),
} satisfies Checks;
