import { playFigure } from '../figures/captions.js';

export default playFigure({
  first: 21,
  last: 26,
  example: 'misere-nim-example',
  misere: true,
  name: { en: 'misère Nim', pt: 'Nim na versão misère' },
  winner: 'A',
});
