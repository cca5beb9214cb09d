import type { Point } from '@manaus/plot';
import type { Phrase } from '../shell/phrase.js';
import { distancePhrase } from './distance-text.js';
import { neighborToward, type Scene } from './graph-scene.js';
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
} from './session.js';
import type { TowerGame } from './tower-game.js';
import { pegNumber, type Step } from './world.js';

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
  | { readonly type: 'undo' | 'redo' | 'restart' | 'next' | 'hint' }
  /** Shows an entry of the moves made. */
  | { readonly type: 'step'; readonly at: number }
  /** Shows a vertex that the play has come by. */
  | { readonly type: 'revisit'; readonly vertex: number }
  | { readonly type: 'jump'; readonly vertex: number }
  /** Goes along the edge that points most in a direction of a drawing. */
  | { readonly type: 'walk'; readonly scene: Scene; readonly direction: Point };

/** The play of a game that has just been opened; `clock` is in milliseconds. */
export const beginPlay = (game: TowerGame, clock: number): TowerPlay => ({
  game,
  run: beginRun(game, clock),
  lifted: null,
  hint: null,
  said: null,
});

/** The play after an action at a time of the clock, in milliseconds. */
export function reducePlay<Play extends TowerPlay>(
  play: Play,
  action: PlayAction,
  clock: number,
): Play {
  const { world, session } = play.game;
  const show = (next: Session, phrase: Phrase) =>
    next === session ? { ...play, lifted: null } : shown(play, next, phrase, clock);
  switch (action.type) {
    case 'pick':
      return picked(play, action.peg, clock);
    case 'move':
      return tried(play, action.from, action.to, clock);
    case 'undo':
      return show(undo(session), { key: 'undo' });
    case 'redo':
      return show(redo(session), { key: 'redo' });
    case 'restart':
      return show(restart(session), { key: 'restart' });
    case 'step':
      return show(showStep(session, action.at), { key: 'played' });
    case 'revisit':
      return show(revisited(session, action.vertex) ?? session, { key: 'played' });
    case 'hint': {
      const hint = optimalStep(play.game);
      return { ...says(play, hintPhrase(play.game, hint)), hint };
    }
    case 'next': {
      const step = optimalStep(play.game);
      if (step !== null) return show(goTo(session, step.next), movePhrase(step));
      return { ...says(play, distancePhrase(world, current(session))), lifted: null };
    }
    case 'jump': {
      const label = world.label(action.vertex);
      return show(goTo(session, action.vertex), { key: 'jumpSaid', values: { label } });
    }
    case 'walk': {
      const next = neighborToward(action.scene, current(session), action.direction);
      return next === null ? play : show(goTo(session, next), world.label(next));
    }
  }
}

/** The play with another position shown, and the announcement of it. */
function shown<Play extends TowerPlay>(
  play: Play,
  session: Session,
  phrase: Phrase,
  clock: number,
): Play {
  return { ...withSession(play, session, clock), said: { phrase, shown: true } };
}

/** The play with another position, recorded in the run. */
export function withSession<Play extends TowerPlay>(
  play: Play,
  session: Session,
  clock: number,
): Play {
  const game = { ...play.game, session };
  return {
    ...play,
    game,
    run: followed(play.run, play.game, game, clock),
    lifted: null,
    hint: null,
  };
}

const says = <Play extends TowerPlay>(play: Play, phrase: Phrase): Play => ({
  ...play,
  hint: null,
  said: { phrase, shown: false },
});

/** Lifts the top disc of a peg, puts it back, or moves the lifted disc there. */
function picked<Play extends TowerPlay>(play: Play, peg: number, clock: number): Play {
  const { lifted } = play;
  if (lifted === peg) return { ...play, lifted: null };
  if (lifted !== null) return tried(play, lifted, peg, clock);
  const disc = topDisc(play.game, peg);
  if (disc === undefined) return says(play, nothingToLift(peg));
  return { ...says(play, { key: 'peg.lifted', values: { disc } }), lifted: peg };
}

/** Moves the top disc of a peg to another if the rules allow it. */
function tried<Play extends TowerPlay>(play: Play, from: number, to: number, clock: number): Play {
  const { game, run } = play;
  const disc = topDisc(game, from);
  if (disc === undefined) return says(play, nothingToLift(from));
  const next = moved(game.world, game.session, from, to);
  if (next !== null) return shown(play, next, movePhrase({ disc, from, to }), clock);
  return {
    ...says(play, refusal(game.world, current(game.session), from, to)),
    lifted: null,
    run: refused(run, game, from, to, clock),
  };
}

const nothingToLift = (peg: number): Phrase => ({
  key: 'nothingToLift',
  values: { peg: pegNumber(peg) },
});

/** A move in words; pegs as the board counts them. */
const movePhrase = ({ disc, from, to }: Pick<Step, 'disc' | 'from' | 'to'>): Phrase => ({
  key: 'moveSaid',
  values: { disc, from: pegNumber(from), to: pegNumber(to) },
});

const topDisc = ({ world, session }: TowerGame, peg: number): number | undefined =>
  world.state(current(session))[peg][0];

/** The first move on a shortest path; `null` at a goal, or if none can be reached. */
const optimalStep = ({ world, session }: TowerGame): Step | null =>
  world.moves(current(session)).find(({ optimal }) => optimal) ?? null;

/** An optimal move and the distance after it; the distance if no move is optimal. */
function hintPhrase({ world, session }: TowerGame, step: Step | null): Phrase {
  if (step === null) return distancePhrase(world, current(session));
  const { disc, from, to, next } = step;
  const why: Phrase = { key: 'hintWhy', values: { n: world.distances[next] } };
  return { key: 'hintSaid', values: { disc, from: pegNumber(from), to: pegNumber(to), why } };
}
