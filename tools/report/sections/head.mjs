import { html } from '../html.mjs';
import { commit, machine, versions } from '../versions.mjs';

/**
 * The head of the report: what was run, its version, place and date, and the API reference; `null`
 * if it was not built.
 */
export function head(effort, reference) {
  const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const facts = [
    ['Commit', commit()],
    ['Checks', `${effort} effort`],
    ['Machine', machine()],
    ['Time', html`<time datetime="${time}">${time.replace('T', ' ').replace('Z', ' UTC')}</time>`],
    [
      'Versions',
      versions()
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    ],
  ];
  return html`<header class="top">
<h1>Manaus: what was reproduced</h1>
<p class="lead">The numbered items of five works on tower puzzles and combinatorial games, each with a check that ran and a verdict.</p>
<p><a href="play/index.html">Play and see</a>: every game beside its graph (in English, Portuguese and Spanish).</p>
${reference && html`<p>What the packages export: the <a href="${reference}">API reference</a>.</p>`}
<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>`;
}
