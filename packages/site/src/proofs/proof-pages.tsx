import { sum } from '@manaus/core/internals';
import { ideaOf, theoremWords } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { ATLAS_PATH } from '../atlas/atlas-page.js';
import { Drawing, type Drawings, WhereDrawn } from '../figures/drawing.js';
import { Commas } from '../page/commas.js';
import { said, useLanguage } from '../page/here.js';
import { languageTags } from '../page/layout.js';
import { FileLink, ItemLink, Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { proofPath } from '../page/paths.js';
import type { CheckedTheorem, ProofFile } from '../read/proofs.js';
import type { Site } from '../read/site.js';
import { Coq } from './coq.js';

/** The list of the theorems by file. */
export function proofsPage({ proofs }: Site): Page {
  const theorems = sum(proofs.map((proof) => proof.theorems.length));
  const compiler = proofs[0]?.compiler ?? '';
  return {
    path: 'proofs/index.html',
    title: { en: 'Proofs', pt: 'Demonstrações' },
    section: 'proofs',
    render: () => (
      <>
        <h1>{said({ en: 'Proofs', pt: 'Demonstrações' })}</h1>
        <p class="lead">
          {said({
            en: `${theorems} theorems about items of the works, checked by ${compiler}; none assumes anything.`,
            pt: `${theorems} teoremas sobre itens das obras, verificados por ${compiler}; nenhum supõe nada. Títulos e comentários dos arquivos são em inglês, como neles.`,
          })}
        </p>
        <p>
          <Link to={ATLAS_PATH}>
            {said({
              en: 'Theorems of three-peg towers, found by the program and accepted by its verifier',
              pt: 'Teoremas de torres de três pinos, encontrados pelo programa e aceitos pelo seu verificador',
            })}
          </Link>
        </p>
        <ul class="list">
          {proofs.map((proof) => (
            <Line proof={proof} />
          ))}
        </ul>
      </>
    ),
  };
}

/** A file in the list: its idea, and links to its theorems. */
const Line = ({ proof: { file, title, idea, theorems } }: LineProps): JSX.Element => (
  <li>
    <Link to={proofPath(file)}>
      <span lang="en">{title}</span>
    </Link>{' '}
    <code class="quiet">{file}</code>
    <p lang="en">{idea}</p>
    {theorems.length > 0 && (
      <p class="quiet">
        <Commas
          of={theorems}
          as={({ name }) => (
            <Link to={`${proofPath(file)}#${name}`}>
              <code>{name}</code>
            </Link>
          )}
        />
      </p>
    )}
  </li>
);

interface LineProps {
  readonly proof: ProofFile;
}

/** The page of a file of proofs: the idea, the statements, what it rests on, and its text. */
export const proofPage = (proof: ProofFile, drawings: Drawings): Page => ({
  path: proofPath(proof.file),
  title: { en: proof.title, pt: proof.file },
  section: 'proofs',
  entries: [
    {
      title: { en: proof.title, pt: proof.title },
      path: proofPath(proof.file),
      text: { en: proof.idea, pt: proof.idea },
      names: [proof.file, ...proof.theorems.map(({ name }) => name)],
      kind: { en: 'proof', pt: 'demonstração' },
      weight: 0.7,
    },
  ],
  render: () => (
    <article class="proof">
      <p class="crumbs">
        <Link to="proofs/index.html">{said({ en: 'Proofs', pt: 'Demonstrações' })}</Link> /{' '}
        <code>{proof.file}</code>
      </p>
      <h1 lang="en">{proof.title}</h1>
      <p class="lead" lang="en">
        {proof.idea}
      </p>
      <p>
        {said({ en: 'Rests on:', pt: 'Apoia-se em:' })}{' '}
        {proof.imports.length === 0 ? (
          said({ en: 'the standard library only.', pt: 'apenas a biblioteca padrão.' })
        ) : (
          <Commas
            of={proof.imports}
            as={(file) => (
              <Link to={proofPath(file)}>
                <code>{file}</code>
              </Link>
            )}
          />
        )}
      </p>
      {proof.theorems.map((theorem) => (
        <Statement theorem={theorem} />
      ))}
      <WhereDrawn drawings={drawings} id={proof.file}>
        {(files) => <Drawing files={files} />}
      </WhereDrawn>
      {/* The file stands on its English page; the other page has a link to it. */}
      <h2 id="file">{said({ en: 'The file', pt: 'O arquivo' })}</h2>
      {useLanguage() === 'en' ? (
        <Coq text={proof.text} />
      ) : (
        <p>
          <FileLink to={`${proofPath(proof.file)}#file`}>
            <code>{proof.file}</code>
          </FileLink>
        </p>
      )}
    </article>
  ),
});

const ROLES = {
  proves: { en: 'proves', pt: 'demonstra' },
  corrects: { en: 'corrects', pt: 'corrige' },
  supports: { en: 'supports', pt: 'demonstra uma parte de' },
} as const satisfies Readonly<Record<string, Words>>;

const roleNames = Object.keys(ROLES) as readonly (keyof typeof ROLES)[];

/** A theorem in words and in Coq, its idea, the items that it is about, and what it assumes. */
function Statement({ theorem }: { readonly theorem: CheckedTheorem }): JSX.Element {
  const idea = ideaOf(theorem.name);
  return (
    <section>
      <h2 id={theorem.name}>
        <code>{theorem.name}</code>
      </h2>
      <p>
        <Mathematics text={said(theoremWords(theorem))} />
      </p>
      {idea && (
        <p lang={languageTags[useLanguage()]}>
          <b>{said({ en: 'Idea.', pt: 'Ideia.' })}</b> <Mathematics text={said(idea)} />
        </p>
      )}
      <Coq text={theorem.statement} />
      <p class="quiet">
        {roleNames.flatMap((role) =>
          theorem[role].map((id) => (
            <>
              {said(ROLES[role])} <ItemLink id={id} />;{' '}
            </>
          )),
        )}
        {said({ en: 'assumptions:', pt: 'suposições:' })}{' '}
        {theorem.assumptions.length === 0
          ? said({ en: 'none', pt: 'nenhuma' })
          : theorem.assumptions.join(', ')}
      </p>
    </section>
  );
}
