import { toSvg } from '@manaus/plot';
import { readCertificate } from '../../proofs/certificate.mjs';
import { highlighted } from '../../proofs/highlighted.mjs';
import { headOf, importsOf, readProof } from '../../proofs/sources.mjs';
import { ROLES } from '../../proofs/theorems.mjs';
import { html, slug } from '../html.mjs';
import { page } from '../page.mjs';
import { usesFigure } from '../proof-uses.mjs';

/** The page of a file: `towers/Hanoi.v` is on `proofs/towers/Hanoi.html`. */
const pageOf = (file) => `proofs/${file.replace(/\.v$/, '.html')}`;

/** The theorems about a row of the ledger, as links. */
export function proofLinks(proofs = []) {
  if (proofs.length === 0) return null;
  const link = ({ role, file, name }) =>
    html` <a href="${pageOf(file)}#${name}">${name}</a> (${role})`;
  return html`<p class="quiet">Theorems:${proofs.map(link)}</p>`;
}

/** All theorems by file, and a page for each file: the idea, the statements, what it rests on and the text. */
export function proofsSection(write) {
  const certificate = readCertificate();
  if (certificate === null) return html`<section id="proofs"><h2>Proofs</h2><p>None.</p></section>`;
  const { compiler, files, theorems, uses, compared } = certificate;
  const of = (file) => theorems.filter((theorem) => theorem.file === file);
  for (const file of Object.keys(files)) {
    const drawn = drawing(file, uses[file], of(file), write);
    write(pageOf(file), `${proofPage(file, of(file), drawn)}\n`);
  }
  return html`<section id="proofs"><h2>Proofs</h2>
<p>${theorems.length} theorems about items, checked by ${compiler}; none assumes anything. What their definitions compute was compared with the program on ${compared.reduce((sum, { instances }) => sum + instances, 0)} values.</p>
<div class="wide"><table><thead><tr><th scope="col">file</th><th scope="col">theorems</th></tr></thead>
<tbody>${Object.keys(files).map((file) => line(file, of(file)))}</tbody></table></div>
</section>`;
}

const line = (file, theorems) =>
  html`<tr><th scope="row"><a href="${pageOf(file)}">${headOf(readProof(file)).title}</a></th><td>${theorems.map(({ name }) => html`<a href="${pageOf(file)}#${name}">${name}</a> `)}</td></tr>`;

/** What the theorems of a file rest on, drawn. */
function drawing(file, uses, theorems, write) {
  const figure = usesFigure(file, uses, new Set(theorems.map(({ name }) => name)));
  if (figure === null) return null;
  const image = `${upFrom(file)}${write(`figures/proofs-${slug(file)}.svg`, toSvg(figure))}`;
  return html`<figure class="item"><figcaption><p class="quiet"><a href="${image}">SVG</a></p></figcaption>
<div class="plot"><img class="full" src="${image}" alt="${figure.alt}" width="${figure.width}" height="${figure.height}" loading="lazy"></div></figure>`;
}

/** The way from the page of a file to the folder of the report. */
const upFrom = (file) => '../'.repeat(pageOf(file).split('/').length - 1);

function proofPage(file, theorems, drawn) {
  const text = readProof(file);
  const { title, idea } = headOf(text);
  const up = upFrom(file);
  return page(title, [
    html`<p class="quiet"><a href="${up}index.html#proofs">Proofs</a> / ${file}</p><h1>${title}</h1><p>${idea}</p>`,
    html`<p>Rests on: ${restsOn(file, text)}</p>`,
    drawn,
    theorems.map((theorem) => statement(theorem, up)),
    html`<h2>The file</h2><pre class="code">${highlighted(text)}</pre>`,
  ]);
}

function restsOn(file, text) {
  const up = upFrom(file);
  const names = importsOf(text);
  return names.length === 0
    ? 'the standard library only.'
    : names.map((name) => html`<a href="${up}${pageOf(name)}">${name}</a> `);
}

const statement = ({ name, words, statement, assumptions, ...roles }, up) =>
  html`<h2 id="${name}">${name}</h2>
<p>${words}</p><pre class="code">${highlighted(statement)}</pre>
<p class="quiet">${ROLES.flatMap((role) => roles[role].map((id) => html`${role} <a href="${up}index.html#${slug(id)}">${id}</a>; `))}assumptions: ${assumptions.length === 0 ? 'none' : assumptions.join(', ')}</p>`;
