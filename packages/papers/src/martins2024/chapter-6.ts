import { bucharest, hanoi, london, manaus, oxford, type TowerRules } from '@manaus/core';
import { smallMultiples } from '@manaus/plot';
import { type Checks, conjunction, finite } from '../check/index.js';
import {
  checkGeneralStep,
  checkThirdStep,
  drawGeneralStep,
  drawThirdStep,
} from '../shared/figures/construction.js';
import { apart, drawG, drawQ, drawR, graftsOfExamples, joined } from '../shared/figures/grafts.js';
import { cyclesOfHanoi, drawParts } from '../shared/figures/hanoi-cycles.js';
import { exampleOfOurs } from '../shared/figures/unchecked.js';
import { constructionOfHanoi } from '../shared/grafts/construction.js';
import { formulaOfGraft, mergedEdge } from '../shared/grafts/definition.js';
import { graftsAlongMatching } from '../shared/grafts/matching.js';
import { type Compared, common, comparisons } from './evidence/hanoi-and-london.js';
import { inBothGraphs, lacks } from './evidence/labeled-graphs.js';
import { closedSnake, snakesInHanoi } from './evidence/snakes-in-hanoi.js';
import { drawOverlay } from './figures/overlay.js';
import { drawSnakes } from './figures/snake-copies.js';

export default {
  'definition-6': formulaOfGraft,

  'definition-6/iff': mergedEdge,

  'algorithm-13': graftsAlongMatching,

  'algorithm-14': constructionOfHanoi,

  'section-6.3/O-supergraph': () =>
    finite({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras',
      },
      instances: [hanoi(3), bucharest(3), london(3), manaus(3)],
      stated: () => ({ states: [], moves: [] }),
      methods: inBothGraphs((graph, rules: TowerRules) => lacks(graph(rules), graph(oxford(3)))),
    }),

  'section-6.3/B-in-H': () =>
    finite({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras',
      },
      instances: [bucharest(3)],
      stated: () => ({ states: [], moves: [] }),
      methods: inBothGraphs((graph, rules: TowerRules) => lacks(graph(rules), graph(hanoi(3)))),
    }),

  'section-6.3/H-vs-L': () =>
    finite<number, Compared>({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules: 19 states and 22 moves in common; and a search for either graph in the other under other names, which orders and disjoint triangles exclude too',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras: 19 estados e 22 movimentos em comum; e uma busca de cada grafo no outro com outros nomes, que as ordens e os triângulos disjuntos também excluem',
      },
      instances: [3],
      stated: () => ({
        ...common,
        areManaus: true,
        inside: [false, false],
        renamed: [false, false],
      }),
      methods: comparisons,
    }),

  'figure-6.1': {
    figure: (language) =>
      drawParts(language, ['cycles C₃', 'cycles C₉', 'cycles C₆'], 'Cycles in H₃³'),
    check: () =>
      cyclesOfHanoi({
        en: 'all cycles of lengths 3, 6 and 9, by search and by walking; their vertices by the peg of the largest disc, and their chords',
        pt: 'todos os ciclos de comprimentos 3, 6 e 9, por busca e caminhando; os seus vértices pelo pino do maior disco, e as suas cordas',
      }),
  },

  'figure-6.2': exampleOfOurs(
    (language) =>
      smallMultiples([drawG(language, apart, '(a) G'), drawQ(language, apart, '(b) Q')], {
        title: 'Before the graft',
        language,
      }),
    () =>
      graftsOfExamples([apart, joined], {
        en: 'the edge and the vertices by name, and the edges as stored',
        pt: 'a aresta e os vértices pelo nome, e as arestas como armazenadas',
      }),
  ),

  'figure-6.3': exampleOfOurs(
    (language) => drawR(language, apart, 'R = enx(Q, v, w, G, ab)'),
    () =>
      graftsOfExamples([apart], {
        en: 'R by the set formula on names, and by joining and merging, edge by edge',
        pt: 'R pela fórmula de conjuntos sobre nomes, e unindo e identificando, aresta a aresta',
      }),
  ),

  'figure-6.4': {
    figure: (language) =>
      smallMultiples(
        [
          drawG(language, joined, '(a) G'),
          drawQ(language, joined, '(b) Q with vw'),
          drawR(language, joined, '(c) R with ab'),
        ],
        { title: 'A graft that keeps ab', language },
      ),
    check: (effort) =>
      conjunction(
        graftsOfExamples([joined, apart], {
          en: 'both examples by the set formula on names',
          pt: 'os dois exemplos pela fórmula de conjuntos sobre nomes',
        }),
        mergedEdge(effort),
      ),
  },

  'figure-6.5': {
    figure: drawGeneralStep,
    check: checkGeneralStep,
  },

  'figure-6.6': {
    figure: drawThirdStep,
    check: checkThirdStep,
  },

  'figure-6.7': {
    figure: (language) => drawSnakes(language, 2, 'H₃²: A(T₆) and the edge u₁u₆', true),
    check: () =>
      closedSnake({
        en: 'the snake by the words of its definition and by the library, its size, and an isomorphism with the game’s graph, verified',
        pt: 'a cobra triangular pelas palavras da sua definição e pela biblioteca, o seu tamanho, e um isomorfismo com o grafo do jogo, verificado',
      }),
  },

  'figure-6.8': {
    figure: (language) => drawSnakes(language, 3, 'H₃³ on 3 copies of A(T₆)', true),
    check: () =>
      conjunction(
        snakesInHanoi(
          3,
          { copies: 3, joining: 3 },
          {
            en: 'each copy verified as a subgraph, all vertices covered once, every edge of one kind; and copies by search in the blocks of the plain rules',
            pt: 'cada cópia verificada como subgrafo, todos os vértices cobertos uma vez, cada aresta de um só tipo; e cópias por busca nos blocos das regras',
          },
        ),
        closedSnake({
          en: 'A(T_6) with u1u6 isomorphic to H_3^2, verified',
          pt: 'A(T_6) com u1u6 isomorfo a H_3^2, verificado',
        }),
      ),
  },

  'figure-6.9': {
    figure: (language) => drawSnakes(language, 4, 'H₃⁴ on 9 copies of A(T₆)'),
    check: () =>
      conjunction(
        snakesInHanoi(
          4,
          { copies: 9, joining: 12 },
          {
            en: 'each copy verified as a subgraph, all vertices covered once, every edge of one kind; and copies by search in the blocks of the plain rules',
            pt: 'cada cópia verificada como subgrafo, todos os vértices cobertos uma vez, cada aresta de um só tipo; e cópias por busca nos blocos das regras',
          },
        ),
        closedSnake({
          en: 'A(T_6) with u1u6 isomorphic to H_3^2, verified',
          pt: 'A(T_6) com u1u6 isomorfo a H_3^2, verificado',
        }),
      ),
  },

  'figure-6.12': {
    figure: drawOverlay,
    check: () =>
      finite<number, Compared>({
        checked: {
          en: `the states of both graphs and all 60 arrangements: ${common.states} common, ${common.own[1]} only London’s, ${common.own[0]} only Hanoi’s; a search for either graph in the other, and orders and the most disjoint triangles`,
          pt: `os estados dos dois grafos e todos os 60 arranjos: ${common.states} comuns, ${common.own[1]} só de Londres, ${common.own[0]} só de Hanói; uma busca de cada grafo no outro, e as ordens e o maior número de triângulos disjuntos`,
        },
        instances: [3],
        stated: () => ({
          states: common.states,
          own: common.own,
          inside: [false, false],
          renamed: [false, false],
        }),
        methods: comparisons,
      }),
  },
} satisfies Checks;
