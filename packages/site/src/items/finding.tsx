import { ideaOf, isBrokenVerdict, theoremWords } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { CellTable } from '../errata/cell-table.js';
import { Fact } from '../page/fact.js';
import { said, useHere, useLanguage } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import { proofPath } from '../page/paths.js';
import type { Verdict } from '../page/verdict.js';
import type { Erratum, SiteItem } from '../read/site.js';
import { type Position, playAddress, positionOf } from './positions.js';

/** The finding of the check: the grounds of the verdict, and the counterexample. */
export const Finding = ({ found }: { readonly found: SiteItem }): JSX.Element => (
  <dl class="facts">
    {found.erratum && <Broken found={found} words={found.erratum[useLanguage()]} />}
    <Reading found={found} />
    <Rules rules={found.rules} />
    <Checked found={found} />
    <Theorems proofs={found.proofs} />
    <Ideas ideas={ideasOf(found.proofs)} />
  </dl>
);

const Broken = ({ found, words }: BrokenProps): JSX.Element => (
  <>
    <TextFact name={{ en: 'Printed', pt: 'Impresso' }} text={words.printed} />
    <TextFact name={{ en: 'True', pt: 'Correto' }} text={words.holds} />
    <Fact name={{ en: 'Counterexample', pt: 'Contraexemplo' }} class="counter">
      <Mathematics text={words.counterexample} />
      <Play found={found} />
      <CellTable cells={words.cells} />
    </Fact>
    <TextFact name={{ en: 'How sure', pt: 'Grau de certeza' }} text={words.sure} />
  </>
);

interface BrokenProps {
  readonly found: SiteItem;
  readonly words: Erratum['erratum']['en'];
}

const TextFact = ({ name, text }: TextFactProps): JSX.Element => (
  <Fact name={name}>
    <Mathematics text={text} />
  </Fact>
);

interface TextFactProps {
  readonly name: Words;
  readonly text: string;
}

/** A link to the counterexample on the page where the games are played, if it is a position. */
function Play({ found }: { readonly found: SiteItem }): JSX.Element | null {
  const position = positionOf(found.id, found.values);
  return position && <PositionLink position={position} />;
}

const PositionLink = ({ position }: { readonly position: Position }): JSX.Element => (
  <p>
    <a class="play" href={`${useHere().file('play/index.html')}${playAddress(position)}`}>
      {said({ en: 'See the state', pt: 'Ver o estado' })} <code>{position.at}</code>
    </a>
  </p>
);

/** The reading taken; empty where the erratum says it already, as what is true. */
function readingOf({ departs, erratum }: SiteItem): string {
  const reading = departs === null ? '' : said(departs);
  return reading === erratum?.[useLanguage()].holds ? '' : reading;
}

function Reading({ found }: { readonly found: SiteItem }): JSX.Element | null {
  const departs = readingOf(found);
  return departs === '' ? null : <TextFact name={readingName(found.verdict)} text={departs} />;
}

const readingName = (verdict: Verdict): Words =>
  isBrokenVerdict(verdict)
    ? { en: 'Holds when read as', pt: 'Vale se lido como' }
    : { en: 'Reading taken', pt: 'Leitura adotada' };

const Rules = ({ rules }: Pick<SiteItem, 'rules'>): JSX.Element | null =>
  rules ? (
    <TextFact name={{ en: 'Rules of the game', pt: 'Regras do jogo' }} text={said(rules)} />
  ) : null;

const unchecked: Words = { en: 'Why nothing was checked', pt: 'Por que nada foi verificado' };

/** The range of the check, and the number of its methods. */
const Checked = ({ found: { verdict, reason, checked, methods } }: CheckedProps): JSX.Element =>
  verdict === 'unchecked' ? (
    <TextFact name={unchecked} text={reason === null ? '' : said(reason)} />
  ) : (
    <Fact name={{ en: 'What was checked', pt: 'O que foi verificado' }}>
      <Mathematics text={said(checked)} />
      {methods > 1 && (
        <p class="quiet">
          {said({
            en: `By ${methods} methods that share nothing.`,
            pt: `Por ${methods} métodos que nada compartilham.`,
          })}
        </p>
      )}
    </Fact>
  );

interface CheckedProps {
  readonly found: SiteItem;
}

const ROLES = {
  proves: { en: 'proves it', pt: 'demonstra-o' },
  corrects: { en: 'proves its correction', pt: 'demonstra a sua correção' },
  supports: { en: 'proves a part', pt: 'demonstra uma parte' },
} as const;

type Proofs = SiteItem['proofs'];

const Theorems = ({ proofs }: { readonly proofs: Proofs }): JSX.Element | null =>
  proofs.length === 0 ? null : (
    <Fact name={{ en: 'Theorems', pt: 'Teoremas' }}>
      <ul class="plain">
        {proofs.map((theorem) => (
          <li>
            <Link to={`${proofPath(theorem.file)}#${theorem.name}`}>
              <code>{theorem.name}</code>
            </Link>{' '}
            ({said(ROLES[theorem.role])}): <Mathematics text={said(theoremWords(theorem))} />
          </li>
        ))}
      </ul>
    </Fact>
  );

/** The ideas of proofs; theorems that rest on one idea say it once. */
const ideasOf = (proofs: Proofs): readonly Words[] => [
  ...new Set(proofs.flatMap(({ name }) => ideaOf(name) ?? [])),
];

const Ideas = ({ ideas }: { readonly ideas: readonly Words[] }): JSX.Element | null =>
  ideas.length === 0 ? null : (
    <Fact name={{ en: 'Idea of the proof', pt: 'Ideia da demonstração' }}>
      {ideas.map((idea) => (
        <p>
          <Mathematics text={said(idea)} />
        </p>
      ))}
    </Fact>
  );
