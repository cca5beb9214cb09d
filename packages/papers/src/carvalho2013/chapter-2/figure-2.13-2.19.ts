import { inBoth } from '../../check/index.js';
import { playFigure } from '../figures/captions.js';

export default playFigure({
  first: 13,
  last: 19,
  example: 'nim-example-2',
  name: inBoth('Nim'),
  winner: 'A',
});
