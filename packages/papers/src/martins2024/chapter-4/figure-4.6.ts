import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  finite,
  inPart,
  type PrintedCell,
  type PrintedTable,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { statesFigure } from '../../shared/figures/tower-figures.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { threeBalls } from '../evidence/london-cards.js';
import { survivors } from '../evidence/survivors.js';
import { goalLabel, plainTower, storedTower } from '../evidence/towers.js';

const inStoredGraph = (): number[] => Array.from(storedTower(threeBalls).distances);
const byPlaying = (): number[] => [
  ...plainDistances(plainTower(threeBalls), [goalLabel(threeBalls)]).values(),
];

const against = (moves: readonly number[]) =>
  survivors(
    'M',
    printed('martins2024/figure-4.6').map((row) => Number(row.moves)),
    moves,
  );

const among =
  (moves: () => readonly number[]) =>
  ({ place }: PrintedCell): string =>
    against(moves()).find((cell) => cell.place[0] === place[0])?.computed ?? 'never';

const table: PrintedTable<PrintedCell> = {
  checked: {
    en: 'distances of all 36 states from 123//, by a search of the stored graph and by playing the rules, against the 28 surviving numbers',
    pt: 'as distâncias de todos os 36 estados a 123//, por uma busca no grafo armazenado e jogando pelas regras, comparadas com os 28 números que restaram',
  },
  printed: () => against(inStoredGraph()),
  methods: {
    'the distances in the stored graph': among(inStoredGraph),
    'play by the plain rules': among(byPlaying),
  },
};

const states = () =>
  finite<number, number>({
    checked: { en: 'the 36 states by their number', pt: 'os 36 estados pelo seu número' },
    instances: [3],
    stated: () => 36,
    methods: {
      'the distances in the stored graph': () => inStoredGraph().length,
      'play by the plain rules': () => byPlaying().length,
    },
  });

export default {
  'figure-4.6': {
    cells: () => cellsOf(table),
    figure: (language) =>
      statesFigure(language, storedTower(threeBalls), 'London, 3 balls: the 36 states'),
    check: () => inPart(conjunction<unknown>(states(), compared(table))),
  },
} satisfies Checks;
