import { verdictOn } from '@manaus/papers/internals';
import type { Language } from '@manaus/plot';
import type { JSX } from 'preact';
import { Fact } from '../page/fact.js';
import { said, useLanguage } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import { itemPath, slug } from '../page/paths.js';
import { CellTable } from './cell-table.js';
import type { Numbered } from './order.js';
import { certainties, fieldNames, fields, methodsWords } from './words.js';

/** An erratum with its place, its verdict and its fields. */
export function Article({ numbered }: { readonly numbered: Numbered }): JSX.Element {
  const { found, number } = numbered;
  const language = useLanguage();
  return (
    <article class="erratum" id={slug(found.id)}>
      <h3>
        {number}.{' '}
        <Link to={itemPath(found.id)}>
          <Mathematics text={found.erratum[language].where} />
        </Link>
      </h3>
      <p class="quiet">
        {said(verdictOn(found, found.verdict))} · {said(certainties[found.certainty])}
      </p>
      <dl class="facts">
        {fieldNames.map((field) => {
          const { text, after } = fieldText(language, numbered, field);
          const isCounter = field === 'counterexample';
          return (
            <Fact name={fields[field]} class={isCounter ? 'counter' : undefined}>
              <Mathematics text={text} />
              {after}
              {isCounter && <CellTable cells={found.erratum[language].cells} />}
            </Fact>
          );
        })}
      </dl>
    </article>
  );
}

/** The content of a field in a language, and what is said after it. */
export const fieldText = (
  language: Language,
  { found }: Numbered,
  field: (typeof fieldNames)[number],
) => ({
  text: found.erratum[language][field],
  after: field === 'found' ? methodsWords(found.methods)[language] : '',
});
