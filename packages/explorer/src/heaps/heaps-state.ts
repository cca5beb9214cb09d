import type { GameState } from '../shell/game-state.js';
import type { Draft } from './draft.js';
import type { HeapsGame } from './heaps-game.js';

/** The state of the view of a heap game. */
export interface HeapsState extends GameState {
  readonly game: HeapsGame;
  /** The move being chosen. */
  readonly draft: Draft;
  /** True if the winning moves are listed. */
  readonly winning: boolean;
  /** True while winning moves are shown, one by one. */
  readonly playing: boolean;
  readonly said: Said | null;
}

/** An announcement about the state that it stands in. */
export type Said =
  | { readonly kind: 'undo' | 'redo' | 'restart' | 'revisited' }
  | { readonly kind: 'refused' | 'chosen' | 'tooMany' | 'hint' }
  /** The moves since an entry of the play. */
  | { readonly kind: 'gained'; readonly since: number }
  | { readonly kind: 'may'; readonly place: number }
  | { readonly kind: 'noHeap'; readonly n: number };
