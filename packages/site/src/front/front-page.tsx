import { groundsOf } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { FileLink, Link } from '../page/link.js';
import type { Page } from '../page/page.js';
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

/** The front page: the tower itself, three ways on, what was found, and the scoreboard. */
export const frontPage = (site: Site): Page => ({
  path: 'index.html',
  title,
  section: null,
  summary: rule,
  scripts: ['board'],
  entries: [
    {
      title,
      path: 'index.html',
      text: rule,
      names: ['Manaus', 'Torre de Manaus', 'Tower of Manaus'],
      kind: { en: 'page', pt: 'página' },
      weight: 4,
    },
  ],
  render: () => (
    <>
      <section class="hero">
        <div>
          <h1>{said(title)}</h1>
          <p class="lead">{said(rule)}</p>
        </div>
        <Board />
      </section>
      <Doors notebooks={site.notebooks.length} />
      <Problems problems={site.problems} />
      <section>
        <h2>{said({ en: 'What was found', pt: 'O que se encontrou' })}</h2>
        <p>{said(summary(site))}</p>
        <Findings site={site} />
      </section>
      <section>
        <h2>{said({ en: 'Scoreboard', pt: 'Placar' })}</h2>
        <Scoreboard site={site} />
      </section>
    </>
  ),
});

/** How many items hold, and on what grounds. */
function summary({ items: all }: Site): Words {
  const { hold, items, wrong, asPrinted, withReading, withPicture } = groundsOf(all);
  const count = (verdict: Verdict): number => all.filter((item) => item.verdict === verdict).length;
  const [proved, inRange] = [count('proved'), count('holds-in-range')];
  return {
    en: `${firstWorkCount().en} works were read item by item, and a program checks each of the ${items} items. ${hold} hold: ${asPrinted} as printed, ${withReading} with a reading that is named, ${withPicture} with a lost picture rebuilt; ${proved} of them are proved for all sizes by a proof assistant, and ${inRange} were checked in a range, which is no proof. ${wrong} are not as printed.`,
    pt: `${firstWorkCount().pt} obras foram lidas item por item, e um programa verifica cada um dos ${items} itens. ${hold} valem: ${asPrinted} como impressos, ${withReading} com uma leitura indicada, ${withPicture} com uma figura perdida refeita; ${proved} deles estão demonstrados para todos os tamanhos por um assistente de provas, e ${inRange} foram verificados em um intervalo, o que não é uma demonstração. ${wrong} não são como impressos.`,
  };
}

/** The three ways on. */
const Doors = ({ notebooks }: { readonly notebooks: number }): JSX.Element => (
  <ul class="doors">
    <li>
      <FileLink to="play/index.html">{said({ en: 'Play', pt: 'Jogar' })}</FileLink>
      <p>
        {said({
          en: 'Every tower, heap game and block level beside its graph, with hints.',
          pt: 'Cada torre, jogo de pilhas e fase de blocos ao lado do seu grafo, com dicas.',
        })}
      </p>
    </li>
    <li>
      <Link to="notebooks/index.html">{said({ en: 'Read', pt: 'Ler' })}</Link>
      <p>
        {said({
          en: `${notebooks} essays that compute what they say, from the first tower to open questions.`,
          pt: `${notebooks} ensaios que calculam o que dizem, da primeira torre a questões em aberto.`,
        })}
      </p>
    </li>
    <li>
      <Link to="works/index.html">{said({ en: 'Check', pt: 'Verificar' })}</Link>
      <p>
        {said({
          en: 'Each theorem, table, figure and algorithm with its check, its verdict and its source.',
          pt: 'Cada teorema, tabela, figura e algoritmo com sua verificação, seu veredito e seu código.',
        })}
      </p>
    </li>
  </ul>
);

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
