import { ideaOf, isBrokenVerdict, subjectWords, theoremWords } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { CellTable } from '../errata/cell-table.js';
import { Fact } from '../page/fact.js';
import { said, useHere, useLanguage } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import { proofPath } from '../page/paths.js';
import type { Erratum, SiteItem } from '../read/site.js';
import { playAddress, positionOf } from './positions.js';

/** The finding of the check: the grounds of the verdict, and the counterexample. */
export function Finding({ found }: FindingProps): JSX.Element {
  const { departs, proofs, rules, verdict } = found;
  const words = found.erratum?.[useLanguage()];
  const reading = departs === null ? '' : said(departs);
  // Theorems that rest on one idea say it once.
  const ideas = [...new Set(proofs.flatMap(({ name }) => ideaOf(name) ?? []))];
  return (
    <dl class="facts">
      <TextFact
        name={{ en: 'What is judged', pt: 'O que se julga' }}
        text={said(subjectWords[found.judges])}
      />
      {words && <Broken found={found} words={words} />}
      {/* Where the reading is what is true, the erratum has said it already. */}
      {reading !== '' && reading !== words?.holds && (
        <TextFact
          name={
            isBrokenVerdict(verdict)
              ? { en: 'Holds when read as', pt: 'Vale se lido como' }
              : { en: 'Reading taken', pt: 'Leitura adotada' }
          }
          text={reading}
        />
      )}
      {rules && (
        <TextFact name={{ en: 'Rules of the game', pt: 'Regras do jogo' }} text={said(rules)} />
      )}
      <CheckFact found={found} />
      {proofs.length > 0 && (
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
      )}
      {ideas.length > 0 && (
        <Fact name={{ en: 'Idea of the proof', pt: 'Ideia da demonstração' }}>
          {ideas.map((idea) => (
            <p>
              <Mathematics text={said(idea)} />
            </p>
          ))}
        </Fact>
      )}
    </dl>
  );
}

const ROLES = {
  proves: { en: 'proves it', pt: 'demonstra-o' },
  corrects: { en: 'proves its correction', pt: 'demonstra a sua correção' },
  supports: { en: 'proves a part', pt: 'demonstra uma parte' },
} as const;

interface FindingProps {
  readonly found: SiteItem;
}

/** What is printed, what is true and why; a counterexample that is a position can be looked at. */
function Broken({ found, words }: BrokenProps): JSX.Element {
  const position = positionOf(found.id, found.values);
  const play = useHere().file('play/index.html');
  return (
    <>
      <TextFact name={{ en: 'Printed', pt: 'Impresso' }} text={words.printed} />
      <TextFact name={{ en: 'True', pt: 'Correto' }} text={words.holds} />
      <Fact name={{ en: 'Counterexample', pt: 'Contraexemplo' }} class="counter">
        <Mathematics text={words.counterexample} />
        {position && (
          <p>
            <a class="play" href={`${play}${playAddress(position)}`}>
              {said({ en: 'See the state', pt: 'Ver o estado' })} <code>{position.at}</code>
            </a>
          </p>
        )}
        <CellTable cells={words.cells} />
      </Fact>
      <TextFact name={{ en: 'How sure', pt: 'Grau de certeza' }} text={words.sure} />
    </>
  );
}

interface BrokenProps extends FindingProps {
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

/** The range of the check and the number of its methods, or why there was none. */
function CheckFact({ found: { verdict, reason, checked, methods } }: FindingProps): JSX.Element {
  if (verdict === 'unchecked')
    return (
      <TextFact
        name={{ en: 'Why nothing was checked', pt: 'Por que nada foi verificado' }}
        text={reason === null ? '' : said(reason)}
      />
    );
  return (
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
}
