import type { ErratumWords } from '../words.js';

const found = 'Pela definição de P- e N-posição e pelos valores de Grundy.';
const sureEn =
  'The table, the case and the example agree with each other, and all three contradict Lemma 2.2.1 for i = 3; the residue 2 is that of the case S_2.';
const surePt =
  'A tabela, o caso e o exemplo concordam entre si, e os três contradizem o Lema 2.2.1 com i = 3; o resto 2 é o do caso S_2.';

/** Subtraction games, their classifier, and Grundy values: sections 2.1 to 2.3 and chapter 3 of carvalho2013. */
export const subtraction: readonly ErratumWords[] = [
  {
    id: 'carvalho2013/table-2.5',
    certainty: 'print',
    en: {
      where: 'Section 2.2, Table 2.5 (S = {1, 2, 4, 5, 6})',
      printed: 'P-positions at 0, 2, 10, 12 and 20.',
      sure: sureEn,
    },
    pt: {
      where: 'Seção 2.2, Tabela 2.5 (S = {1, 2, 4, 5, 6})',
      printed: 'P-posições em 0, 2, 10, 12 e 20.',
      holds:
        'Com as P-posições em 3 e 13 em vez de 2 e 12, como no Lema 2.2.1 com i = 3 e M = 6, todas as células estão certas.',
      counterexample:
        'De 2 retiram-se 2 blocos, e resta a P-posição 0: {differ} das {of} células diferem.',
      found,
      sure: surePt,
    },
  },
  {
    id: 'carvalho2013/case-S3',
    certainty: 'print',
    takes: [
      /M = (?<M>\d+): S = (?<S>\{[\d, ]+\}), x = (?<x>\d+): stated P, but taking (?<taken>\d+) leaves (?<left>\d+), a P-position/,
    ],
    en: {
      where: 'Section 2.2, case S_3',
      printed: 'For M >= 6, x is a P-position if and only if x = 0 or 2 (mod M + 4).',
      sure: sureEn,
    },
    pt: {
      where: 'Seção 2.2, caso S_3',
      printed: 'Para M >= 6, x é P-posição se e só se x ≡ 0 ou x ≡ 2 (mod M + 4).',
      holds:
        'Para M >= 6 com x ≡ 0 ou x ≡ 3 (mod M + 4), como diz o Lema 2.2.1 com i = 3, vale em todos os casos examinados.',
      counterexample:
        'M = {M}, S = {S}, x = {x}: P segundo o texto, mas retirando {taken} resta {left}, uma P-posição.',
      found,
      sure: surePt,
    },
  },
  {
    id: 'carvalho2013/case-S3-example-2',
    certainty: 'print',
    takes: [
      /S = (?<S>\{[\d, ]+\}), x = (?<x>\d+): stated P, but taking (?<taken>\d+) leaves (?<left>\d+), a P-position/,
    ],
    en: {
      where: 'Section 2.2, case S_3, example 2',
      printed: 'For S = {1, 2, 4, 5, 6}, x is a P-position if and only if x = 0 or 2 (mod 10).',
      sure: sureEn,
    },
    pt: {
      where: 'Seção 2.2, caso S_3, exemplo 2',
      printed: 'Para S = {1, 2, 4, 5, 6}, x é P-posição se e só se x ≡ 0 ou x ≡ 2 (mod 10).',
      holds: 'Com x ≡ 0 ou x ≡ 3 (mod 10) vale em todos os casos examinados.',
      counterexample:
        'S = {S}, x = {x}: P segundo o texto, mas retirando {taken} resta {left}, uma P-posição.',
      found,
      sure: surePt,
    },
  },
  {
    id: 'carvalho2013/classifier',
    certainty: 'reading',
    takes: [
      /limit (?<limit>\d+), S = (?<S>\{[\d, ]+\}): the program lists 0 to (?<last>\d+) /,
      /With the limit left out: limit \d+, S = \{1, 2, 3, 4, 5.* (?<numbers>\d+)\}: the program ends with (?<room>\w+) and lists nothing; limit \d+, S = \{(?<large>\d+)\}: the program ends with (?<size>\w+)/,
    ],
    en: {
      where: 'Section 2.3 and appendix A, the classifier',
      printed:
        'Given the set S of a subtraction game, the program classifies the positions up to a value that the user chooses.',
      sure: 'The length of the list, the room for 20 numbers and the 16-bit conversions stand in the printed program; within these limits it is right.',
    },
    pt: {
      where: 'Seção 2.3 e apêndice A, o classificador',
      printed:
        'Dado o conjunto S de um jogo de subtração, o programa classifica as posições até um valor escolhido pelo utilizador.',
      holds:
        'Sem o próprio limite (a lista da figura 2.3 termina em 20), com S dado por no máximo 20 números, em qualquer ordem e mesmo repetidos, e sem números acima de 32767, todos os resultados listados estão certos nos casos examinados.',
      counterexample:
        'Com limite {limit} e S = {S}, a lista acaba em {last}, e a posição {limit} falta. Mesmo sem contar o limite: com S = {1, ..., {numbers}} o programa termina com {room}, e com S = {{large}}, com {size}, sem listar nada.',
      found:
        'O programa com os seus limites contra a definição de P- e N-posição e os valores de Grundy: todos os conjuntos contidos em {1, ..., 8} e conjuntos aleatórios de até 20 números.',
      sure: 'O comprimento da lista, o espaço para 20 números e as conversões de 16 bits estão no programa impresso; dentro desses limites, ele está certo.',
    },
  },
  {
    id: 'carvalho2013/classifier-guess',
    certainty: 'reading',
    takes: [
      /^S = (?<S>\{\d+\}), limit (?<limit>\d+), guess (?<guess>\d+): lines (?<lines>[PN |]+); with two full lines S = (?<S2>\{\d+\}), limit (?<limit2>\d+), guess (?<guess2>\d+): lines (?<lines2>[PN |]+); with limit 21 and one number S = (?<S3>\{\d+\}), limit 21, guess (?<guess3>\d+)/,
      /Of (?<agreeing>\d+) agreeing guesses (?<right>\d+) are right; with two full lines before the last, (?<right2>\d+) of (?<agreeing2>\d+)/,
    ],
    en: {
      where: 'Section 2.3, the guess at the length of the pattern',
      printed:
        'If all lines printed except the last are equal, the guess at the length of the pattern is probably right.',
      sure: 'How probable depends on which sets and guesses are counted. What fails is the guess above half the limit, where one line is compared with nothing; a guess is proved right where all lines agree and the limit is at least guess + max S.',
    },
    pt: {
      where: 'Seção 2.3, o palpite para o comprimento do padrão',
      printed:
        'Se todas as linhas impressas, exceto a última, forem iguais, é provável que o palpite para o comprimento do padrão esteja correto.',
      holds:
        'Uma só linha completa é igual a si mesma, o que nada diz. Com duas linhas completas antes da última, todos os palpites que passam estão certos para estes conjuntos e limite 21; e um palpite está provado quando todas as linhas concordam, a última até onde vai, e o limite é pelo menos palpite + max S.',
      counterexample:
        'S = {S}, limite {limit}, palpite {guess}: linhas {lines}. Com duas linhas completas: S = {S2}, limite {limit2}, palpite {guess2}: linhas {lines2}; com limite 21: S = {S3}, palpite {guess3}. De {agreeing} palpites que passam, {right} estão certos; com duas linhas completas antes da última, {right2} de {agreeing2}.',
      found:
        'As linhas que o programa escreve para todos os 255 conjuntos contidos em {1, ..., 8}, com limite 21 e palpites de 1 a 21, contra o período provado e contra 400 posições.',
      sure: 'O que é provável depende dos conjuntos e palpites que se contam. O que falha é o palpite acima da metade do limite, em que uma linha não se compara com nenhuma outra; um palpite está provado quando todas as linhas concordam e o limite é pelo menos palpite + max S.',
    },
  },
  {
    id: 'carvalho2013/table-3.2',
    certainty: 'print',
    en: {
      where: 'Chapter 3, example 2 (S = {2, 3, 5}), the line of G(14)',
      printed: 'G(14) = mex{1, 2, 2} = 3.',
      sure: 'The mex of {1, 2, 2} is 0, and the table below the lines has G(14) = 0.',
    },
    pt: {
      where: 'Capítulo 3, exemplo 2 (S = {2, 3, 5}), a linha de G(14)',
      printed: 'G(14) = mex{1, 2, 2} = 3.',
      holds:
        'Todas as células da tabela estão certas; das linhas calculadas antes dela, a de x = 14 dá 3 como mex de {1, 2, 2}, que é 0, como na tabela.',
      counterexample: '{differ} das {of} células difere.',
      found:
        'Todas as células da tabela e todas as linhas calculadas, pelas opções e por linhas de bits.',
      sure: 'O mex de {1, 2, 2} é 0, e a tabela depois das linhas tem G(14) = 0.',
    },
  },
];
