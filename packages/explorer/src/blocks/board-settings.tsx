import type { BloxorzRules } from '@manaus/blocks';
import { bloxorzRules } from '@manaus/blocks/internals';
import { Choice } from '../shell/fields.js';
import type { Words } from '../words/words.js';
import { type Look, looks } from './board.js';

interface SettingsProps {
  /** `null` for a game with one set of rules. */
  readonly rules: BloxorzRules | null;
  readonly look: Look;
  readonly words: Words;
  onRules(rules: string): void;
  onLook(look: Look): void;
}

/** The choice of a look at a level, and of its rules where there is one. */
export const BoardSettings = ({ rules, look, words, onRules, onLook }: SettingsProps) => (
  <form class="chooser" onSubmit={(event) => event.preventDefault()}>
    <Choice
      label={words('block.look')}
      value={look}
      options={looks.map((kind) => [kind, words(`block.look.${kind}`)])}
      onValue={(kind) => onLook(kind as Look)}
    />
    {rules === null ? null : (
      <Choice
        label={words('block.rules')}
        value={rules}
        options={bloxorzRules.map((each) => [each, words(`block.rulesName.${each}`)])}
        onValue={onRules}
      />
    )}
  </form>
);
