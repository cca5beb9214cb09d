import { type BloxorzLevel, formatLevel } from '@manaus/blocks';
import { type Checks, general, range } from '../../check/index.js';
import { directiveWords } from '../evidence/level-function.js';
import { crossing, walked, walkedInNumbers } from '../evidence/level-walks.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { trueLiterals } from '../evidence/reductions/satisfiable.js';
import { satToBloxorz } from '../evidence/reductions/to-bloxorz.js';
import { formulasFor } from '../evidence/reductions.js';
import { levelPlan } from '../figures/level-plan.js';

/**
 * For each clause the switches that work its bridge, whether the bridge is open, and whether it is
 * closed after each crossing of the parts.
 */
type Parts = {
  readonly switches: readonly (readonly string[])[];
  readonly open: readonly boolean[];
  readonly closed: readonly (readonly boolean[] | null)[];
};

const levelOf = (cnf: Cnf): BloxorzLevel => satToBloxorz(cnf, 'flip');
const crossings = ({ variables }: Cnf): number[] => range(0, 2 ** variables - 1);
const bridges = ({ clauses }: Cnf): string[] => clauses.map((_, at) => `Q${at + 1}`);

/** As the text says, and as many literals of a clause as are true flip its bridge. */
const asDescribed = (cnf: Cnf): Parts => {
  const clauses = cnf.clauses.map((literals) => [...new Set(literals)]);
  return {
    switches: clauses.map((literals) =>
      literals.map((literal) => `${literal > 0 ? 'C2' : 'C5'}_${Math.abs(literal)}`).sort(),
    ),
    open: clauses.map(() => true),
    closed: crossings(cnf).map((bits) =>
      clauses.map((literals) => trueLiterals(literals, bits) % 2 === 1),
    ),
  };
};

/** The bridges of the clauses after each crossing; `null` where the parts cannot be crossed. */
function closedAfter(cnf: Cnf, walk: typeof walked): (boolean[] | null)[] {
  const level = levelOf(cnf);
  const names = level.bridges.map(({ name }) => name);
  return crossings(cnf).map((bits) => {
    const state = walk(level, crossing(cnf, bits));
    return state && bridges(cnf).map((name) => state.closed[names.indexOf(name)]);
  });
}

/** From the parsed level, and crossed by the rules. */
function byLevel(cnf: Cnf): Parts {
  const level = levelOf(cnf);
  const places = bridges(cnf).map((name) => level.bridges.findIndex((one) => one.name === name));
  return {
    switches: places.map((i) =>
      level.switches
        .filter(({ bridges }) => bridges.includes(i))
        .map(({ name }) => name)
        .sort(),
    ),
    open: places.map((i) => !level.bridges[i].closed),
    closed: closedAfter(cnf, walked),
  };
}

/** From the text of the level, and crossed in numbers. */
function byText(cnf: Cnf): Parts {
  const level = levelOf(cnf);
  const lines = formatLevel(level).split('\n');
  return {
    switches: bridges(cnf).map((bridge) =>
      directiveWords(level, 'switch')
        .filter(([, , , , ...works]) => works.includes(bridge))
        .map(([, name]) => name)
        .sort(),
    ),
    open: bridges(cnf).map((bridge) => lines.includes(`bridge ${bridge} open`)),
    closed: closedAfter(cnf, walkedInNumbers),
  };
}

export default {
  'figure-6': {
    figure: (language) =>
      levelPlan(language, {
        level: satToBloxorz({ variables: 1, clauses: [[1]] }, 'flip'),
        title: 'Gadgets of the reduction to Bloxorz',
        subtitle:
          'The level of (x1). C1 and C4 open the bridge behind, C3 and C6 close the one ahead, C2 works the clause.',
      }),
    check: () => {
      const { formulas, named } = formulasFor('quick');
      return general<Cnf, Parts>({
        checked: {
          en: `${named.en}: which switches work which bridge, from the level and from its text, and the bridges after crossing the parts on every choice of sides, by the rules and in numbers`,
          pt: `${named.pt}: quais chaves acionam qual ponte, a partir da fase e do seu texto, e as pontes depois de atravessar as partes em cada escolha de lados, pelas regras e em números`,
        },
        instances: formulas,
        stated: asDescribed,
        methods: { 'the level, by the rules': byLevel, 'the text, in numbers': byText },
      });
    },
  },
} satisfies Checks;
