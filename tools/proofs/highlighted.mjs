import { html } from '../report/html.mjs';

const PARTS =
  /(\(\*[\s\S]*?\*\))|\b(Theorem|Lemma|Definition|Fixpoint|Inductive|Record|Notation|Proof|Qed|Defined|From|Require|Import|Export|forall|exists|fun|match|with|end|let|in|if|then|else)\b/g;

/** A text of Coq with its comments and keywords marked. */
export function highlighted(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    parts.push(text.slice(end, match.index));
    parts.push(
      match[1] === undefined ? html`<b>${match[0]}</b>` : html`<i class="quiet">${match[0]}</i>`,
    );
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
