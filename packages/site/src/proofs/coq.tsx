import type { ComponentChild, JSX } from 'preact';

const PARTS =
  /(\(\*[\s\S]*?\*\))|\b(Theorem|Lemma|Definition|Fixpoint|Inductive|Record|Notation|Proof|Qed|Defined|From|Require|Import|Export|forall|exists|fun|match|with|end|let|in|if|then|else)\b/g;

/** A text of Coq with its comments and keywords marked. */
export function Coq({ text }: { readonly text: string }): JSX.Element {
  const parts: ComponentChild[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    parts.push(text.slice(end, match.index));
    parts.push(match[1] === undefined ? <b>{match[0]}</b> : <i>{match[0]}</i>);
    end = match.index + match[0].length;
  }
  return (
    <pre class="code">
      {parts}
      {text.slice(end)}
    </pre>
  );
}
