import { type Checks, finite, onCertificate } from '../../check/index.js';
import { drawPathOf } from '../../shared/figures/plays.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { playsFrom, statesAt } from '../evidence/farthest.js';
import { threeBalls } from '../evidence/london-cards.js';
import { type Ends, shortestLabels } from '../evidence/shortest-plays.js';
import { followsMoves, plainTower, storedTower } from '../evidence/towers.js';

/** The moves that are left at each state of a play, and whether each step is a move. */
type Falling = { readonly left: readonly number[]; readonly joined: boolean };

const eightMoves = () => statesAt(threeBalls, 8);

function inStoredGraph({ rules, from }: Ends, path: readonly string[]): Falling {
  const { distances, vertex } = storedTower(rules);
  return { left: path.map((label) => distances[vertex(label)]), joined: path[0] === from };
}

function byPlaying({ rules, from, to }: Ends, path: readonly string[]): Falling {
  const neighbors = plainTower(rules);
  const distances = plainDistances(neighbors, [to]);
  return {
    left: path.map((label) => distances.get(label) ?? -1),
    joined: path[0] === from && followsMoves(neighbors, path),
  };
}

/** The path found in the stored graph, which the plain rules then follow. */
const methods = onCertificate(
  shortestLabels,
  ['the distances in the stored graph', inStoredGraph],
  ['play by the plain rules', byPlaying],
);

export default {
  'figure-4.9': {
    figure: (language) => drawPathOf(language, threeBalls, eightMoves()[0]),
    check: () =>
      finite<Ends, Falling>({
        checked: {
          en: 'the distances along the path by two searches, and every step by the plain rules',
          pt: 'as distâncias ao longo do caminho por duas buscas, e cada passo pelas regras',
        },
        instances: playsFrom(threeBalls, eightMoves()),
        stated: () => ({ left: [8, 7, 6, 5, 4, 3, 2, 1, 0], joined: true }),
        methods,
      }),
  },
} satisfies Checks;
