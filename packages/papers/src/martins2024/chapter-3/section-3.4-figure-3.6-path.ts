import {
  type Checks,
  cellsOf,
  type Finding,
  finite,
  type ItemCheck,
  misprint,
  type PrintedCell,
  type PrintedTable,
  range,
  withValues,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { labelOf, optimalPlay, recursivePlay } from '../evidence/optimal-play.js';

type State = PrintedCell & { readonly step: number };

/**
 * The first printed label that is not the state of the path, what it lacks of the discs 1 to 3, and
 * the steps of all such labels.
 */
type Case = {
  readonly steps: readonly string[];
  readonly step: number;
  readonly printed: string;
  readonly computed: string;
  readonly missing: readonly number[];
};

const methods = {
  'the shortest path by search': ({ step }: State) => labelOf(optimalPlay(3)[step]),
  'the solution by recursion': ({ step }: State) => labelOf(recursivePlay(3)[step]),
};

const table: PrintedTable<State> = {
  checked: {
    en: 'the 8 printed labels against the shortest path found by search and by recursion, and each label against the rules',
    pt: 'os 8 rótulos impressos comparados com o caminho mínimo encontrado por busca e por recursão, e cada rótulo com as regras',
  },
  printed: () =>
    printed('martins2024/figure-3.6-path').map((row) => ({
      place: [`state ${row.step}`],
      printed: row.state,
      step: Number(row.step),
    })),
  methods,
};

const missingIn = (label: string): number[] =>
  range(1, 3).filter((disc) => !label.includes(String(disc)));

/** The printed labels; those that lack a disc may be read as the state that has it. */
const along = (read: (state: State) => string) =>
  finite<State, string>({
    checked: table.checked,
    instances: table.printed(),
    stated: read,
    methods,
  });

/**
 * A label that is not a state cannot be what the work means; one that is a state would be a wrong
 * path.
 */
const readAsState = (state: State): string =>
  missingIn(state.printed).length === 0 ? state.printed : labelOf(recursivePlay(3)[state.step]);

const check = (): Finding<Case> =>
  withValues(
    misprint(
      along(({ printed }) => printed),
      along(readAsState),
    ),
    ({ instance: { step, printed }, computed }) => ({
      steps: cellsOf(table)
        .filter((cell) => cell.printed !== cell.computed)
        .map(({ place: [state] }) => state),
      step,
      printed,
      computed,
      missing: missingIn(printed),
    }),
  );

export default {
  'section-3.4/figure-3.6-path': {
    cells: () => cellsOf(table),
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
