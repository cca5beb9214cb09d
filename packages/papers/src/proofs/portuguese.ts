/** The theorems of the proof assistant in Portuguese words, by their names. */
export const portuguese: Readonly<Record<string, string>> = {
  at_most_three_blocks_a_cell: 'Uma fase com n posições tem no máximo 3 n blocos diferentes.',
  bounds_apart: 'Para v >= 1 e m >= 0, os dois limites da demonstração são distintos.',
  longer_than_the_outer_path:
    'Onde 2 / e é um inteiro k: com N >= 2 e e < 1, isto é, k >= 3, a desigualdade vale.',
  first_player_loses_iff_fibonacci:
    'A partir de N >= 1 objetos, o primeiro jogador perde se e somente se N é um número de Fibonacci.',
  first_player_wins_by_the_smallest_part:
    'A partir de qualquer outro N, o primeiro jogador vence tomando, em cada vez, a menor parcela da representação de Zeckendorf.',
  first_player_wins_by_the_section:
    'A partir de um N que não é número de Fibonacci, o primeiro jogador vence por esta estratégia.',
  second_player_wins_from_fibonacci:
    'Se N é um número de Fibonacci de no mínimo 2, o segundo jogador vence por esta estratégia depois de qualquer primeira jogada.',
  sum_of_two_games:
    'Para dois jogos: uma jogada da soma é uma jogada em um deles, com o outro deixado como está, e uma posição é terminal exatamente quando nenhum dos dois tem jogada.',
  terminal_heaps:
    'Não há jogada a partir de 0, 1 e 2, e há uma a partir de toda pilha maior; nenhuma jogada leva a 0 ou 1.',
  powers_of_2: 'Uma pilha n >= 2 é P-posição se e somente se n = 2^k para algum k >= 1.',
  three_times_powers_of_2:
    'Na versão misère, uma pilha n >= 2 é P-posição se e somente se n = 3 * 2^k para algum k >= 0.',
  leftmost_digit_wins_for_the_first:
    'A partir de n >= 1 que não é potência de 2, tomar todos os dígitos binários 1 menos o mais à esquerda é uma jogada permitida, e vence se for feita em cada vez.',
  leftmost_digit_wins_for_the_second:
    'A partir de uma potência de 2, o segundo jogador vence assim, depois de qualquer primeira jogada.',
  misere_nim_rules:
    'Uma posição do Nim na versão misère é N-posição se e somente se (1) nenhuma pilha tem mais de um objeto e o número de pilhas de um é par, ou (2) exatamente uma pilha tem mais de um, ou (3) duas ou mais pilhas têm mais de um e a soma-Nim de todas as pilhas não é 0.',
  printed_rule_misses_2_2_1:
    'Só com a soma-Nim das pilhas maiores, como impresso, a condição 3 não apanha (2, 2, 1): a soma-Nim de 2 e 2 é 0, e no entanto o próximo jogador vence.',
  misere_strategy_wins: 'Quem joga em uma N-posição vence por esta estratégia.',
  why_the_strategy_works:
    'Uma jogada vencedora do Nim nunca deixa exatamente uma pilha maior, e nenhuma jogada leva de duas ou mais pilhas maiores a nenhuma.',
  moore_theorem:
    'Uma posição do Nim_k de Moore é P-posição se e somente se cada coluna das formas binárias das suas pilhas soma 0 módulo k + 1.',
  fewer_than_k_plus_1_heaps:
    'Com ao menos uma e menos de k + 1 pilhas não vazias, todas podem ser tomadas em uma jogada, e a posição é N-posição.',
  repaired_procedure:
    'A partir de uma soma diferente de 0, o procedimento reparado sempre termina e, quaisquer que sejam as linhas tomadas nos seus passos, termina com uma jogada permitida para a soma 0.',
  bouton: 'Uma posição do Nim é P-posição se e somente se a soma-Nim das suas pilhas é 0.',
  step_to_nim_sum_0:
    'De uma soma-Nim diferente de 0, toda pilha com 1 na coluna mais à esquerda de soma 1 pode ser diminuída de modo que a soma fique 0.',
  no_move_from_0_to_0: 'Nenhuma jogada leva de soma-Nim 0 a soma-Nim 0.',
  odd_number_of_winning_moves:
    'De toda N-posição do Nim, o número de jogadas para posições de soma-Nim 0 é ímpar.',
  nim_sum_properties:
    'Com todos os dígitos, também o dígito 0: a soma-Nim é associativa e comutativa, 0 é neutro, todo número é o seu próprio inverso, e parcelas iguais se cancelam.',
  pigeonhole_general:
    'Se n bolas são postas em m caixas e n > k m, alguma caixa tem ao menos k + 1 bolas.',
  pigeonhole: 'Com k = 1: se há mais bolas do que caixas, alguma caixa tem ao menos 2.',
  ramsey_theorem:
    'Para todas as cores e inteiros positivos p existe um R tal que, em ao menos R pontos, toda coloração tem, para alguma cor a, um subgrafo completo em p a pontos com todas as arestas da cor a.',
  some_number_is_enough:
    'Para todo n, algum número de pontos basta, de modo que o limite não é sobre nada.',
  R_n_exists: 'Para todo n, é impossível que R_n não exista.',
  ramsey_bound: 'R_n <= n (R_(n-1) - 1) + 2 para todo n >= 1.',
  R_0: 'Para n = 1, o limite usa R_0, que pela definição é 2.',
  R_2: 'R(3, 3) = 6.',
  R_3: 'R(3, 3, 3) = 17.',
  sperner_lemma:
    'Onde os triângulos se encontram lado a lado: com os rótulos 0, 1 e 2, e em cada lado só os das suas pontas, o número de triângulos com os três rótulos é ímpar e, portanto, há um.',
  degree_of_the_outside:
    'Com alpha passos de 0 para 1 e beta de 1 para 0 ao longo do lado de v0 a v1, o grau do ponto externo é alpha + beta = 2 alpha - 1 = 2 beta + 1.',
  degrees_of_triangles:
    'Um triângulo tem 0, 1 ou 2 arestas com os rótulos 0 e 1, e uma só exatamente quando tem os três rótulos.',
  multiples_of_M_plus_1:
    'Para S = {1, ..., M}, M >= 1, uma pilha é P-posição se M + 1 a divide, e N-posição caso contrário.',
  nim_21:
    'No Nim 21, S = {1, 2, 3}, uma pilha é P-posição se 4 a divide, e N-posição caso contrário.',
  without_one_number:
    'Para 1 < i < M e S = {1, ..., M} sem i, uma pilha x é P-posição se e somente se x = 0 (mod i) quando M < 2 i, e x = 0 ou i (mod M + i + 1) quando M >= 2 i.',
  without_the_first_or_the_last: 'Vale também para i = 1, M >= 2, e para i = M >= 2.',
  without_2:
    'Para M >= 3 e S = {1, 3, ..., M}, uma pilha x é P-posição se e somente se x é par quando M < 4, e x = 0 ou 2 (mod M + 3) quando M >= 4.',
  without_3:
    'Para M >= 4 e S = {1, 2, 4, ..., M}, uma pilha x é P-posição se e somente se 3 divide x quando M < 6, e x = 0 ou 3 (mod M + 4) quando M >= 6.',
  printed_residue_fails:
    'Com resto 2, como impresso, falha para todo M >= 6: a pilha de 2 é N-posição.',
  without_3_up_to_6:
    'Para S = {1, 2, 4, 5, 6}, uma pilha x é P-posição se e somente se x = 0 ou 3 (mod 10).',
  moves_of_the_sum:
    'As jogadas da soma são exatamente as jogadas em um dos jogos, com os outros deixados como estão.',
  terminal_positions_of_the_sum:
    'Uma posição da soma é terminal exatamente quando nenhum jogo tem jogada.',
  sum_below_next:
    'A soma dos f i sobre um conjunto de inteiros positivos até n, sem dois consecutivos, é menor que f (n + 1).',
  zeckendorf_exists:
    'Todo inteiro positivo é a soma dos f i sobre um conjunto de inteiros positivos sem dois consecutivos.',
  zeckendorf_unique: 'Há só um tal conjunto.',
  order_and_size_on_any_pegs:
    'Para todo p e todo n, o grafo de Hanói com n discos em p pinos tem ordem p^n, com os seus estados em uma lista, cada um uma vez; e tamanho (1/2) C(p,2) (p^n - (p-2)^n), que é p (p - 1) (p^n - (p-2)^n) / 4, com as suas arestas em uma lista, cada uma uma vez e a partir de uma ponta só.',
  formula_is_text:
    'O grafo da fórmula é G sem ab, unido a Q, com a e v identificados em um só vértice, e b e w em outro: vértices e arestas são os mesmos, para todo grafo G com uma aresta ab e todo grafo Q com dois vértices v e w.',
  graft_is_computed: 'O enxerto que se calcula é o da definição.',
  algorithm_is_computed:
    'O que se calcula para n discos é um dos grafos que o algoritmo pode devolver.',
  optimal_solution_is_the_side:
    'No desenho, em que cada torre está na sua extremidade, todo estado tem um lugar só seu e um movimento leva a um lugar vizinho, a solução mínima passa por 2^n estados, todos diferentes, e estes são exatamente os estados do lado de A a C.',
  numbers_in_binary:
    'De cada número ao seguinte exatamente um 0 passa a 1, e é o primeiro 1 a partir da direita do seguinte. Entre 1 e 2^n - 1, os números que terminam em um 1 e k - 1 zeros são 2^(k-1) (2q + 1), com q = 0 a 2^(n-k) - 1: há 2^(k-1) - 1 números antes do primeiro, outros tantos depois do último, e 2^k - 1 entre cada um e o seguinte.',
  merged_vertices_are_joined_as_in_Q:
    'Em G sem ab, unido a Q, com a e v feitos um só vértice e b e w outro, os vértices em que a e b se tornaram são ligados exatamente se v e w são ligados em Q: a aresta ab já não está lá.',
  grafts_on_a_matching:
    'Para todos os grafos Q com dois vértices v e w, todos os grafos G e todos os emparelhamentos M de G, em qualquer ordem de M cada enxerto encontra a sua aresta, e quaisquer duas ordens devolvem o mesmo grafo, a menos de isomorfismo. Os vértices de G que nenhuma aresta de M encontra ficam, ligados entre si como em G, e o isomorfismo os deixa onde estão.',
  grafts_give_hanoi:
    'Seja o que for que o algoritmo devolva para n >= 1, com dois vértices quaisquer de grau 2, qualquer emparelhamento perfeito de C_6, qualquer das suas pontas primeiro e as suas arestas em qualquer ordem, é isomorfo ao grafo de Hanói com n discos.',
  algorithm_returns:
    'O algoritmo pode ser executado para todo n >= 1: há vértices de grau 2, e C_6 tem um emparelhamento perfeito, que é máximo porque não deixa vértice de fora.',
  three_copies_and_three_edges:
    'Para todo n, pelo pino do maior disco: os estados de n + 1 discos com ele em um pino têm os movimentos dos outros e, portanto, formam o grafo de n discos; entre dois pinos p e q há exatamente uma aresta, o movimento do maior disco com todos os outros no terceiro pino. Sem disco há um estado.',
  hanoi_is_three_grafts:
    'Para todo n >= 1, o grafo de Hanói com n + 1 discos é o enxerto de três cópias do com n discos, em dois vértices quaisquer de grau 2, em um emparelhamento perfeito de C_6.',
  edges_that_stay_move_the_largest:
    'Algum isomorfismo leva cada uma das três cópias aos estados com o maior disco em um pino. Uma aresta entre duas cópias é uma de C_6 que nenhum enxerto substitui, e essas arestas são levadas aos movimentos do maior disco, que são todos dessa forma.',
  order_and_size:
    'Para todo n, o grafo de Hanói em três pinos tem 3^n estados e 3(3^n - 1)/2 linhas, cada uma das quais está na lista a partir de uma só das suas pontas; há um movimento exatamente onde há uma linha, um em cada sentido.',
  turns_alternate:
    'Em um jogo mínimo a partir de qualquer estado, até todos os discos em C ou até qualquer outro, de dois movimentos seguidos exatamente um é do disco 1; e onde outro disco se move, nenhum outro movimento de um tal disco é possível.',
  the_turn_of_another_disc_is_forced:
    'Onde um jogo move outro disco que não o disco 1, esse é o único movimento possível de um tal disco.',
  gather_is_optimal:
    'De todo estado, o algoritmo recursivo leva todos os discos a C, pelas regras, no menor número de movimentos.',
  all_states_are_joined: 'Há 3^n estados, e cada um pode ser alcançado a partir de cada outro.',
  good_states_are_joined_to_the_goal:
    'Os estados bons são o componente do objetivo: o que dele pode ser alcançado; e de um estado bom podem ser alcançados justamente os bons.',
  regular_states_are_good_or_bad:
    'Os estados bons e ruins repartem os regulares: cada um é um dos dois, e nunca ambos; e os ruins são o que pode ser alcançado a partir de um deles, 1/2..n/.',
  number_of_oxford_states: 'Oxford com n discos tem (n + 1)(n + 2)/2 n! estados regulares.',
  number_of_london_states:
    'Londres com n >= 2 discos, com as capacidades n, n - 1 e n - 2, tem ((n + 1)(n + 2)/2 - 4) n! estados regulares.',
  moves_of_a_bucharest_state:
    'Um estado de Bucareste tem dois movimentos, mas só um quando todos os discos estão em p0 ou todos em p2.',
  bucharest_is_a_path:
    'Para todo n, o grafo de Bucareste é o caminho com 3^n vértices: os estados têm os números 0 a 3^n - 1, cada um de um estado, e há um movimento exatamente entre dois que se seguem.',
  recursive_bucharest_is_optimal:
    'Com três chamadas recursivas, o algoritmo 6 leva n discos de p0 a p2, cada movimento pelas regras de Bucareste, em 3^n - 1 movimentos; e nenhum caminho é mais curto.',
  color_algorithm:
    'O disco 1 sobre um disco ou base de outra cor, depois outro disco, e assim por diante. O disco 1 tem uma só escolha de cada vez. A regra pode ser seguida a partir de todos os discos em A, cada movimento pelas regras do jogo, termina com todos os discos em C depois do menor número de movimentos, e quem a segue joga esta solução.',
  number_of_regular_hanoi_states: 'Há 3^n estados regulares de Hanói.',
  three_perfect_states:
    'Para todo n >= 1 há exatamente três estados perfeitos, um para cada pino; um deles é o objetivo.',
  regular_or_irregular:
    'Todo arranjo dos n discos é regular ou irregular, nunca ambos: ou nenhuma regra é violada, ou um disco está sobre um menor ou um pino está cheio demais; em Hanói, e em qualquer jogo de [Rules].',
  oxford_version_1:
    'Mover o disco do topo de p0 a p2 para i = 1 a n leva todos os discos a p2 em n movimentos pelas regras de Oxford, na ordem oposta; e nenhum jogo que esvazie p0 e p1 é mais curto.',
  connected: 'Entre dois estados quaisquer há um caminho.',
  farthest_state:
    'Nenhum estado está mais longe de todos os discos em C do que 2^n - 1 movimentos, e todos os discos em A estão a essa distância.',
  moves_of_a_hanoi_state:
    'Um estado de Hanói tem três movimentos, mas só dois quando todos os discos estão em um pino.',
  largest_on_p1_is_bad: 'Todo estado regular com o disco n em p1 é ruim.',
  largest_on_p0_is_good: 'Todo estado regular com o disco n em p0 é bom.',
  largest_disc_outside_p2_decides:
    'Seja i o maior disco fora de p2: o estado é bom exatamente quando n - i é par e o disco i está em p0, ou n - i é ímpar e o disco i está em p1. Com i = n, o próprio disco n está em p0 ou p1.',
  eh_bom_is_right:
    'Para todo estado regular de n >= 2 discos, o algoritmo 10 diz se ele é bom; olha os discos de n para baixo, o mais tardar o disco 2 decide, e para algum estado é ele que decide.',
  solucao_manaus_is_optimal:
    'O algoritmo 11 com a linha 6 como a diz o seu texto, ficando onde está um disco que já está em p0: todo estado bom é levado a p0, cada movimento pelas regras, no menor número de movimentos.',
  manaus_is_right:
    'O algoritmo 12: onde o algoritmo 10 diz sim, o algoritmo 11 assim reparado leva todos os discos a p0 pelas regras no menor número de movimentos; onde ele diz não, nenhum jogo o faz.',
  good_exactly_when_its_mirror_is_bad:
    'Um estado X/Y/Z diferente de 1..n// é bom exatamente quando Y/X/Z é um estado ruim.',
  two_components:
    'Para todo n >= 2 há exatamente dois componentes: um estado regular x e um estado regular y, não ligados, tais que todo estado regular é ligado a um deles.',
  number_of_good_states: 'Para todo n >= 2 há floor(3^n / 2) - n estados bons.',
  number_of_bad_states: 'Para todo n >= 2 há floor(3^n / 2) - (n + 1) estados ruins.',
  number_of_regular_states: 'Para todo n >= 2 há 3^n - 2(n + 1) estados regulares.',
  parts_of_manaus:
    'Sem o disco n, para n >= 3, os estados de Manaus com o disco n em p0 são os de Hanói com n - 1 discos, menos a torre em p2; com o disco n em p1, os de Hanói menos as torres em p1 e em p2; com o disco n em p2, os de Manaus com n - 1 discos e a torre em p1. Em cada parte os movimentos são os de Hanói entre esses estados.',
  farthest_good_state:
    'Cada estado bom tem uma distância a 1..n//, que é no máximo 2^n - 3 e só para um estado é essa: 2/1/3..n para n par, 1/2/3..n para n ímpar, que é um estado bom com n discos.',
  disc_is_place_of_first_one:
    'O movimento m da solução mínima é do disco cujo número é o lugar do primeiro 1 de m.',
  disc_1_makes_the_odd_moves: 'O disco 1 faz os movimentos 1, 3, 5, ... e nenhum outro.',
  number_of_moves_of_disc_k:
    'O disco k se move 2^(n - k) vezes, todos os discos juntos 2^n - 1 vezes.',
  moves_of_disc_k:
    'O disco k faz os movimentos 2^(k-1) (2q + 1) para q = 0 a 2^(n-k) - 1: há 2^(k-1) - 1 movimentos antes do primeiro, 2^k - 1 entre cada um e o seguinte, e 2^(k-1) - 1 depois do último.',
  each_disc_goes_one_way:
    'Todos os movimentos do disco k vão para a esquerda se n - k é par, para a direita se é ímpar.',
  disc_1_goes_one_way:
    'Todo movimento do disco 1 vai para a direita se n é par, para a esquerda se n é ímpar.',
  the_two_largest_discs:
    'O disco n se move uma vez, de A para C, que é para a esquerda; o disco n - 1 se move de A para B e de B para C, que é para a direita.',
  shortest_way_is_unique: 'De todo estado há um só jogo mínimo até todos os discos em um pino.',
  recursive_hanoi_is_optimal:
    'O algoritmo 1, Hanoi (n, p0, p2, p1), leva n discos de p0 a p2 pelas regras em T(n) = 2^n - 1 movimentos, o menor número; T(1) = 1 e T(n + 1) = 2 T(n) + 1.',
  optimum_is_unique:
    'De todos os discos em p0 a todos em p2 há exatamente um jogo mínimo, o do algoritmo 1: tem 2^n - 1 movimentos, e nele o maior disco se move uma vez.',
  oscillation:
    'O disco 1 de p0 por p1 a p2, outro disco, o disco 1 de p2 por p1 a p0, outro disco, e assim por diante: a regra não deixa escolha, sob as regras de Hanói e, portanto, sob as de Bucareste. Pode ser seguida a partir de todos os discos em p0 por 3^n - 1 movimentos, cada um pelas regras de Bucareste, que terminam com todos em p2; em Bucareste nenhum caminho é mais curto, e em Hanói esta é a pior solução.',
  other_move_is_determined:
    'Em todo estado, menos naqueles com todos os discos em um pino, exatamente um movimento de outro disco que não o disco 1 é possível.',
  binary_algorithm:
    'Para m = 1 a 2^n - 1, mover o disco cujo lugar é o do 1 mais baixo de m, para a esquerda se n - k é par, para a direita se é ímpar. A regra não deixa escolha; pode ser seguida a partir de todos os discos em A, cada movimento pelas regras do jogo, e os discos terminam em C depois do menor número de movimentos.',
  buneman_levy:
    'O algoritmo de Buneman e Levy: o disco 1 para a direita se n é par, para a esquerda se n é ímpar, depois outro disco, e assim por diante. Não deixa escolha; pode ser seguido a partir de todos os discos em A, cada movimento pelas regras do jogo, e termina com todos os discos em C depois do menor número de movimentos.',
  pegs_of_a_move:
    'Os pinos do movimento m só pelos bits de m: com o seu 1 mais baixo no lugar d, e j o número que os bits à esquerda desse 1 formam, o movimento m leva o disco d do pino com o número 2^d j ao com o número 2^d (j + 1), módulo 3, se o número n de bits é ímpar; se n é par, ambos são dobrados, isto é, B e C trocam de lugar.',
  lowest_one_and_the_bits_left_of_it: 'Todo número m >= 1 é um tal produto, de uma só maneira.',
  bucharest_is_planar: 'Para todo n, o grafo de Bucareste é planar.',
  walsh_positions:
    'Depois do movimento m, o disco k está sobre o disco k + 1 exatamente se os bits k e k + 1 de m coincidem; onde não coincidem, está no único outro pino cujo disco do topo ou cuja base, sem contar os discos menores, tem outra paridade. Assim, o disco n está em C se o bit n é 1, e em A se é 0. (O bit k, contado a partir de 1, é [testbit m (k - 1)].)',
  no_contact_of_one_color:
    'Em nenhum momento da solução mínima um disco está sobre um disco, ou sobre uma base, da sua própria cor: o disco 1 nunca é posto sobre um disco da sua cor, nem nenhum outro disco.',
  disc_1_by_preference:
    'De todo estado em que nem todos os discos estão em C: o primeiro movimento pela tabela; depois, após um movimento do disco 1, outro disco, e após qualquer outro movimento o disco 1 sobre o menor disco par, senão em um pino vazio, senão sobre o maior disco ímpar. Cada movimento é pelas regras e o único que a regra permite, e todos os discos estão em C depois do menor número de movimentos.',
  london_recursion:
    'Para n >= 3, sendo p0[0] a base de p0, com um fim em n = 0, os discos já no lugar deixados em paz, e o fim de uma chamada depois da sua chamada interna, o algoritmo 7 leva todo estado de Londres a 1, ..., n em p0, cada movimento pelas regras: nenhum pino está cheio quando um disco vai para ele.',
  oxford_recursion:
    'Com os mesmos acréscimos, o algoritmo 9 leva todo estado de Oxford, versão 2, a 1, ..., n em p0, cada movimento pelas regras.',
  number_of_disjoint_snakes:
    'Para todo n >= 2 há 3^(n-2) cobras A(T_6) no grafo de Hanói que não têm estado em comum, e nunca há mais.',
  number_of_triangles:
    'Para todo n >= 1 há 3^(n-1) triângulos, e dois deles nunca têm estado em comum: estão em uma lista, na qual todos os estados são diferentes, e todo triângulo é um deles, em alguma ordem.',
  table_is_optimal:
    'De todo estado: mover pela linha mais baixa da tabela cujas letras diferem, preencher de novo dessa linha para baixo (as linhas acima ficam como estão), e assim por diante. Cada movimento é pelas regras, as letras são todas C exatamente quando todos os discos estão em C, e isso se dá depois do menor número de movimentos.',
  worst_solution_visits_all:
    'O pior algoritmo recursivo vai pelas regras de todos os discos em A a todos em C, em 3^n - 1 movimentos, por todos os estados, cada um uma vez: todo estado é o que se tem depois de um só número de movimentos.',
};
