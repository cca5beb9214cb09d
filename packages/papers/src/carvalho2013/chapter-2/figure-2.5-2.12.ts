import { inBoth } from '../../check/index.js';
import { playFigure } from '../figures/captions.js';

export default playFigure({
  first: 5,
  last: 12,
  example: 'nim-example-1',
  name: inBoth('Nim'),
  winner: 'B',
});
