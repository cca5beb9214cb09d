import type { Point } from '@manaus/plot';
import type { Phrase } from '../shell/phrase.js';
import { neighborToward, type Scene } from './graph-scene.js';
import { hintPhrase, liftPhrase, movePhrase, nothingToLift } from './move-phrases.js';
import { refusal } from './refusal.js';
import { beginRun, followed, type Run, refused } from './run.js';
import {
  current,
  goTo,
  moved,
  redo,
  restart,
  revisited,
  type Session,
  showStep,
  undo,
  withHelp,
} from './session.js';
import type { TowerGame } from './tower-game.js';
import type { Step } from './world.js';

/** A tower being played on a board. */
export interface TowerPlay {
  readonly game: TowerGame;
  readonly run: Run;
  /** The peg whose top disc is lifted. */
  readonly lifted: number | null;
  /** The move of the last hint. */
  readonly hint: Step | null;
  /** The last announcement. */
  readonly said: Said | null;
}

/** An announcement; the one of a position shown is followed by what is known of that position. */
export interface Said {
  readonly phrase: Phrase;
  readonly shown: boolean;
}

/** An action on the board or the graph, whatever the input device. */
export type PlayAction =
  | { readonly type: 'pick'; readonly peg: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'next' | 'hint' }
  | Travel
  | { readonly type: 'jump'; readonly vertex: number }
  /** Goes along the edge that points most in a direction of a drawing. */
  | { readonly type: 'walk'; readonly scene: Scene; readonly direction: Point };

/** A way to another position that the play has come by. */
type Travel =
  | { readonly type: 'undo' | 'redo' | 'restart' }
  /** Shows an entry of the moves made. */
  | { readonly type: 'step'; readonly at: number }
  /** Shows a vertex. */
  | { readonly type: 'revisit'; readonly vertex: number };

/** The play of a game that has just been opened; `clock` is in milliseconds. */
export const beginPlay = (game: TowerGame, clock: number): TowerPlay => ({
  ...idle,
  game,
  run: beginRun(game, clock),
  said: null,
});

/** Nothing is lifted, and no hint was asked for. */
const idle = { lifted: null, hint: null };

/** The play after an action at a time of the clock, in milliseconds. */
export function reducePlay<Play extends TowerPlay>(
  play: Play,
  action: PlayAction,
  clock: number,
): Play {
  switch (action.type) {
    case 'pick':
      return picked(play, action.peg, clock);
    case 'move':
      return tried(play, action.from, action.to, clock);
    case 'hint':
      return hinted(play);
    case 'next':
      return optimal(play, clock);
    case 'jump': {
      const label = play.game.world.label(action.vertex);
      return goingTo(play, action.vertex, { key: 'jumpSaid', values: { label } }, clock);
    }
    case 'walk':
      return walked(play, action, clock);
    default:
      return traveled(play, action, clock);
  }
}

/** The play at another of its positions. */
function traveled<Play extends TowerPlay>(play: Play, action: Travel, clock: number): Play {
  const to = destination(play.game.session, action);
  return shown(play, to, { key: keyOf(action) }, clock);
}

const keyOf = ({ type }: Travel) => (type === 'step' || type === 'revisit' ? 'revisited' : type);

function destination(session: Session, action: Travel): Session {
  switch (action.type) {
    case 'undo':
      return undo(session);
    case 'redo':
      return redo(session);
    case 'restart':
      return restart(session);
    case 'step':
      return showStep(session, action.at);
    case 'revisit':
      return revisited(session, action.vertex) ?? session;
  }
}

/** The play with an optimal move as a hint. */
function hinted<Play extends TowerPlay>(play: Play): Play {
  const hint = optimalStep(play.game);
  const said = says(play, hintPhrase(play.game, hint));
  return hint === null ? { ...said, hint } : { ...said, hint, game: helpedGame(play.game) };
}

const helpedGame = (game: TowerGame): TowerGame => ({ ...game, session: withHelp(game.session) });

/** The play after an optimal move; without one the distance is said. */
function optimal<Play extends TowerPlay>(play: Play, clock: number): Play {
  const step = optimalStep(play.game);
  if (step === null) return refuses(play, hintPhrase(play.game, null));
  const helped = { ...play, game: helpedGame(play.game) };
  return goingTo(helped, step.next, movePhrase(step), clock);
}

type Walk = Extract<PlayAction, { type: 'walk' }>;

/** The play after a move along an edge of the drawing. */
function walked<Play extends TowerPlay>(play: Play, walk: Walk, clock: number): Play {
  const { world, session } = play.game;
  const next = neighborToward(walk.scene, current(session), walk.direction);
  return next === null ? play : goingTo(play, next, world.label(next), clock);
}

/** The play after a move or a jump to a vertex. */
const goingTo = <Play extends TowerPlay>(play: Play, to: number, phrase: Phrase, clock: number) =>
  shown(play, goTo(play.game.session, to), phrase, clock);

/** The play with another position shown and announced; with the present one, no disc is lifted. */
function shown<Play extends TowerPlay>(
  play: Play,
  session: Session,
  phrase: Phrase,
  clock: number,
): Play {
  if (session === play.game.session) return { ...play, lifted: null };
  return { ...withSession(play, session, clock), said: { phrase, shown: true } };
}

/** The play with another position, recorded in the run. */
export function withSession<Play extends TowerPlay>(
  play: Play,
  session: Session,
  clock: number,
): Play {
  const game = { ...play.game, session };
  return { ...play, ...idle, game, run: followed(play.run, play.game, game, clock) };
}

const says = <Play extends TowerPlay>(play: Play, phrase: Phrase): Play => ({
  ...play,
  hint: null,
  said: { phrase, shown: false },
});

/** The play without the move that was asked for, and the reason. */
const refuses = <Play extends TowerPlay>(play: Play, why: Phrase): Play => ({
  ...says(play, why),
  lifted: null,
});

/** Lifts the top disc of a peg, puts it back, or moves the lifted disc there. */
function picked<Play extends TowerPlay>(play: Play, peg: number, clock: number): Play {
  const { lifted } = play;
  if (lifted === null) return lift(play, peg);
  return lifted === peg ? { ...play, lifted: null } : tried(play, lifted, peg, clock);
}

function lift<Play extends TowerPlay>(play: Play, peg: number): Play {
  const disc = topDisc(play.game, peg);
  if (disc === undefined) return says(play, nothingToLift(peg));
  return { ...says(play, liftPhrase(disc)), lifted: peg };
}

/** Moves the top disc of a peg to another if the rules allow it. */
function tried<Play extends TowerPlay>(play: Play, from: number, to: number, clock: number): Play {
  const { game, run } = play;
  const disc = topDisc(game, from);
  if (disc === undefined) return says(play, nothingToLift(from));
  const next = moved(game.world, game.session, from, to);
  if (next !== null) return shown(play, next, movePhrase({ disc, from, to }), clock);
  const why = refusal(game.world, current(game.session), from, to);
  return { ...refuses(play, why), run: refused(run, game, from, to, clock) };
}

const topDisc = ({ world, session }: TowerGame, peg: number): number | undefined =>
  world.state(current(session))[peg][0];

/** The first move on a shortest path; `null` at a goal, or if none can be reached. */
const optimalStep = ({ world, session }: TowerGame): Step | null =>
  world.moves(current(session)).find(({ optimal }) => optimal) ?? null;
