import { type FibonacciPosition, gameSolver, heapGame } from '@manaus/games';
import { type Item, misprint, range, withValues } from '../../check/index.js';
import { isFibonacci, judgedStarts, rangesOf, startOf } from '../evidence/fibonacci-starts.js';
import { fibonacciNimMoves, fibonacciUpTo } from '../evidence/nim-strategies.js';

/** What a move leaves, and the most that the next one may take. */
type Left = { readonly heap: number; readonly limit: number };

/** A first move of A after which B loses, with what B can leave. */
type Case = {
  readonly heap: number;
  readonly move: Left;
  readonly replies: readonly Left[];
  readonly most: number;
};

function losingForB(heap: number, most: number): Case {
  const game = heapGame('fibonacci');
  const [move] = gameSolver(game).winningMoves(startOf(heap));
  const left = ({ heaps: [rest], limit }: FibonacciPosition): Left => ({ heap: rest, limit });
  return { heap, move: left(move), replies: game.options(move).map(left), most };
}

export default {
  id: 'carvalho2013/fibonacci-nim-second-player',
  statement: {
    en: 'In Fibonacci Nim from N that is no Fibonacci number, after any first move of A the second player B can win, by the strategy of the first player.',
    pt: 'No Nim de Fibonacci a partir de N que não é número de Fibonacci, após qualquer jogada inicial de A o segundo jogador B consegue vencer, com a estratégia do primeiro.',
  },
  departs: {
    en: 'The word "not" is too much: if N is a Fibonacci number (2 or more, so that there is a first move), B wins so after every first move of A.',
    pt: 'Sem a palavra "não": se N >= 2 é um número de Fibonacci, B vence após qualquer jogada inicial de A, com a estratégia descrita.',
  },
  uses: ['carvalho2013/fibonacci-nim-strategy'],
  recorded: 'misprint',
  check: (effort) => {
    const ranges = rangesOf(effort);
    const judged = (heaps: readonly number[]) =>
      judgedStarts(fibonacciNimMoves, ranges, heaps, () => ({ first: false, asSecond: true }));
    const printed = judged(range(1, ranges.most).filter((heap) => !isFibonacci(heap)));
    const meant = judged(fibonacciUpTo(ranges.played));
    return withValues(misprint(printed, meant), ({ instance }) =>
      losingForB(instance, ranges.most),
    );
  },
  erratum: {
    where: {
      en: 'Section 2.8, winning strategy, last paragraph',
      pt: 'Seção 2.8, estratégia vencedora, último parágrafo',
    },
    printed: {
      en: 'If the game does not start at a Fibonacci number, B can secure the win after the first move of A.',
      pt: 'Se o jogo não começar num número de Fibonacci, B consegue garantir a sua vitória após a jogada inicial de A.',
    },
    sure: {
      en: 'The paragraphs before it give the win from such a start to A; without the word "not" the sentence is right.',
      pt: 'Os parágrafos anteriores dão a vitória, nesse caso, ao jogador A; sem a palavra "não" a frase está certa.',
    },
    counterexample: {
      en: ({ heap, move, replies }) =>
        `printed: N not a Fibonacci number; meant: N a Fibonacci number; from N = ${heap} A takes ${heap - move.heap}, which leaves ${move.heap} and a limit of ${move.limit}; B moves ${replies.map((left) => `to ${left.heap}, and A may take the rest, at most ${left.limit}`).join(', or ')}`,
      pt: ({ heap, move }) =>
        `N = ${heap}: A retira ${heap - move.heap} e deixa ${move.heap} blocos, dos quais B pode retirar no máximo ${move.limit}; seja qual for a resposta, A retira todo o resto.`,
    },
    found: {
      pt: ({ most }) =>
        `N = 1 a ${most}, pelo menor número vencedor de cada pilha; para N menores, também pela busca de tudo o que pode vir a seguir e como jogador contra todas as respostas.`,
    },
  },
} satisfies Item<Case>;
