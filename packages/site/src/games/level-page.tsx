import type { JSX } from 'preact';
import { Drawing } from '../figures/drawing.js';
import { Fact } from '../page/fact.js';
import { said, useLanguage } from '../page/here.js';
import type { Page } from '../page/page.js';
import { levelPath } from './game-paths.js';
import { blockGameNames, type KnownLevel } from './levels.js';
import { PlayLink } from './play-link.js';

/** The page of a level: its picture with a solution, its state graph in numbers, its text. */
export const levelPage = (level: KnownLevel): Page => ({
  path: levelPath(level.name),
  title: { en: level.title, pt: level.title },
  section: 'games',
  entries: [
    {
      title: { en: level.title, pt: level.title },
      path: levelPath(level.name),
      text: blockGameNames[level.level.game],
      names: [level.name],
      kind: { en: 'level', pt: 'fase' },
    },
  ],
  render: () => (
    <>
      <h1 lang="en">{level.title}</h1>
      <p class="lead">
        {said({
          en: `A level of ${blockGameNames[level.level.game].en}.`,
          pt: `Uma fase de ${blockGameNames[level.level.game].pt}.`,
        })}
      </p>
      <PlayLink address={`blocks?level=${level.name}`} />
      <Drawing files={level.drawing[useLanguage()]} lazy={false} />
      <Facts level={level} />
      <details>
        <summary>{said({ en: 'The level as text', pt: 'A fase como texto' })}</summary>
        <pre class="code">
          <code>{level.text}</code>
        </pre>
        <p>
          <code class="command">npx --no-install manaus block solve levels/{level.name}.txt</code>
        </p>
      </details>
    </>
  ),
});

/** A shortest solution, and the state graph in numbers. */
const Facts = ({ level: { solution, analysis } }: { readonly level: KnownLevel }): JSX.Element => (
  <dl class="facts">
    <Fact name={{ en: 'Shortest solution', pt: 'Solução mais curta' }}>
      <code>{solution.path}</code>
    </Fact>
    <Fact name={{ en: 'Its moves', pt: 'Jogadas' }}>{solution.moves ?? '—'}</Fact>
    <Fact name={{ en: 'Shortest solutions', pt: 'Soluções mais curtas' }}>
      {String(analysis.shortest)}
    </Fact>
    <Fact name={{ en: 'Reachable states', pt: 'Estados alcançáveis' }}>{analysis.order}</Fact>
    <Fact name={{ en: 'States that are lost', pt: 'Estados perdidos' }}>{analysis.dead}</Fact>
    <Fact name={{ en: 'Strong components', pt: 'Componentes fortes' }}>
      {analysis.strongComponents.length}
    </Fact>
  </dl>
);
