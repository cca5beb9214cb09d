import { ideaOf, theoremWords } from '@manaus/papers/internals';
import { said, type Words } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { CellTable } from '../errata/cell-table.js';
import { useHere } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import { proofPath } from '../page/paths.js';
import { isBroken } from '../page/verdict.js';
import type { SiteItem } from '../read/site.js';
import { Fact } from './fact.js';
import { playAddress, positionOf } from './positions.js';

/** The finding of the check: the grounds of the verdict, and the counterexample. */
export const Finding = ({ found }: { readonly found: SiteItem }): JSX.Element => (
  <dl class="facts">
    <Broken found={found} />
    <Reading found={found} />
    <Checked found={found} />
    <Theorems found={found} />
    <Ideas found={found} />
  </dl>
);

function Broken({ found }: { readonly found: SiteItem }): JSX.Element | null {
  if (found.erratum === null) return null;
  const { printed, holds, counterexample, cells, sure } = found.erratum[currentLanguage()];
  return (
    <>
      <TextFact name={{ en: 'Printed', pt: 'Impresso' }} text={printed} />
      <TextFact name={{ en: 'True', pt: 'Correto' }} text={holds} />
      <Fact name={{ en: 'Counterexample', pt: 'Contraexemplo' }} class="counter">
        <Mathematics text={counterexample} />
        <Play found={found} />
        <CellTable cells={cells} />
      </Fact>
      <TextFact name={{ en: 'How sure', pt: 'Grau de certeza' }} text={sure} />
    </>
  );
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

/** A link to the position of the counterexample on the page where the games are played. */
function Play({ found }: { readonly found: SiteItem }): JSX.Element | null {
  const here = useHere();
  const position = positionOf(found.id, found.values);
  return position === null ? null : (
    <p>
      <a class="play" href={`${here.file('play/index.html')}${playAddress(position)}`}>
        {said({ en: 'See the state', pt: 'Ver o estado' })} <code>{position.at}</code>
      </a>
    </p>
  );
}

/** The reading taken; empty where the erratum says it already, as what is true. */
function readingOf({ item, erratum }: SiteItem): string {
  const departs = item.departs === undefined ? '' : said(item.departs);
  return departs === erratum?.[currentLanguage()].holds ? '' : departs;
}

function Reading({ found }: { readonly found: SiteItem }): JSX.Element {
  const { rules } = found.item;
  const departs = readingOf(found);
  const name = isBroken(found.row.verdict)
    ? { en: 'Holds when read as', pt: 'Vale se lido como' }
    : { en: 'Reading taken', pt: 'Leitura adotada' };
  return (
    <>
      {departs !== '' && <TextFact name={name} text={departs} />}
      {rules && (
        <TextFact name={{ en: 'Rules of the game', pt: 'Regras do jogo' }} text={said(rules)} />
      )}
    </>
  );
}

const unchecked: Words = { en: 'Why nothing was checked', pt: 'Por que nada foi verificado' };

/** The range of the check, and the number of its methods. */
function Checked({ found: { row, texts } }: { readonly found: SiteItem }): JSX.Element {
  const { methods, verdict } = row;
  const reason = texts.reason === undefined ? '' : said(texts.reason);
  if (verdict === 'unchecked') return <TextFact name={unchecked} text={reason} />;
  return (
    <Fact name={{ en: 'What was checked', pt: 'O que foi verificado' }}>
      <Mathematics text={said(texts.checked)} />
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
}

const ROLES = {
  proves: { en: 'proves it', pt: 'demonstra-o' },
  corrects: { en: 'proves its correction', pt: 'demonstra a sua correção' },
  supports: { en: 'proves a part', pt: 'demonstra uma parte' },
} as const;

function Theorems({ found }: { readonly found: SiteItem }): JSX.Element | null {
  const { proofs } = found.row;
  if (proofs.length === 0) return null;
  return (
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
}

/** The ideas of its proofs; theorems that rest on one idea say it once. */
function Ideas({ found }: { readonly found: SiteItem }): JSX.Element | null {
  const ideas = new Set(found.row.proofs.flatMap(({ name }) => ideaOf(name) ?? []));
  if (ideas.size === 0) return null;
  return (
    <Fact name={{ en: 'Idea of the proof', pt: 'Ideia da demonstração' }}>
      {[...ideas].map((idea) => (
        <p>
          <Mathematics text={said(idea)} />
        </p>
      ))}
    </Fact>
  );
}
