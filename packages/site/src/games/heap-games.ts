import { readFileSync } from 'node:fs';
import {
  type HeapGame,
  type HeapGameEntry,
  type HeapParameters,
  heapGame,
  heapGames,
} from '@manaus/games';
import type { Words } from '@manaus/plot';
import { inRoot } from '../read/paths.js';

/** A heap game with the parameters that it has at first, and its words. */
export interface KnownHeapGame {
  readonly family: HeapGameEntry;
  readonly game: HeapGame;
  readonly title: Words;
  readonly rules: Words;
}

/** The heap games of the registry, in its order, in the words of the page of games. */
export function knownHeapGames(): readonly KnownHeapGame[] {
  const pages = { en: pageWords('en'), pt: pageWords('pt-BR') };
  return heapGames.map((family) => {
    const { name, parameters } = family;
    const initial = Object.fromEntries(parameters.map((one) => [one.name, one.initial]));
    const words = (key: string): Words => ({
      en: fill(pages.en[key] ?? name, initial),
      pt: fill(pages.pt[key] ?? name, initial),
    });
    return {
      family,
      game: heapGame(family),
      title: words(`heaps.game.${name}`),
      rules: words(`heaps.rule.${name}`),
    };
  });
}

const pageWords = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(inRoot('packages', 'explorer', 'src', 'words', `${language}.json`), 'utf8'),
  );

/** A text with its parameters, such as `{moves}`, in place. */
const fill = (text: string, values: HeapParameters): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : [value].flat().join(', ');
  });

/** The command that tells the outcome of the first position of a game. */
export const commandOf = ({ name, start, parameters }: HeapGameEntry): string =>
  [
    `npx --no-install manaus outcome ${name} ${start}`,
    ...parameters.map((one) => `--${one.option ?? one.name} ${[one.initial].flat().join(',')}`),
  ].join(' ');
