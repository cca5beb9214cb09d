import type { ComponentType } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import type { View } from '../shell/address.js';
import { FaultNote } from '../shell/fault-note.js';
import type { Fields } from '../shell/game-state.js';
import type { GameViewProps, ViewProps } from '../shell/view-props.js';
import { type CardText, readCardText, writeCardText } from './card-text.js';
import { GameCardForm, GameCardHead, LeaveCard } from './game-card.js';

/** A view of heap games or levels that plays cards: their text above, their answer closed. */
export function carded<Props>(view: View, Game: ComponentType<GameViewProps & Props>) {
  return function Carded({ page, rest }: { readonly page: ViewProps; readonly rest: Props }) {
    const { words } = page;
    const { card, fault, onFields } = useCard(page);
    const Below = card === null ? GameCardForm : LeaveCard;
    return (
      <>
        <FaultNote fault={fault} words={words} />
        {card === null ? null : <GameCardHead card={card} words={words} />}
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

/** The card that an address names, or the error in it. */
function cardIn(fields: Fields): FoundCard {
  if (fields.card === undefined) return { card: null, fault: null };
  try {
    return { card: readCardText(fields), fault: null };
  } catch (fault) {
    return { card: null, fault };
  }
}
