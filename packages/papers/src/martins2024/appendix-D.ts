import { smallMultiples } from '@manaus/plot';
import type { Checks } from '../check/index.js';
import { drawnOnly } from '../shared/figures/unchecked.js';
import { drawBridge, drawBuilding, drawShip } from './figures/logistics.js';

export default {
  'figure-D.1': drawnOnly(
    (language) =>
      smallMultiples([drawBridge(), drawBuilding()], { title: 'Stacks in logistics', language }),
    {
      en: 'A photograph that illustrates an application: it states nothing that can be computed.',
      pt: 'Uma fotografia que ilustra uma aplicação: não afirma nada que se possa calcular.',
    },
  ),

  'figure-D.2': drawnOnly(drawShip, {
    en: 'A photograph that illustrates an application: it states nothing that can be computed.',
    pt: 'Uma fotografia que ilustra uma aplicação: não afirma nada que se possa calcular.',
  }),
} satisfies Checks;
