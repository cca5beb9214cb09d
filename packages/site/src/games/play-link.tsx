import { said } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { useHere } from '../page/here.js';
import { languageTags } from '../page/layout.js';

/** A link to a game on the page of games, in the language of this page. */
export const PlayLink = ({ address }: { readonly address: string }): JSX.Element => (
  <p>
    <a
      class="play"
      href={`${useHere().file('play/index.html')}#/${address}&lang=${languageTags[currentLanguage()]}`}
    >
      {said({ en: 'Play it', pt: 'Jogar' })}
    </a>
  </p>
);
