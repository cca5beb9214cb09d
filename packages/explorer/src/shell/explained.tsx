import { createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { explainedParts, type Term } from '../words/terms.js';
import type { Language } from '../words/words.js';
import { Button } from './button.js';
import './explained.css';

/** The language of the page, for the terms in its sentences. */
export const PageLanguage = createContext<Language>('en');

/** A sentence whose terms explain themselves when they are pressed. */
export function Explained({ text }: { readonly text: string }) {
  const parts = explainedParts(text, useContext(PageLanguage));
  return (
    <>
      {parts.map(({ text: part, term }, i) =>
        term === null ? part : <TermButton key={i} form={part} term={term} />,
      )}
    </>
  );
}

/** A term in a sentence, and its meaning, which the browser opens and closes. */
function TermButton({ form, term }: { readonly form: string; readonly term: Term }) {
  const id = useId();
  return (
    <>
      <Button class="term" popovertarget={id}>
        {form}
      </Button>
      <span id={id} class="term-means" popover="auto">
        <strong>{term.forms[0]}</strong>
        {': '}
        {term.means}
      </span>
    </>
  );
}
