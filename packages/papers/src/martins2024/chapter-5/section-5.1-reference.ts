import { type Item, unchecked } from '../../check/index.js';

export default {
  id: 'martins2024/section-5.1/reference',
  statement: {
    en: 'That a state of Manaus with the largest disc on p1 is bad is theorem 2 (section 5.1); that it is good with the largest disc on p0 and bad with it on p1 are theorems 3 and 2 (proof of theorem 6).',
    pt: 'Que um estado da Torre de Manaus com o maior disco em p1 é ruim é o Teorema 2 (Seção 5.1); que é bom com o maior disco em p0 e ruim com ele em p1 são os Teoremas 3 e 2 (demonstração do Teorema 6).',
  },
  departs: {
    en: 'Lemmas 2 and 3 are meant: theorems 2 and 3 count vertices and edges of Oxford. In section 6.1.1 "adjunta" is meant to be "disjunta", and before theorem 6 the graph of Manaus is called O_3^n.',
    pt: 'Trata-se dos Lemas 2 e 3: os Teoremas 2 e 3 contam vértices e arestas da Torre de Oxford. Na Seção 6.1.1, "adjunta" quer dizer "disjunta", e antes do Teorema 6 o grafo da Torre de Manaus é chamado O_3^n.',
  },
  towers: ['manaus'],
  uses: ['martins2024/lemma-2', 'martins2024/lemma-3'],
  recorded: 'unchecked',
  check: () =>
    unchecked({
      en: 'a reference to a number; what it refers to is checked under lemmas 2 and 3',
      pt: 'uma remissão a um número; aquilo a que ela remete é verificado nos Lemas 2 e 3',
    }),
} satisfies Item;
