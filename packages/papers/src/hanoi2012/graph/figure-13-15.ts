import { hanoiDistance, pegsOfDiscs } from '@manaus/core';
import { hanoiCorners, smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, conjunction, finite, range } from '../../check/index.js';
import { lettersOf, pegsAt, pegsOf, solution, toStack, tower } from '../evidence/iterative.js';
import { pathsByLength, pathsByParts } from '../evidence/paths.js';
import { recursive } from '../evidence/solution.js';
import { recursiveMethods, throughAllStates, type Visits, worstStates } from '../evidence/worst.js';
import { drawLetters, pathColors, pathLegend } from '../figures/iterative.js';

/**
 * The shortest and the longest paths from all discs on A to all on C, and whether the shortest is
 * the right side of the triangle.
 */
type Paths = {
  readonly shortest: number;
  readonly shortestPaths: number;
  readonly longest: number;
  readonly longestPaths: number;
  readonly onSide: boolean;
};

const shortest = (discs: number): string[] =>
  solution(discs).ranks.map((rank) => lettersOf(pegsAt(rank, discs)));

/** All paths without a repeated state; the side by the coordinates of the drawing. */
function counted(discs: number): Paths {
  const all = pathsByLength(discs, 0, 3 ** discs - 1);
  const [fewest, most] = [Math.min(...all.keys()), Math.max(...all.keys())];
  return {
    shortest: fewest,
    shortestPaths: all.get(fewest) ?? 0,
    longest: most,
    longestPaths: all.get(most) ?? 0,
    onSide: recursive(discs).states.every((state) => hanoiCorners(pegsOfDiscs(state))[1] === 0),
  };
}

/**
 * By search and part by part; a point of the side is as far from both of its ends as the side is
 * long.
 */
function searched(discs: number): Paths {
  const { distance, ways } = toStack(discs);
  const { moves, paths } = pathsByParts(discs);
  const away = (pegs: readonly number[], on: number) =>
    Number(hanoiDistance(pegs, tower(discs).fill(on)).moves);
  const states = shortest(discs).map(pegsOf);
  return {
    shortest: distance[0],
    shortestPaths: ways[0],
    longest: moves,
    longestPaths: paths,
    onSide: states.every((pegs) => away(pegs, 0) + away(pegs, 2) === 2 ** discs - 1),
  };
}

const paths = () =>
  finite<number, Paths>({
    checked: {
      en: 'all paths without a repeated state, counted by length; shortest paths by search, longest part by part; the right side by its places and by distances',
      pt: 'todos os caminhos sem estado repetido, contados por comprimento; os mínimos por busca, os mais longos parte a parte; o lado direito pelos seus lugares e por distâncias',
    },
    instances: [1, 2, 3],
    stated: (n) => ({
      shortest: 2 ** n - 1,
      shortestPaths: 1,
      longest: 3 ** n - 1,
      longestPaths: 1,
      onSide: true,
    }),
    methods: { 'all paths, counted': counted, 'by search and part by part': searched },
  });

const drawn = () =>
  finite<number, Visits>({
    checked: {
      en: 'the longest paths of the figure by the rules',
      pt: 'os caminhos mais longos da figura pelas regras',
    },
    instances: [1, 2, 3],
    stated: throughAllStates,
    methods: recursiveMethods,
  });

function panel(language: Tongue, discs: number, which: 'shortest' | 'longest') {
  const states = which === 'shortest' ? shortest(discs) : worstStates(discs);
  const moves = `${states.length - 1} ${states.length === 2 ? 'move' : 'moves'}`;
  return drawLetters(language, discs, {
    title: `${discs} ${discs === 1 ? 'disc' : 'discs'}, ${which}: ${moves}`,
    size: 424,
    named: true,
    paths: [{ states, color: pathColors[which] }],
    legend: pathLegend,
  });
}

export default {
  'figure-13-15': {
    figure: (language) =>
      smallMultiples(
        range(1, 3).flatMap((discs) => [
          panel(language, discs, 'shortest'),
          panel(language, discs, 'longest'),
        ]),
        {
          title: 'The shortest and the longest path',
          subtitle: 'blue: the shortest; purple: the longest without a repeated state',
          language,
        },
      ),
    check: () => conjunction<unknown>(paths(), drawn()),
  },
} satisfies Checks;
