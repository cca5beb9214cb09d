import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import type { Page } from '../page/page.js';
import { heapPath, levelPath, towerPath } from './game-paths.js';
import type { KnownHeapGame } from './heap-games.js';
import { blockGameNames, type KnownLevel } from './levels.js';
import { towerWords } from './towers.js';

/** The list of the games: towers, heap games, levels. */
export const gamesPage = (
  heapGames: readonly KnownHeapGame[],
  levels: readonly KnownLevel[],
): Page => ({
  path: 'games/index.html',
  title: { en: 'Games', pt: 'Jogos' },
  section: 'games',
  render: () => (
    <>
      <h1>{said({ en: 'Games', pt: 'Jogos' })}</h1>
      <Part
        title={{ en: 'Towers', pt: 'Torres' }}
        games={towerWords.map(({ name, title, rules }) => [towerPath(name), title, rules])}
      />
      <Part
        title={{ en: 'Heap games', pt: 'Jogos de pilhas' }}
        games={heapGames.map(({ family, title, rules }) => [heapPath(family.name), title, rules])}
      />
      <Part
        title={{ en: 'Block levels', pt: 'Fases de blocos' }}
        games={levels.map(({ name, title, level }) => [
          levelPath(name),
          { en: title, pt: title },
          blockGameNames[level.game],
        ])}
        isNamedInEnglish
      />
    </>
  ),
});

const Part = ({ title, games, isNamedInEnglish = false }: PartProps): JSX.Element => (
  <section>
    <h2>{said(title)}</h2>
    <ul class="list">
      {games.map(([path, name, rules]) => (
        <li>
          <Link to={path}>
            <span lang={isNamedInEnglish ? 'en' : undefined}>{said(name)}</span>
          </Link>
          <p>{said(rules)}</p>
        </li>
      ))}
    </ul>
  </section>
);

interface PartProps {
  /** True if the names are those of files, in English. */
  readonly isNamedInEnglish?: boolean;
  readonly title: Words;
  readonly games: readonly (readonly [path: string, title: Words, rules: Words])[];
}
