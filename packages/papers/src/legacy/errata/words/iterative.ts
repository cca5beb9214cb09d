import type { ErratumWords } from '../words.js';

/** The page on iterative algorithms for the Tower of Hanoi. */
export const iterative: readonly ErratumWords[] = [
  {
    id: 'hanoi2012/other-move-forced',
    certainty: 'reading',
    takes: [/n = (?<n>\d+), state (?<state>[ABC]+): the pegs/],
    en: {
      where: 'Iterative algorithms, the turn of another disc',
      printed:
        'When a disc other than 1 has its turn, only two pegs take part, and between two pegs only one move is possible.',
      sure: 'In the solution, before its end, the sentence is right; as it stands, it speaks of any two pegs.',
    },
    pt: {
      where: 'Algoritmos iterativos, a vez de outro disco',
      printed:
        'Quando é a vez de um disco que não é o 1, só intervêm dois pinos, e entre dois pinos só há um movimento possível.',
      holds:
        'Entre dois pinos há no máximo um movimento possível, e exatamente um se não estão ambos vazios. O movimento fica determinado em todo estado que não tenha todos os discos num só pino, e em cada vez de outro disco na solução ótima, antes do fim.',
      counterexample:
        'Com {n} disco, no estado {state}, os pinos sem o disco 1 estão vazios, e não há movimento entre eles.',
      found:
        'Os movimentos dos discos diferentes de 1 em todos os estados e na solução ótima, para n = {from} a {to}: exatamente um, salvo nos três estados com todos os discos num pino.',
      sure: 'Na solução, antes do fim, a frase está certa; como está escrita, fala de dois pinos quaisquer.',
    },
  },
  {
    id: 'hanoi2012/rule-even-disc',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+): move (?<move>\d+) of the solution, in (?<state>[ABC]+), puts disc 1 alone on (?<on>[ABC]), not on (?<named>[ABC]);/,
      /the algorithm, after (?<first>[\d ABC,]+), makes move \d+ from (?<source>[ABC]) to (?<target>[ABC]) and ends as (?<end>[ABC]+) at move (?<last>\d+)/,
      /both fail for n = (?<broken>[\d, ]+), and/,
    ],
    en: {
      where: 'Iterative algorithms, second rule for disc 1 and its algorithm',
      printed:
        'Disc 1 is always put on an even disc, or alone on the goal peg C for odd n and on B for even n; if it cannot go onto an even disc, take it to B for even n and to C for odd n.',
      sure: 'The rule is said twice, and the coloured version that follows on the page is not the same rule: with bases, disc 1 may go to A as well.',
    },
    pt: {
      where: 'Algoritmos iterativos, segunda regra para o disco 1 e seu algoritmo',
      printed:
        'O disco 1 é sempre posto sobre um disco par, ou sozinho no pino C se n é ímpar e no B se n é par; se não pode ir sobre um disco par, vai para B se n é par e para C se n é ímpar.',
      holds:
        'Para n ímpar o disco 1 vai sozinho também ao pino A: as bases de A e C são então discos pares, n + 1 e n + 3. Assim é a versão colorida, que vale; para n par e para n = 1 a regra vale como impressa.',
      counterexample:
        'Com {n} discos, o movimento {move} da solução, no estado {state}, põe o disco 1 sozinho em {on}, não em {named}. O algoritmo, depois de {first}, leva-o de {source} a {target} e fica bloqueado no estado {end}, no movimento {last}, sem terminar em C.',
      found:
        'A regra em cada movimento da solução e o algoritmo passo a passo, para n = {from} a {to}: ambos falham para n = {broken}, e só para esses.',
      sure: 'A regra é dita duas vezes, e a versão colorida que vem depois não é a mesma regra: com as bases, o disco 1 pode ir também a A.',
    },
  },
  {
    id: 'hanoi2012/no-same-parity-contact',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+), after move (?<move>\d+) \((?<state>[ABC]+)\): disc 1 lies on disc (?<on>\d+)/,
    ],
    en: {
      where: 'Iterative algorithms, after the coloured version',
      printed:
        'The smallest disc is not the only one that is never put on another of a different colour; at no time are two discs of the same colour together.',
      sure: 'The two halves of the sentence contradict each other; the second is right, and the algorithm above it says so too.',
    },
    pt: {
      where: 'Algoritmos iterativos, depois da versão colorida',
      printed:
        'O menor disco não é o único que nunca se coloca sobre outro de cor diferente; em nenhum momento há dois discos da mesma cor juntos.',
      holds:
        'Impresso "cor diferente", pretendido "mesma cor": o algoritmo leva sempre o disco 1 a outra cor. Com isso as duas metades da frase valem, também para as bases.',
      counterexample:
        'Com {n} discos, depois do movimento {move} (estado {state}), o disco 1 está sobre o disco {on}, de outra cor.',
      found:
        'O que está sob cada disco depois de cada movimento da solução, para n = {from} a {to}: nunca um disco ou uma base da mesma cor.',
      sure: 'As duas metades da frase se contradizem; a segunda está certa, e o algoritmo acima dela diz o mesmo.',
    },
  },
  {
    id: 'hanoi2012/five-disc-strip',
    certainty: 'print',
    en: {
      where: 'The moves of each disc, strip of 31 moves',
      printed:
        'In the paragraph on disc 3: the moves of disc 4 are 7 moves apart, the first 3 moves from the beginning and the last 3 from the end.',
      sure: 'The paragraph before it gives 15 for the same disc; the sentence was copied from there and the number of the disc left as it was.',
    },
    pt: {
      where: 'Os movimentos de cada disco, tira de 31 movimentos',
      printed:
        'No parágrafo do disco 3: os movimentos do disco 4 estão separados por 7 movimentos, o primeiro a 3 do início e o último a 3 do fim.',
      holds:
        'A frase vale para o disco 3, o do parágrafo. Os parágrafos dos discos 4 e 2 nomeiam o seu próprio disco.',
      counterexample: '{differ} das {of} células difere.',
      found:
        'Os 31 movimentos por busca, e as separações de cada disco pelos seus movimentos e pela fórmula.',
      sure: 'O parágrafo anterior dá 15 para o mesmo disco; a frase foi copiada de lá sem mudar o número do disco.',
    },
  },
  {
    id: 'hanoi2012/rec-puzzles',
    certainty: 'reading',
    takes: [
      /n = (?<n>\d+), from (?<state>[ABC]+): step 2/,
      /the first detour: n = (?<detour>\d+), from (?<label>\S+), (?<moves>\d+) moves where (?<least>\d+) are enough/,
    ],
    en: {
      where: 'Changing the initial position, algorithm of the rec.puzzles archive',
      printed:
        'Peg 2 is that of the smallest disc that is not on peg 1; the test whether all discs are in place comes last.',
      sure: 'Only a start that is a tower already is concerned; there nothing is to be done.',
    },
    pt: {
      where: 'Mudando a posição inicial, algoritmo do arquivo de rec.puzzles',
      printed:
        'O pino 2 é o do menor disco que não está no pino 1; o teste de que todos os discos estão no lugar vem por último.',
      holds:
        'A partir de um estado que já é uma torre, o passo 2 não encontra disco; com o teste do passo 4 no começo, termina sempre com uma torre.',
      counterexample:
        'Com {n} disco, no estado {state}, todos os discos estão no pino 1: não há disco k nem pino 2.',
      found:
        'Todos os estados, para n = {from} a {to}. Com o teste no começo, sempre termina; não é ótimo, como o texto diz: o primeiro desvio é com {detour} discos, de {label}: {moves} movimentos, onde bastam {least}.',
      sure: 'Só diz respeito a um início que já é uma torre, onde não há nada a fazer.',
    },
  },
  {
    id: 'hanoi2012/any-goal-table',
    certainty: 'reading',
    takes: [
      /n = (?<n>\d+), from (?<start>[ABC]+) to (?<goal>[ABC]+): the table takes (?<moves>\d+) moves \((?<long>[^)]+)\), (?<least>\d+) are enough \((?<short>[^)]+)\): disc (?<disc>\d+) moves twice/,
    ],
    en: {
      where: 'Changing the final position',
      printed:
        'A slight change of the table algorithm, the destination of each disc in place of C, solves the wholly general case as well.',
      sure: 'The page says "solves", not "in the least number of moves"; but the algorithm that it extends is the optimal one, and another that is not optimal is called so.',
    },
    pt: {
      where: 'Mudando a posição final',
      printed:
        'Uma pequena mudança no algoritmo da tabela, o destino de cada disco em lugar de C, resolve também este caso totalmente geral.',
      holds:
        'Que a tabela leve a qualquer estado final vale. Que o faça no menor número de movimentos, como o algoritmo para o destino C que ela estende, não: ela move uma só vez o maior disco que tem de se mover, e às vezes dois movimentos dele são mais curtos.',
      counterexample:
        'Com {n} discos, de {start} a {goal}, a tabela faz {moves} movimentos ({long}), e {least} bastam ({short}): o disco {disc} move-se duas vezes.',
      found:
        'Todos os pares de estados, para n = {from} a {to}: a tabela leva sempre ao destino; os movimentos comparados com a busca e com a distância sem busca.',
      sure: 'O texto diz "resolve", não "no menor número de movimentos"; mas o algoritmo que ele estende é o ótimo, e de outro que não é ótimo o texto o diz.',
    },
  },
];
