import { smallMultiples } from '@manaus/plot';
import { drawnOnly } from '../../shared/figures/unchecked.js';
import { drawBridge, drawBuilding } from '../figures/logistics.js';

export default drawnOnly(
  {
    id: 'martins2024/figure-D.1',
    statement: {
      en: 'Stacks occur in logistics: parts for a bridge, and the beams and columns of a house.',
      pt: 'Na logística há pilhas: as peças de uma ponte, e as vigas e colunas de uma casa.',
    },
    departs: {
      en: 'The photographs are not reproduced: schematic drawings stand for them, with numbers of ours.',
      pt: 'As fotografias não são reproduzidas: desenhos esquemáticos as substituem, com números nossos.',
    },
    caption: 'Stacks in logistics: building a bridge, building a house (schematic)',
    figure: () => smallMultiples([drawBridge(), drawBuilding()], { title: 'Stacks in logistics' }),
  },
  {
    en: 'A photograph that illustrates an application: it states nothing that can be computed.',
    pt: 'Uma fotografia que ilustra uma aplicação: não afirma nada que se possa calcular.',
  },
);
