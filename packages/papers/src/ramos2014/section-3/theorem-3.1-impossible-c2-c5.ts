import { packedBloxorz } from '@manaus/blocks/internals';
import { type Checks, general, range } from '../../check/index.js';
import { explorePacked } from '../evidence/packed-search.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { exampleFormula } from '../evidence/reductions/formulas.js';
import { satToBloxorz } from '../evidence/reductions/to-bloxorz.js';
import { formulasFor, touchedTogether } from '../evidence/reductions.js';

/**
 * Variables: both of whose switches can be pressed, one of them too early, and those of which each
 * can be.
 */
type Pressed = {
  readonly both: readonly number[];
  readonly early: readonly number[];
  readonly possible: readonly number[];
};

/** The same from the sets of switches that are pressed in some state. */
function judged({ variables }: Cnf, sets: readonly (readonly string[])[]): Pressed {
  const has = (...names: string[]) => sets.some((set) => names.every((name) => set.includes(name)));
  const hasWithout = (later: string, sooner: string) =>
    sets.some((set) => set.includes(later) && !set.includes(sooner));
  const all = range(1, variables);
  return {
    both: all.filter((i) => has(`C2_${i}`, `C5_${i}`)),
    early: all.filter((i) => hasWithout(`C2_${i}`, `C1_${i}`) || hasWithout(`C5_${i}`, `C4_${i}`)),
    possible: all.filter((i) => has(`C2_${i}`) && has(`C5_${i}`)),
  };
}

/** By what flipping switches remember. */
function byMemory(cnf: Cnf): Pressed {
  const level = satToBloxorz(cnf, 'flip');
  const game = packedBloxorz(level);
  const { codes } = explorePacked(game);
  return judged(
    cnf,
    codes.map((code) => {
      const { pressed } = game.unpack(code);
      return level.switches.filter((_, i) => pressed[i]).map(({ name }) => name);
    }),
  );
}

/** By following which cells were touched, with closing switches; a variable at a time. */
function byTouch(cnf: Cnf): Pressed {
  const sets = range(1, cnf.variables).flatMap((i) =>
    touchedTogether(
      satToBloxorz(cnf),
      ['C1', 'C2', 'C4', 'C5'].map((name) => `${name}_${i}`),
    ),
  );
  return judged(cnf, sets);
}

export default {
  'theorem-3.1-impossible-c2-c5': (effort) => {
    const most = effort === 'full' ? 2 : 1;
    // Formulas of up to two variables and one clause more than `most`, of three and `most`
    // clauses, and the example of the work.
    const formulas = [
      ...formulasFor('quick').formulas.filter(
        ({ variables, clauses }) =>
          variables <= 3 && clauses.length <= most + (variables < 3 ? 1 : 0),
      ),
      exampleFormula,
    ];
    return general<Cnf, Pressed>({
      checked: {
        en: `all states that can be reached in the levels of ${formulas.length} formulas: of up to two variables and ${most + 1} clauses, of three and ${most === 1 ? 'one clause' : 'two clauses'}, and the example of the work: by what the switches remember, and by following which cells were touched, with flipping and with closing switches`,
        pt: `todos os estados que se alcançam nas fases de ${formulas.length} fórmulas: de até duas variáveis e ${most + 1} cláusulas, de três e ${most === 1 ? 'uma cláusula' : 'duas cláusulas'}, e o exemplo da obra: pelo que as chaves lembram, e seguindo quais posições foram tocadas, com chaves que invertem e com chaves que fecham`,
      },
      instances: formulas,
      stated: ({ variables }) => ({ both: [], early: [], possible: range(1, variables) }),
      methods: {
        'what flipping switches remember': byMemory,
        'the cells that are touched': byTouch,
      },
    });
  },
} satisfies Checks;
