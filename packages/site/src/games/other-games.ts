import { readdirSync, readFileSync } from 'node:fs';
import { heapGames } from '@manaus/games';
import type { Words } from '@manaus/plot';
import { inRoot } from '../read/paths.js';

/** A game with the part of its address on the page of games. */
interface OtherGame {
  readonly name: Words;
  readonly address: string;
}

/** The games that are no towers, by kind, each with its place on the page of games. */
export const otherGames = (): readonly {
  readonly title: Words;
  readonly games: readonly OtherGame[];
}[] => [
  {
    title: { en: 'Heap games', pt: 'Jogos de pilhas' },
    games: heapGames.map(({ name }) => ({
      name: { en: upperFirst(name), pt: upperFirst(name) },
      address: `#/heaps?game=${name}`,
    })),
  },
  {
    title: { en: 'Block levels', pt: 'Fases de blocos' },
    games: levels().map(({ name, title }) => ({
      name: { en: title, pt: title },
      address: `#/blocks?level=${name}`,
    })),
  },
];

const upperFirst = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const levels = (): { readonly name: string; readonly title: string }[] =>
  readdirSync(inRoot('levels'))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length);
      const text = readFileSync(inRoot('levels', file), 'utf8');
      return { name, title: /^name (.+)$/m.exec(text)?.[1] ?? upperFirst(name) };
    });
