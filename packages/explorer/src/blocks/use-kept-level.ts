import type { Fields } from '../shell/game-state.js';
import { isRecord, stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import { fitsLink, pathOf } from './play.js';
import type { BlocksState } from './reducer.js';

/** Keeps a level that is too long for the address, and the moves made in it. */
export const useKeptLevel = ({ game }: BlocksState): void =>
  useKept('level', `${game.source.length} ${game.name} ${pathOf(game)}`, () =>
    game.name !== null || fitsLink(game.source)
      ? null
      : {
          text: game.source,
          path: pathOf(game),
          ...(game.rules === null ? {} : { rules: game.rules }),
        },
  );

/** The fields of an address; where they name no level, with those of the level that was kept. */
export function withKept(fields: Fields, kept: unknown = stored('tab', 'level')): Fields {
  if (fields.level !== undefined || fields.text !== undefined || !isRecord(kept)) return fields;
  const { text, path, rules } = kept;
  if (typeof text !== 'string' || typeof path !== 'string') return fields;
  return { ...fields, text, path, ...(typeof rules === 'string' ? { rules } : {}) };
}
