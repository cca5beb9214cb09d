import { general, type Item, notTried } from '../../check/index.js';
import { allowed, needs } from '../evidence/min-closed-bounds.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { isSatisfiable } from '../evidence/reductions/satisfiable.js';
import { satToMinClosed } from '../evidence/reductions/to-closed.js';
import { formulasFor, leastOfSmall, sizeOf, solved, type Tried } from '../evidence/reductions.js';
import { closingRules } from '../evidence/rules.js';
import { leastByParts } from '../evidence/track-walks.js';

/** True if an optimum is within |f| and on the right side of the two numbers of the proof. */
function isAsProved(moves: number | null, cnf: Cnf): boolean {
  const [v, m] = [cnf.variables, cnf.clauses.length];
  if (moves === null || moves > sizeOf(satToMinClosed(cnf)) || moves <= 20 * v ** 2 + 2 * m + 1)
    return false;
  return isSatisfiable(cnf) ? moves < allowed(v, m) : moves >= needs(v, m);
}

const withinBounds = ({ formulas, named }: Tried) =>
  general<Cnf, number | null>({
    checked: {
      en: `${named.en}: the optimum by the fast solver, small ones by a plain search too, and by the cheapest choice of ways, part by part`,
      pt: `${named.pt}: o ótimo pelo resolvedor rápido, nas pequenas também por uma busca simples, e pela escolha mais barata de caminhos, parte a parte`,
    },
    instances: formulas,
    satisfies: isAsProved,
    methods: {
      'the fast solver': (cnf) => solved(satToMinClosed(cnf)).moves,
      'search by the rules, of one variable': (cnf) =>
        cnf.variables === 1 ? leastOfSmall(satToMinClosed(cnf), 2000) : notTried,
      'part by part': leastByParts,
    },
  });

export default {
  id: 'ramos2014/theorem-3.5',
  statement: {
    en: 'For every formula in conjunctive normal form with v ≥ 1 variables and m clauses, none empty, the level with two ways of 30v cells a variable is solvable within |f| moves; its optimum is more than 20v² + 2m + 1, less than (20v + 7)v + 2m + 1 if the formula is satisfiable, and at least 20v² + 2m + 1 + 10v if it is not: MIN-CLOSED-BLOXORZ is NP-hard.',
    pt: 'Para toda fórmula na forma normal conjuntiva com v ≥ 1 variáveis e m cláusulas, nenhuma vazia, a fase com dois caminhos de 30v posições por variável tem solução em até |f| movimentos; o seu ótimo é mais que 20v² + 2m + 1, menos que (20v + 7)v + 2m + 1 se a fórmula é satisfatível, e ao menos 20v² + 2m + 1 + 10v se não é: MIN-CLOSED-BLOXORZ é NP-difícil.',
  },
  rules: closingRules,
  departs: {
    en: 'The switches close a clause’s bridge for good, as the problem demands; the columns that join the ways are ours, four moves from one way to the other. One move onto the goal, as the proof counts, would need a block that lies after the last clause; ours takes two.',
    pt: 'As chaves ligam a ponte de uma cláusula de vez, como pede o problema; as colunas que unem os caminhos são nossas, com quatro movimentos de um caminho ao outro. Um só movimento até o buraco, como conta a demonstração, pediria um bloco deitado após a última cláusula; o nosso gasta dois.',
  },
  uses: ['ramos2014/theorem-3.1', 'ramos2014/theorem-3.5-arithmetic', 'ramos2014/definition-3.5'],
  rebuilt: true,
  recorded: 'holds-in-range',
  check: (effort) => withinBounds(formulasFor(effort, { mostVariables: 4 })),
} satisfies Item;
