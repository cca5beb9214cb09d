/**
 * The reason why the residue 2 of the case S_3, of its example and of its table is of the print.
 */
export const sureOfResidue = {
  en: 'The table, the case and the example agree with each other, and all three contradict Lemma 2.2.1 for i = 3; the residue 2 is that of the case S_2.',
  pt: 'A tabela, o caso e o exemplo concordam entre si, e os três contradizem o Lema 2.2.1 com i = 3; o resto 2 é o do caso S_2.',
};
