import type { Level } from '@manaus/blocks';
import { general, type Item } from '../../check/index.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { satToBobbin } from '../evidence/reductions/to-bobbin.js';
import {
  asSatisfiable,
  formulasFor,
  ofLevels,
  type Reduced,
  type Tried,
} from '../evidence/reductions.js';
import { bobbinRules } from '../evidence/rules.js';

/** Fewer moves than the level has cells that are not void. */
const isShort = (moves: number, { floor }: Level): boolean =>
  moves < floor.filter((kind) => kind !== 'void').length;

const reduction = ({ formulas, named }: Tried) =>
  general<Cnf, Reduced>({
    checked: {
      en: `${named.en}: the levels by the fast solver, small ones by a plain search too, against DPLL and the truth table`,
      pt: `${named.pt}: as fases pelo resolvedor rápido, as pequenas também por uma busca simples, comparadas com DPLL e com a tabela-verdade`,
    },
    instances: formulas,
    stated: asSatisfiable,
    methods: ofLevels(satToBobbin, isShort),
  });

export default {
  id: 'ramos2014/theorem-5.1',
  statement: {
    en: 'For every formula in conjunctive normal form there is a level of Bobbin 3D, a part a variable and a part a clause, that is solvable, with fewer moves than it has cells, if and only if the formula is satisfiable.',
    pt: 'Para toda fórmula na forma normal conjuntiva há uma fase de Bobbin 3D, com uma parte para cada variável e uma para cada cláusula, que tem solução com menos movimentos do que posições se e somente se a fórmula é satisfatível.',
  },
  rules: bobbinRules,
  departs: {
    en: 'The parts are ours: those of the work are in a figure that is lost, and its argument on them cannot be repeated. Nobody comes back because rolling back would end in the void, not because of keys; a lowered key is paired with a raised one on a rung of its clause, as the work has it.',
    pt: 'As partes são nossas: as da obra estão em uma figura que se perdeu, e o seu argumento sobre elas não pode ser repetido. Não se volta porque rolar de volta acabaria no vazio, e não por causa de chaves; uma chave abaixada forma par com uma elevada em um degrau da sua cláusula, como na obra.',
  },
  uses: ['ramos2014/figure-19'],
  rebuilt: true,
  recorded: 'holds-in-range',
  check: (effort) => reduction(formulasFor(effort, { mostLiterals: effort === 'full' ? 12 : 8 })),
} satisfies Item;
