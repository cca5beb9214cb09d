import type { JSX } from 'preact';
import { said, useHere, useLanguage } from '../page/here.js';
import { languageTags } from '../page/layout.js';

/** A link to a game on the page of games, in the language of this page. */
export const PlayLink = ({ address }: { readonly address: string }): JSX.Element => (
  <p>
    <a
      class="play"
      href={`${useHere().file('play/index.html')}#/${address}&lang=${languageTags[useLanguage()]}`}
    >
      {said({ en: 'Play it', pt: 'Jogar' })}
    </a>
  </p>
);
