import { drawnOnly } from '../../shared/figures/unchecked.js';
import { drawResearch } from '../figures/research.js';

export default drawnOnly(
  {
    id: 'martins2024/figure-1.1',
    statement: {
      en: 'The research is basic; it goes from an exploratory over a descriptive to an explanatory part, by deduction and induction.',
      pt: 'A pesquisa é básica; vai de uma parte exploratória, passando por uma descritiva, a uma explicativa, por dedução e indução.',
    },
    departs: {
      en: 'The picture is lost: a scheme is drawn after the description in chapter 1.',
      pt: 'A imagem se perdeu: desenha-se um esquema segundo a descrição do capítulo 1.',
    },
    caption: 'How the research was done (a scheme after the description in chapter 1)',
    figure: drawResearch,
  },
  {
    en: 'A scheme of how the work was done: it states nothing that can be computed.',
    pt: 'Um esquema de como o trabalho foi feito: não afirma nada que se possa calcular.',
  },
);
