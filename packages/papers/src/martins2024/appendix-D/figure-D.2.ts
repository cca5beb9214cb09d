import { drawnOnly } from '../../shared/figures/unchecked.js';
import { drawShip } from '../figures/logistics.js';

export default drawnOnly(
  {
    id: 'martins2024/figure-D.2',
    statement: {
      en: 'Containers are stacked on a ship, and the order of unloading restricts how.',
      pt: 'Contêineres são empilhados num navio, e a ordem da descarga restringe de que modo.',
    },
    departs: {
      en: 'The photograph is not reproduced: a schematic drawing stands for it, with numbers of ours.',
      pt: 'A fotografia não é reproduzida: um desenho esquemático a substitui, com números nossos.',
    },
    caption: 'Containers on a ship (schematic)',
    figure: drawShip,
  },
  {
    en: 'A photograph that illustrates an application: it states nothing that can be computed.',
    pt: 'Uma fotografia que ilustra uma aplicação: não afirma nada que se possa calcular.',
  },
);
