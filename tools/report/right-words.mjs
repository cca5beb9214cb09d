/** The texts of the pages of what is right. */
export const RIGHT = {
  en: {
    title: 'What is right',
    lead: 'The results of these works that our checks confirm, in our words, with the reading taken where the print needs one. Figures whose pictures are lost are left out.',
    reading: 'Read as:',
    groups: {
      wider: 'Hold more widely than stated',
      proved: 'Proved for all cases, by a proof that a machine has checked',
      holds: 'Finite, and checked in full',
      'holds-in-range': 'Checked for the cases that the ledger names',
    },
  },
  'pt-BR': {
    title: 'O que está certo',
    lead: 'Os resultados destes trabalhos que as nossas verificações confirmam, em nossas palavras, com a leitura adotada onde o impresso precisa de uma. Ficam de fora as figuras cujas imagens se perderam.',
    reading: 'Leitura:',
    groups: {
      wider: 'Valem mais amplamente do que se afirma',
      proved: 'Demonstrados para todos os casos, por uma demonstração que uma máquina conferiu',
      holds: 'Finitos, e verificados por completo',
      'holds-in-range': 'Verificados nos casos que o registro nomeia',
    },
  },
};
