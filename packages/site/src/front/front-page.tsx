import type { Grounds } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { siteGrounds } from '../errata/errata-page.js';
import { said } from '../page/here.js';
import { FileLink, Link } from '../page/link.js';
import type { Page, SearchEntry } from '../page/page.js';
import type { Verdict } from '../page/verdict.js';
import type { Site } from '../read/site.js';
import { firstWorkCount } from '../works/count.js';
import { Scoreboard } from '../works/scoreboard.js';
import { Board } from './board.js';
import { Findings } from './findings.js';

const title: Words = { en: 'The Tower of Manaus', pt: 'A Torre de Manaus' };

const rule: Words = {
  en: 'Three pegs, and n discs of different sizes. One disc moves at a time, from the top of a peg to the top of another, and never onto a smaller one: so far, the Tower of Hanoi. In the Tower of Manaus the pegs have room for n, n − 1 and n − 2 discs only. From nearly half of all states the goal can never be reached.',
  pt: 'Três pinos e n discos de tamanhos diferentes. Move-se um disco por vez, do topo de um pino para o topo de outro, e nunca sobre um menor: até aqui, a Torre de Hanói. Na Torre de Manaus, nos pinos só cabem n, n − 1 e n − 2 discos. De quase metade dos estados nunca se chega ao objetivo.',
};

const entry: SearchEntry = {
  title,
  path: 'index.html',
  text: rule,
  names: ['Manaus', 'Torre de Manaus', 'Tower of Manaus'],
  kind: { en: 'page', pt: 'página' },
  weight: 4,
};

/** The front page: the tower itself, three ways on, what was found, and the scoreboard. */
export const frontPage = (site: Site): Page => ({
  path: 'index.html',
  title,
  section: null,
  summary: rule,
  scripts: ['board'],
  entries: [entry],
  render: () => (
    <>
      <Hero />
      <Doors site={site} />
      <Problems problems={site.problems} />
      <section>
        <h2>{said({ en: 'What was found', pt: 'O que se encontrou' })}</h2>
        <p>
          {said(summary(siteGrounds(site), count(site, 'proved'), count(site, 'holds-in-range')))}
        </p>
        <Findings site={site} />
      </section>
      <section>
        <h2>{said({ en: 'Scoreboard', pt: 'Placar' })}</h2>
        <Scoreboard site={site} />
      </section>
    </>
  ),
});

const Hero = (): JSX.Element => (
  <section class="hero">
    <div>
      <h1>{said(title)}</h1>
      <p class="lead">{said(rule)}</p>
    </div>
    <Board />
  </section>
);

const summary = (
  { hold, items, wrong, asPrinted, withReading, withPicture }: Grounds,
  proved: number,
  inRange: number,
): Words => ({
  en: `${firstWorkCount().en} works were read item by item, and a program checks each of the ${items} items. ${hold} hold: ${asPrinted} as printed, ${withReading} with a reading that is named, ${withPicture} with a lost picture rebuilt; ${proved} of them are proved for all sizes by a proof assistant, and ${inRange} were checked in a range, which is no proof. ${wrong} are not as printed.`,
  pt: `${firstWorkCount().pt} obras foram lidas item por item, e um programa verifica cada um dos ${items} itens. ${hold} valem: ${asPrinted} como impressos, ${withReading} com uma leitura indicada, ${withPicture} com uma figura perdida refeita; ${proved} deles estão demonstrados para todos os tamanhos por um assistente de provas, e ${inRange} foram verificados em um intervalo, o que não é uma demonstração. ${wrong} não são como impressos.`,
});

const count = ({ items }: Site, verdict: Verdict): number =>
  items.filter((item) => item.verdict === verdict).length;

const Doors = ({ site }: { readonly site: Site }): JSX.Element => (
  <ul class="doors">
    <li>
      <FileLink to="play/index.html">{said({ en: 'Play', pt: 'Jogar' })}</FileLink>
      <p>{said(doors.play)}</p>
    </li>
    <li>
      <Link to="notebooks/index.html">{said({ en: 'Read', pt: 'Ler' })}</Link>
      <p>{said(doors.read(site.notebooks.length))}</p>
    </li>
    <li>
      <Link to="works/index.html">{said({ en: 'Check', pt: 'Verificar' })}</Link>
      <p>{said(doors.check)}</p>
    </li>
  </ul>
);

/** The words under the three ways on. */
const doors = {
  play: {
    en: 'Every tower, heap game and block level beside its graph, with hints.',
    pt: 'Cada torre, jogo de pilhas e fase de blocos ao lado do seu grafo, com dicas.',
  },
  read: (notebooks: number): Words => ({
    en: `${notebooks} essays that compute what they say, from the first tower to open questions.`,
    pt: `${notebooks} ensaios que calculam o que dizem, da primeira torre a questões em aberto.`,
  }),
  check: {
    en: 'Each theorem, table, figure and algorithm with its check, its verdict and its source.',
    pt: 'Cada teorema, tabela, figura e algoritmo com sua verificação, seu veredito e seu código.',
  },
};

const Problems = ({ problems }: { readonly problems: readonly string[] }): JSX.Element | null =>
  problems.length === 0 ? null : (
    <div class="problems">
      <p>{said({ en: 'This run did not pass:', pt: 'Esta execução não passou:' })}</p>
      <ul lang="en">
        {problems.map((problem) => (
          <li>{problem}</li>
        ))}
      </ul>
    </div>
  );
