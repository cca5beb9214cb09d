import type { ErratumWords } from '../words.js';

/** The tables, graphs and figures of chapter 4. */
export const variants: readonly ErratumWords[] = [
  {
    id: 'martins2024/table-4.1',
    certainty: 'transcription',
    en: {
      where: 'Section 4.1, Table 4.1, rows on structure and rules',
      printed:
        'Columns ToL and Cíclica: capacities n and 3, 2, 1; number of discs n and 3; no larger disc on a smaller one yes and -; adjacent discs of one colour yes and no.',
      sure: 'Possibly of the transcription only: as transcribed, the entries of the two columns stand exchanged, and a wide table that is turned on its page is easily shifted. Please compare with the print.',
    },
    pt: {
      where: 'Seção 4.1, Tabela 4.1, linhas sobre estrutura e regras',
      printed:
        'Colunas ToL e Cíclica: capacidade dos pinos n e 3, 2, 1; número de discos n e 3; disco maior não pode em cima do menor sim e -; permite discos adjacentes de mesma cor sim e não.',
      holds:
        'Trocadas entre si as colunas ToL e Cíclica nessas quatro linhas, e tomada a Torre de Londres com as suas três esferas, todas as células concordam, salvo uma: a de que discos de mesma cor não podem ser adjacentes em Londres, onde todas as esferas têm cores diferentes. A complexidade é tratada à parte; algoritmo, modelo e referência dizem o que outros publicaram e não foram verificados. Os pinos da torre cíclica foram tomados em linha: em círculo, um disco dela só vai ao pino seguinte.',
      counterexample: '{differ} de {of} células diferem.',
      found:
        'As células sobre estrutura e regras foram geradas a partir das regras dos sete jogos, com 3 a 5 discos, e, quanto à ordem e aos movimentos, de todos os estados com 3 discos.',
      sure: 'Talvez seja apenas da transcrição: nela, as entradas das duas colunas aparecem trocadas, e uma tabela larga, girada na página, desloca-se com facilidade. Pedimos que se compare com o original.',
    },
  },
  {
    id: 'martins2024/table-4.1/hanoi',
    certainty: 'reading',
    takes: [/n = (?<n>\d+): printed \S+ = (?<printed>\d+), computed (?<computed>\d+)/],
    en: {
      where: 'Section 4.1, Table 4.1, complexity of the problem, column ToH',
      printed: '2^(n-1).',
      sure: 'Section 3.1 has 2^n - 1. The "- 1" may have been raised into the exponent in the print or in the transcription; the column of Bucharest has the same slip.',
    },
    pt: {
      where: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna ToH',
      printed: '2^(n-1).',
      holds:
        'São necessários 2^n - 1 movimentos, como diz a seção 3.1. Como ordem de crescimento, 2^(n-1) está certo.',
      counterexample: 'n = {n}: impresso 2^(n-1) = {printed}, calculado {computed} = 2^n - 1.',
      found:
        'Número mínimo de movimentos por busca, para n = {from} a {to}, e pela recorrência do disco maior.',
      sure: 'A seção 3.1 traz 2^n - 1. O "- 1" pode ter subido ao expoente na impressão ou na transcrição; a coluna de Bucareste tem o mesmo lapso.',
    },
  },
  {
    id: 'martins2024/table-4.1/bucharest',
    certainty: 'reading',
    takes: [/n = (?<n>\d+): printed \S+ = (?<printed>\d+), computed (?<computed>\d+)/],
    en: {
      where: 'Section 4.1, Table 4.1, complexity of the problem, column ToB',
      printed: '3^(n-1).',
      sure: 'Section 4.2 has 3^n - 1. The "- 1" may have been raised into the exponent in the print or in the transcription; the column of Hanoi has the same slip.',
    },
    pt: {
      where: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna ToB',
      printed: '3^(n-1).',
      holds:
        'São necessários 3^n - 1 movimentos, como diz a seção 4.2. Como ordem de crescimento, 3^(n-1) está certo.',
      counterexample: 'n = {n}: impresso 3^(n-1) = {printed}, calculado {computed} = 3^n - 1.',
      found:
        'Número mínimo de movimentos por busca, para n = {from} a {to}, e pela recorrência do disco maior.',
      sure: 'A seção 4.2 traz 3^n - 1. O "- 1" pode ter subido ao expoente na impressão ou na transcrição; a coluna de Hanói tem o mesmo lapso.',
    },
  },
  {
    id: 'martins2024/table-4.1/cyclic',
    certainty: 'transcription',
    takes: [
      /h = (?<h>\d+), n = (?<n>\d+): the disc needs (?<moves>\d+) moves .* = (?<printed>[\d., ]+) with logarithms/,
      /the root falls with n towards 1 \((?<root>[\d., ]+), \.\.\. to the base 2\), the moves rise \((?<rise>[\d, ]+), \.\.\.\)/,
    ],
    en: {
      where: 'Section 4.1, Table 4.1, complexity of the problem, column Cíclica',
      printed: 'The n-th root of h log h + 2h.',
      sure: 'Possibly of the transcription only: the formula may have been garbled, and the tower meant may be another than the one that we took. Please compare with the print and with its source.',
    },
    pt: {
      where: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna Cíclica',
      printed: 'A raiz n-ésima de h log h + 2h.',
      holds:
        'A fórmula foi tomada como está na transcrição. Não encontramos leitura que os movimentos confirmem: eles crescem com n, e a raiz não.',
      counterexample:
        'h = {h}, n = {n}: o disco precisa de {moves} movimentos de p_0 até p_2, e a fórmula dá {printed}, conforme o logaritmo seja de base 2, e ou 10. Como ordem de crescimento: a raiz decresce para 1 ({root}, ..., na base 2), e os movimentos crescem ({rise}, ...).',
      found:
        'Número mínimo de movimentos por busca, com 3 a 5 pinos, comparado com a fórmula nas três bases.',
      sure: 'Talvez seja apenas da transcrição: a fórmula pode ter sido alterada, e a torre visada pode ser outra que não a que tomamos. Pedimos que se compare com o original e com a sua fonte.',
    },
  },
  {
    id: 'martins2024/table-4.1/reve',
    certainty: 'transcription',
    takes: [
      /n = (?<n>\d+): printed .*? = (?<printed>[\d.]+), computed (?<computed>\d+)/,
      /printed formula are (?<a>[\d.]+) for n = (?<na>\d+), (?<b>[\d.]+) for n = (?<nb>\d+), (?<c>[\d.]+) for n = (?<nc>\d+); over \S+ \S+ they are (?<ra>[\d.]+), (?<rb>[\d.]+), (?<rc>[\d.]+)/,
    ],
    en: {
      where: 'Section 4.1, Table 4.1, complexity of the problem, column Reve',
      printed: 'sqrt(pi) 2^sqrt(2n).',
      sure: 'Possibly of the transcription only: n and π are easily taken for each other.',
    },
    pt: {
      where: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna Reve',
      printed: 'sqrt(pi) 2^sqrt(2n).',
      holds:
        'Com n no lugar de π, a ordem de crescimento está certa: sqrt(n) 2^sqrt(2n); o trabalho não dá esse número em nenhum outro lugar. Que os planos usados além do alcance da busca são os mais curtos com quatro pinos é um teorema de T. Bousch (2014), que não foi verificado aqui.',
      counterexample:
        'n = {n}: a fórmula impressa vale {printed}, e {computed} movimento basta. Como ordem de crescimento: a razão entre os movimentos e a fórmula impressa cresce, {a} para n = {na}, {b} para n = {nb} e {c} para n = {nc}; com sqrt(n) ela se mantém: {ra}, {rb} e {rc}.',
      found:
        'Número mínimo de movimentos por busca, para n = {from} a {to}, e pelos planos que põem discos de lado.',
      sure: 'Talvez seja apenas da transcrição: n e π confundem-se com facilidade.',
    },
  },
  {
    id: 'martins2024/table-4.1/multipeg',
    certainty: 'print',
    takes: [
      /(?<pegs>\d+) pegs, n = (?<n>\d+): printed \S+ = (?<printed>\d+), computed (?<computed>\d+)/,
      /fewer from n = (?<first>\d+) on \((?<fewer>\d+) for (?<power>\d+)\), and for n = (?<large>\d+) on four pegs (?<enough>\d+) moves are enough, 2\^(?<exponent>\d+) being (?<huge>\d+)/,
    ],
    en: {
      where: 'Section 4.1, Table 4.1, complexity of the problem, column Multipino',
      printed: '2^(n-1).',
      sure: 'Neither 2^(n-1) nor 2^n - 1 is right with more than three pegs, so the error does not depend on where the "- 1" stands.',
    },
    pt: {
      where: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna Multipino',
      printed: '2^(n-1).',
      holds:
        'A menos de um fator constante, 2^(n-1) é um limite superior, como com três pinos. Com quatro pinos, a partir de n = {first}, bastam menos movimentos; não é essa a ordem de crescimento.',
      counterexample:
        '{pegs} pinos, n = {n}: impresso 2^(n-1) = {printed}, calculado {computed}. Como ordem de crescimento: a partir de n = {first} são menos movimentos ({fewer} em vez de {power}), e para n = {large} com quatro pinos {enough} movimentos bastam, enquanto 2^{exponent} = {huge}.',
      found:
        'Número mínimo de movimentos por busca, com 4 a 6 pinos; com quatro pinos, também por planos que põem discos de lado.',
      sure: 'Com mais de três pinos nem 2^(n-1) nem 2^n - 1 está certo; o erro, portanto, não depende da posição do "- 1".',
    },
  },
];
