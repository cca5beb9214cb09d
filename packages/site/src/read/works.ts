import type { Words } from '@manaus/plot';

/** A work: its author and title as printed, and its reference. */
export interface WorkName {
  readonly title: string;
  readonly authors: string;
  readonly year: number;
  /** A few words that tell it from the others. */
  readonly short: Words;
  readonly reference: Words;
  /** Its subject, in a sentence. */
  readonly about: Words;
}

/** The works by key, the dissertation first. */
export const works = {
  martins2024: {
    title: 'A Torre de Manaus e outros jogos de torres: propriedades em grafos e algoritmos',
    authors: 'Lia Alessandra da Silva Martins',
    year: 2024,
    short: { en: 'The Tower of Manaus', pt: 'A Torre de Manaus' },
    reference: {
      en: 'Dissertation, Universidade Federal do Amazonas, Manaus, 2024',
      pt: 'Dissertação de mestrado, Universidade Federal do Amazonas, Manaus, 2024',
    },
    about: {
      en: 'The main work: the towers of Hanoi, Bucharest, London and Oxford as graphs, and a new one, Manaus.',
      pt: 'A obra principal: as torres de Hanói, Bucareste, Londres e Oxford como grafos, e uma nova, a de Manaus.',
    },
  },
  martins2024graft: {
    title: 'Sobre a generalização do grafo da Torre de Hanoi',
    authors: 'Lia Martins, Jonas Costa, Rosiane de Freitas',
    year: 2024,
    short: { en: 'Hanoi by grafts', pt: 'Hanói por enxertos' },
    reference: {
      en: 'Short paper, Encontro de Teoria da Computação (ETC), SBC, 2024, pages 110–113',
      pt: 'Resumo, Encontro de Teoria da Computação (ETC), SBC, 2024, p. 110–113',
    },
    about: {
      en: 'The graph of Hanoi built from a hexagon by grafts.',
      pt: 'O grafo de Hanói construído a partir de um hexágono por enxertos.',
    },
  },
  carvalho2013: {
    title: 'Jogos de subtração e outros jogos combinatórios',
    authors: 'João Miguel Rafael de Carvalho',
    year: 2013,
    short: { en: 'Subtraction games', pt: 'Jogos de subtração' },
    reference: {
      en: 'Dissertation, Universidade de Aveiro, 2013',
      pt: 'Dissertação de mestrado, Universidade de Aveiro, 2013',
    },
    about: {
      en: 'Nim and its family, Sim, the game of Sperner, values of Sprague and Grundy.',
      pt: 'O Nim e sua família, o Sim, o jogo de Sperner, valores de Sprague e Grundy.',
    },
  },
  ramos2014: {
    title: 'Complexidade e algoritmos de jogos de blocos',
    authors: 'André Castro Ramos',
    year: 2014,
    short: { en: 'Block games', pt: 'Jogos de blocos' },
    reference: {
      en: 'Dissertation, Universidade Federal do Ceará, 2014',
      pt: 'Dissertação de mestrado, Universidade Federal do Ceará, 2014',
    },
    about: {
      en: 'Bloxorz, On The Edge and Bobbin 3D: how hard they are, and how to solve them.',
      pt: 'Bloxorz, On The Edge e Bobbin 3D: quão difíceis são e como resolvê-los.',
    },
  },
  hanoi2012: {
    title: 'Algoritmos iterativos',
    authors: '',
    year: 2012,
    short: { en: 'Iterative Hanoi', pt: 'Hanói iterativo' },
    reference: { en: 'Web page in Spanish, 2012', pt: 'Página web em espanhol, 2012' },
    about: {
      en: 'Hanoi without recursion: from any start, to any goal, and the longest way.',
      pt: 'Hanói sem recursão: de qualquer início, para qualquer objetivo, e o caminho mais longo.',
    },
  },
} as const satisfies Readonly<Record<string, WorkName>>;

/** The keys of the works, the dissertation first. */
export const workKeys = Object.keys(works) as readonly (keyof typeof works)[];

/** The name of a work; a key that is not listed stands for itself. */
export const workName = (key: string): WorkName =>
  Object.hasOwn(works, key)
    ? works[key as keyof typeof works]
    : {
        title: key,
        authors: '',
        year: 0,
        short: { en: key, pt: key },
        reference: { en: '', pt: '' },
        about: { en: '', pt: '' },
      };
