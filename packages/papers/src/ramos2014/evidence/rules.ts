import type { Words } from '../../words.js';

/** Items on play with switches or teleports: Algorithm 1 and the rules in words decide. */
export const strictRules: Words = {
  en: 'Bloxorz, `rules strict`: by section 3.1 no part of the block may leave the floor, so it is tested again after switches fired, and halves beside each other are a block, so they join where a teleport sets them down; Algorithm 1 tests the floor before switches fire, and lets the halves press where they are set down.',
  pt: 'Bloxorz, `rules strict`: pela Seção 3.1 nenhuma parte do bloco pode sair do piso, que por isso é testado de novo depois que as chaves atuam, e metades vizinhas são um bloco, que por isso se juntam onde um teletransporte as põe; o Algoritmo 1 testa o piso antes que as chaves atuem e deixa as metades acionarem chaves onde são postas.',
};

/** Items on levels in which no bridge opens under the block, and no teleport is. */
export const gadgetRules: Words = {
  en: 'Bloxorz, `rules strict`, as for Algorithm 1; `rules official` reaches the same states, for the levels have no teleports and no switch opens a bridge under the block that presses it.',
  pt: 'Bloxorz, `rules strict`, como para o Algoritmo 1; `rules official` alcança os mesmos estados, pois as fases não têm teletransportes e nenhuma chave abre uma ponte sob o bloco que a aciona.',
};

/** Items on levels without teleports whose bridges only close. */
export const closingRules: Words = {
  en: 'Bloxorz, `rules strict`, as for Algorithm 1; `rules official` is the same, for the levels have no teleports and their bridges never open.',
  pt: 'Bloxorz, `rules strict`, como para o Algoritmo 1; `rules official` dá o mesmo, pois as fases não têm teletransportes e suas pontes nunca se abrem.',
};

/** Items on levels without switches and teleports. */
export const flatRules: Words = {
  en: 'Bloxorz; `rules strict` and `rules official` are the same, for the levels have no switches and no teleports.',
  pt: 'Bloxorz; `rules strict` e `rules official` dão o mesmo, pois as fases não têm chaves nem teletransportes.',
};

/** Items in which nothing is played. */
export const noRules: Words = {
  en: 'None: nothing is played, or nothing is judged.',
  pt: 'Nenhuma: nada é jogado, ou nada é julgado.',
};

/** Items on On The Edge. */
export const edgeRules: Words = {
  en: 'On The Edge as section 4.1 has it; the level format has one rule set for it.',
  pt: 'On The Edge como na Seção 4.1; o formato das fases tem um só conjunto de regras para ele.',
};

/** Items on Bobbin 3D. */
export const bobbinRules: Words = {
  en: 'Bobbin 3D as section 5.1 has it; the level format has one rule set for it.',
  pt: 'Bobbin 3D como na Seção 5.1; o formato das fases tem um só conjunto de regras para ele.',
};
