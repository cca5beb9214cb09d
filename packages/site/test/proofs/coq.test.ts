import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Coq } from '../../src/proofs/coq.js';

test('a text of Coq is marked and escaped, and stays as it is', () => {
  expect(renderToString(h(Coq, { text: 'Lemma a : 1 < 2. (* < *)' }))).toBe(
    '<pre class="code"><b>Lemma</b> a : 1 &lt; 2. <i>(* &lt; *)</i></pre>',
  );
});
