import type { ErratumWords } from '../words.js';

const example =
  'A própria fórmula de exemplo da obra também falha: a única valoração que a satisfaz torna verdadeiros dois literais da terceira cláusula.';

/** The reductions of the work on block games. */
export const reductions: readonly ErratumWords[] = [
  {
    id: 'ramos2014/theorem-3.1',
    certainty: 'reading',
    takes: [
      /(?<formula>\(x1[^:]*\)) is satisfiable, and none of the (?<states>\d+) states/,
      /all (?<all>\d+) formulas.*, (?<random>\d+) random/,
    ],
    en: {
      where: 'Section 3.4, Theorem 3.1',
      printed:
        'All switches are light and non-alternating; the bridge of a clause is turned on by C2 or C5 of each of its literals.',
      sure: 'It rests on what non-alternating means: in Algorithm 1 such a switch flips its bridges, once. The example of the work fails as well: its only satisfying assignment makes two literals of the third clause true. The theorem itself is true.',
    },
    pt: {
      where: 'Seção 3.4, Teorema 3.1',
      printed:
        'As chaves são leves e não-alternantes; a ponte de uma cláusula é ligada pela chave C2 ou C5 de cada um de seus literais.',
      holds:
        'Vale em todas as fórmulas testadas se as chaves de uma cláusula ligam a ponte de vez, como se pode ler na Seção 3.1. Pelo Algoritmo 1, uma chave não-alternante inverte a ponte no primeiro acionamento, e dois literais verdadeiros a deixam desligada. Com essas regras vale se cada literal tiver a sua ponte, lado a lado: SAT ≤p BLOXORZ permanece.',
      counterexample:
        '{formula} (or: ou; and: e; not: negação) é satisfatível, mas nenhum dos {states} estados alcançáveis vence: em toda valoração que a satisfaz, alguma cláusula tem um número par de literais verdadeiros, cujas chaves devolvem a ponte ao estado desligado.',
      found:
        'Busca em todos os estados das fases de {all} fórmulas pequenas, de {random} ao acaso e do exemplo da obra, comparada com DPLL e com a tabela-verdade.',
      sure: `Depende do que se entende por não-alternante: no Algoritmo 1, a chave inverte as pontes, uma só vez. ${example} O teorema em si é verdadeiro.`,
    },
  },
  {
    id: 'ramos2014/figure-7',
    certainty: 'reading',
    takes: [
      /makes (?<literals>\d+) literals of clause (?<clause>\d+) true; none of the (?<states>\d+) states/,
    ],
    en: {
      where: 'Section 3.4, Figure 7',
      printed:
        'A level built from (x1 or x2) and (not x1 or not x2) and (x1 or not x2), fully compatible with the scheme of the reduction.',
      sure: 'It rests on what non-alternating means, as Theorem 3.1 does, and on the scheme as the text has it: the drawing itself is not in our text.',
    },
    pt: {
      where: 'Seção 3.4, Figura 7',
      printed:
        'Uma fase construída a partir de (x1 ou x2) e (não x1 ou não x2) e (x1 ou não x2), compatível com o esquema da redução.',
      holds:
        'A fase tem solução se as chaves das cláusulas ligam as pontes de vez. Pelas regras formais, as de dois literais verdadeiros invertem duas vezes a terceira ponte.',
      counterexample:
        'A única valoração que satisfaz a fórmula (x1 verdadeira, x2 falsa) torna verdadeiros {literals} literais da cláusula {clause}; nenhum dos {states} estados alcançáveis vence.',
      found:
        'Todos os estados alcançáveis da fase do exemplo, e cada escolha de lados pela contagem dos literais verdadeiros.',
      sure: 'Depende do que se entende por não-alternante, como o Teorema 3.1, e do esquema descrito no texto: o desenho em si não está no nosso texto.',
    },
  },
  {
    id: 'ramos2014/theorem-3.6-move',
    certainty: 'reading',
    takes: [
      /R leaves it standing on (?<stands>\(\d+, \d+\))/,
      /leaves the halves on (?<first>\(\d+, \d+\)) and (?<second>\(\d+, \d+\))/,
    ],
    en: {
      where: 'Section 3.6, proof of Theorem 3.6',
      printed:
        'After the teleport, x1 is 2 and cubo is 1; the next move to the right changes the block to one standing on (3, 0) or (3, 6).',
      sure: 'The construction does not need it: with halves that join at once and a way one cell longer it works.',
    },
    pt: {
      where: 'Seção 3.6, demonstração do Teorema 3.6',
      printed:
        'Após o teletransporte, x1 vale 2 e cubo vale 1; o movimento seguinte para a direita deixa o bloco em pé em (3, 0) ou (3, 6).',
      holds:
        'Vale no Algoritmo 1 se os quatro números do teletransporte forem x1, x2, y1, y2, a ordem em que o algoritmo os lê, e não a da Definição 3.1: metades vizinhas ainda não formam um bloco, e a primeira entra na posição da segunda.',
      counterexample:
        'Com y = 0 e metades levadas a (2, 0) e (3, 0): pelas regras da Seção 3.1 elas formam logo um bloco, que o movimento deixa em pé em {stands}; o Algoritmo 1, com o teletransporte como na Definição 3.1, deixa as metades em {first} e {second}.',
      found:
        'O movimento, jogado pelas regras da Seção 3.1 e seguido pelas linhas do Algoritmo 1 com os números nas duas ordens.',
      sure: 'A construção não precisa disso: com metades que se juntam logo e um trecho uma posição mais longo, ela funciona.',
    },
  },
];
