/** The texts of the two errata pages around the errata. */
export const WORDS = {
  en: {
    lang: 'en',
    other: { lang: 'pt-BR', name: 'Em português' },
    title: 'Errata',
    works: {
      martins2024:
        'L. A. da S. Martins: A Torre de Manaus e outros jogos de torres: propriedades em grafos e algoritmos. Dissertation, Universidade Federal do Amazonas, Manaus, 2024.',
      martins2024graft:
        'L. Martins, J. Costa, R. de Freitas: Sobre a generalização do grafo da Torre de Hanoi. Short paper, Encontro de Teoria da Computação (ETC), SBC, 2024, pages 110–113.',
      carvalho2013:
        'J. M. R. de Carvalho: Jogos de subtração e outros jogos combinatórios. Dissertation, Universidade de Aveiro, 2013.',
      ramos2014: 'A. C. Ramos: Complexidade e algoritmos de jogos de blocos. 2014.',
      hanoi2012: 'Algoritmos iterativos. Web page in Spanish, 2012.',
    },
    lead: ({ wrong, items, hold, open, reading, transcription }) =>
      `We have read these works item by item and had a program check each item. ${hold} of ${items} items hold as printed, in full or in the range checked; ${wrong} do not, and are listed here${open > 0 ? `; ${open} could not be checked` : ''}. Of the ${wrong}, ${reading} hold under the reading that was probably meant, and ${transcription} may be of our transcription only.`,
    thanks:
      'We worked from a transcription of the text, in which the figures are lost and some tables may be garbled. Where an error may be of the transcription only, we say so. If we have misread anything, we should be grateful to be told.',
    checks: ({ commit, effort }) =>
      `Checks of ${effort === 'full' ? 'full' : 'quick'} effort, version ${commit}. The values below are those that the checks found.`,
    contents: 'Overview',
    columns: ['no.', 'place', 'finding', 'certainty'],
    verdicts: { fails: 'does not hold as printed', misprint: 'misprint' },
    certainty: {
      print: 'of the print',
      reading: 'depends on the reading',
      transcription: 'possibly of the transcription',
    },
    meaning: {
      print:
        'the wording or the formula itself says so, and it is unlikely that the transcription changed it',
      reading:
        'it fails as written, border cases included; under the reading that was probably meant it holds',
      transcription: 'it cannot be told from our text whether the print has it; please compare',
    },
    labels: {
      printed: 'Printed',
      holds: 'True',
      counterexample: 'Counterexample',
      cells: 'Cells that differ',
      found: 'How found',
      sure: 'How sure',
    },
    cellColumns: ['place', 'printed', 'computed'],
    methods: (count) => (count > 1 ? ` (${count} independent methods)` : ''),
    item: 'Item of the ledger',
  },
  'pt-BR': {
    lang: 'pt-BR',
    other: { lang: 'en', name: 'In English' },
    title: 'Errata',
    works: {
      martins2024:
        'L. A. da S. Martins: A Torre de Manaus e outros jogos de torres: propriedades em grafos e algoritmos. Dissertação de mestrado, Universidade Federal do Amazonas, Manaus, 2024.',
      martins2024graft:
        'L. Martins, J. Costa, R. de Freitas: Sobre a generalização do grafo da Torre de Hanoi. Resumo, Encontro de Teoria da Computação (ETC), SBC, 2024, p. 110–113.',
      carvalho2013:
        'J. M. R. de Carvalho: Jogos de subtração e outros jogos combinatórios. Dissertação de mestrado, Universidade de Aveiro, 2013.',
      ramos2014: 'A. C. Ramos: Complexidade e algoritmos de jogos de blocos. 2014.',
      hanoi2012: 'Algoritmos iterativos. Página web em espanhol, 2012.',
    },
    lead: ({ wrong, items, hold, open, reading, transcription }) =>
      `Lemos estes trabalhos item por item, e um programa verificou cada um dos itens. ${hold} de ${items} itens valem como impressos, por completo ou no intervalo verificado; ${wrong} não valem, e são os que se listam aqui${open > 0 ? `; ${open} não puderam ser verificados` : ''}. Dos ${wrong}, ${reading} valem na leitura que provavelmente se pretendia, e ${transcription} podem ser apenas da nossa transcrição.`,
    thanks:
      'Trabalhamos com uma transcrição do texto, na qual as figuras se perderam e algumas tabelas podem estar embaralhadas. Quando um erro pode ser apenas da transcrição, isso é dito. Se tivermos lido mal alguma passagem, agradecemos que nos avisem.',
    checks: ({ commit, effort }) =>
      `Verificações de alcance ${effort === 'full' ? 'completo' : 'rápido'}, versão ${commit.replace(', with changes', ', com alterações').replace('not a git clone', 'sem registro')}. Os valores abaixo são os que as verificações encontraram.`,
    contents: 'Resumo',
    columns: ['n.º', 'lugar', 'constatação', 'certeza'],
    verdicts: { fails: 'não vale como impresso', misprint: 'erro de impressão' },
    certainty: {
      print: 'do texto impresso',
      reading: 'depende da leitura',
      transcription: 'talvez da transcrição',
    },
    meaning: {
      print:
        'está na própria redação ou na fórmula, e é improvável que a transcrição a tenha alterado',
      reading:
        'não vale como está escrito, incluídos os casos limite; na leitura que provavelmente se pretendia, vale',
      transcription:
        'pelo nosso texto não se pode saber se o impresso o traz; pedimos que se compare',
    },
    labels: {
      printed: 'Impresso',
      holds: 'Correto',
      counterexample: 'Contraexemplo',
      cells: 'Células que diferem',
      found: 'Como se encontrou',
      sure: 'Grau de certeza',
    },
    cellColumns: ['lugar', 'impresso', 'calculado'],
    methods: (count) => (count > 1 ? ` (${count} métodos independentes)` : ''),
    item: 'Item do registro',
  },
};
