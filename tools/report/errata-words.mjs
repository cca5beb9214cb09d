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
    lead: ({
      items,
      asPrinted,
      withReading,
      withPicture,
      wrong,
      print,
      reading,
      transcription,
      border,
      open,
    }) =>
      `We have read these works item by item and had a program check each item. Of ${items} items, ${asPrinted} hold as printed, ${withReading} hold with a reading that we name, ${withPicture} hold with a lost picture rebuilt from the words about it, all of them proved, checked in full, or checked in the range named; ${open} could not be checked. ${wrong} do not hold as printed, and are listed here: ${print} of them are of the print, ${reading} depend on the reading, ${border} of these on a border case alone, and ${transcription} may be of our transcription only.`,
    thanks:
      'We worked from a transcription of the text, in which the figures are lost and some tables may be garbled. Where an error may be of the transcription only, we say so. If we have misread anything, we should be grateful to be told.',
    checks: ({ commit, effort }) =>
      `Checks of ${effort === 'full' ? 'full' : 'quick'} effort, version ${commit}. The values below are those that the checks found.`,
    contents: 'Overview',
    first: 'The ten that matter first',
    firstNote:
      'Theorems, lemmas and propositions come first, then algorithms, then what most other items rest on; border cases and what may be of the transcription are left out.',
    borderCases: 'Border cases',
    borderNote:
      'These fail for their smallest case alone, or where nothing is left to do; without it they hold.',
    more: (count) => ` (${count} more in the ledger.)`,
    right: 'What is right',
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
    lead: ({
      items,
      asPrinted,
      withReading,
      withPicture,
      wrong,
      print,
      reading,
      transcription,
      border,
      open,
    }) =>
      `Lemos estes trabalhos item por item, e um programa verificou cada um dos itens. De ${items} itens, ${asPrinted} valem como impressos, ${withReading} valem com uma leitura que indicamos e ${withPicture} valem com uma figura perdida, refeita a partir do texto: todos demonstrados, verificados por completo ou verificados no intervalo indicado; ${open} não puderam ser verificados. ${wrong} não valem como impressos, e são os que se listam aqui: ${print} são do texto impresso, ${reading} dependem da leitura, ${border} destes apenas de um caso limite, e ${transcription} podem ser apenas da nossa transcrição.`,
    thanks:
      'Trabalhamos com uma transcrição do texto, na qual as figuras se perderam e algumas tabelas podem estar embaralhadas. Quando um erro pode ser apenas da transcrição, isso é dito. Se tivermos lido mal alguma passagem, agradecemos que nos avisem.',
    checks: ({ commit, effort }) =>
      `Verificações de alcance ${effort === 'full' ? 'completo' : 'rápido'}, versão ${commit.replace(', with changes', ', com alterações').replace('not a git clone', 'sem registro')}. Os valores abaixo são os que as verificações encontraram.`,
    contents: 'Resumo',
    first: 'Os dez que mais importam',
    firstNote:
      'Primeiro os teoremas, lemas e proposições, depois os algoritmos, depois aquilo de que mais itens dependem; ficam de fora os casos limite e o que pode ser da transcrição.',
    borderCases: 'Casos limite',
    borderNote: 'Estes só falham no menor caso, ou quando nada resta a fazer; sem ele, valem.',
    more: (count) => ` (Há mais ${count} no registro.)`,
    right: 'O que está certo',
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
