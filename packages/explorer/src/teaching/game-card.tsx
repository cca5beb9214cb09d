import { useState } from 'preact/hooks';
import { gameAddress, type View } from '../shell/address.js';
import { CopyLink } from '../shell/copy-link.js';
import type { Fields } from '../shell/game-state.js';
import type { Words } from '../words/words.js';
import { type CardText, writeCardText } from './card-text.js';
import { CardTextForm } from './card-text-form.js';
import { Instruction } from './instruction.js';

interface GameCardProps {
  readonly view: View;
  /** The game of the card at its start. */
  readonly fields: Fields;
  readonly words: Words;
}

/** The form for a card of a heap game or a level: its link is the card. */
export function GameCardForm({ view, fields, words }: GameCardProps) {
  const [text, setText] = useState<CardText>({ title: '', instruction: '', optimum: 'hidden' });
  const address = gameAddress(view, { ...writeCardText(text), ...fields });
  return (
    <details class="teach">
      <summary>{words('card')}</summary>
      <p>{words('card.helpGame')}</p>
      <CardTextForm text={text} hide={words('card.hideAnswer')} words={words} onText={setText} />
      <CopyLink label={words('card.link')} address={address} words={words}>
        <a href={address}>{words('card.try')}</a>
      </CopyLink>
    </details>
  );
}

/** The text of a card over its game. */
export function GameCardHead({ card, words }: { readonly card: CardText; readonly words: Words }) {
  return (
    <div class="game-card">
      <h2>{card.title || words('card')}</h2>
      <Instruction card={card} />
    </div>
  );
}

/** The way from a card to its game. */
export function LeaveCard({ view, fields, words }: GameCardProps) {
  return (
    <p class="leave">
      <a href={gameAddress(view, fields)}>{words('card.leave')}</a>
    </p>
  );
}
