import type { ComponentType } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { gameAddress, type View } from '../shell/address.js';
import { CopyLink } from '../shell/copy-link.js';
import { FaultNote } from '../shell/faults.js';
import type { Fields } from '../shell/game-state.js';
import type { GameViewProps, ViewProps } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import { type CardText, readCardText, writeCardText } from './card.js';
import { CardTextForm, Instruction } from './card-text-form.js';

/** A view of heap games or levels that plays cards: their text above, their answer closed. */
export function withCards<Props>(view: View, Game: ComponentType<GameViewProps & Props>) {
  return function Carded({ page, rest }: { readonly page: ViewProps; readonly rest: Props }) {
    const { words } = page;
    const { card, fault, onFields } = useCard(page);
    const Below = card === null ? GameCardForm : LeaveCard;
    return (
      <>
        <FaultNote fault={fault} words={words} />
        {card === null ? null : (
          <div class="game-card">
            <h2>{card.title || words('card')}</h2>
            <Instruction card={card} />
          </div>
        )}
        <Game
          {...page}
          {...rest}
          isCard={card !== null}
          isClosed={card?.optimum === 'hidden'}
          onFields={onFields}
          below={(start) => <Below view={view} fields={start} words={words} />}
        />
      </>
    );
  };
}

/** The card that the address names, or the error in it, and the function that writes its fields. */
function useCard(page: ViewProps) {
  const { card, fault } = useMemo(() => cardIn(page.fields), [page.fields]);
  const onFields = useCallback(
    (next: Fields, isNew?: boolean) =>
      page.onFields(card === null ? next : { ...writeCardText(card), ...next }, isNew),
    [card, page.onFields],
  );
  return { card, fault, onFields };
}

interface FoundCard {
  readonly card: CardText | null;
  readonly fault: unknown;
}

function cardIn(fields: Fields): FoundCard {
  if (fields.card === undefined) return { card: null, fault: null };
  try {
    return { card: readCardText(fields), fault: null };
  } catch (fault) {
    return { card: null, fault };
  }
}

interface GameCardProps {
  readonly view: View;
  /** The game of the card at its start. */
  readonly fields: Fields;
  readonly words: Words;
}

/** The form for a card of a heap game or a level: its link is the card. */
function GameCardForm({ view, fields, words }: GameCardProps) {
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

function LeaveCard({ view, fields, words }: GameCardProps) {
  return (
    <p class="leave">
      <a href={gameAddress(view, fields)}>{words('card.leave')}</a>
    </p>
  );
}
