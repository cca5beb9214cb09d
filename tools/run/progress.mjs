// What is said of a run of Nx tasks, while it lasts and at its end.
import { stripVTControlCharacters } from 'node:util';

/**
 * What nx-child.cjs tells: all tasks, as soon as they are known; those that start; one that ends,
 * with the lines that say what it left out, and with all that it printed if it failed.
 *
 * @typedef {{ kind: 'plan', tasks: string[], parallel: number }
 *   | { kind: 'start', tasks: string[] }
 *   | Ended} TaskEvent
 *
 * @typedef {{
 *   kind: 'end', task: string, status: string, seconds: number, skips: string[], output?: string
 * }} Ended
 */

/** How Nx calls a task whose results it had. */
const CACHED = ['local-cache', 'local-cache-kept-existing', 'remote-cache'];

/** The lines of a failed task that are shown: enough for a few tests with their errors. */
const SHOWN = 150;

/** How many of the longest tasks are named at the end. */
const NAMED = 3;

/** The tasks of one stage: which there are, which run, how those that ended did. */
export class Stage {
  /** @type {string[]} */
  #tasks = [];
  /** Since when each task runs, in milliseconds. @type {Map<string, number>} */
  #running = new Map();
  /** @type {Map<string, Ended>} */
  #ended = new Map();
  #parallel = 1;
  #name;
  #begun;
  #lastSeconds;

  /**
   * @param {string} name
   * @param {Record<string, number>} lastSeconds how long each task took when it ran last
   * @param {number} begun milliseconds, as `Date.now()`; so is every `now` below
   */
  constructor(name, lastSeconds, begun) {
    this.#name = name;
    this.#lastSeconds = lastSeconds;
    this.#begun = begun;
  }

  /**
   * @param {TaskEvent} event
   * @param {number} now
   */
  take(event, now) {
    if (event.kind === 'plan') {
      this.#tasks = event.tasks;
      this.#parallel = event.parallel;
    } else if (event.kind === 'start') {
      for (const task of event.tasks) this.#running.set(task, now);
    } else {
      this.#running.delete(event.task);
      this.#ended.set(event.task, event);
    }
  }

  /** False until Nx has said what it will run. */
  get isPlanned() {
    return this.#tasks.length > 0;
  }

  /** The stage as it is now, in one line of at most some columns. */
  line(now, columns) {
    if (!this.isPlanned) return `${this.#name}: ${duration((now - this.#begun) / 1000)}`;
    const running = [...this.#running].map(
      ([task, since]) => `${task.replace('@manaus/', '')} ${duration((now - since) / 1000)}`,
    );
    const left = this.#timeLeft(now);
    const parts = [this.#position(now) + (left && `, ${left}`), running.join(', ')];
    const line = parts.filter((part) => part !== '').join(': ');
    return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
  }

  /** A line that says how a task ended. */
  endLine({ task, status, seconds }, now) {
    return `${this.#position(now)}: ${task} ${outcome(status, seconds)}`;
  }

  #position(now) {
    const count = `${this.#ended.size} of ${this.#tasks.length} tasks`;
    return `${this.#name}: ${count}, ${duration((now - this.#begun) / 1000)}`;
  }

  /**
   * What the tasks that have not ended took when they ran last, on as many workers as there are;
   * those of them that the cache has will be faster. Nothing where no such task is known.
   */
  #timeLeft(now) {
    const open = this.#tasks.filter((task) => !this.#ended.has(task));
    const known = open.filter((task) => task in this.#lastSeconds);
    if (known.length === 0) return '';
    const left = known.map((task) => {
      const spent = (now - (this.#running.get(task) ?? now)) / 1000;
      return Math.max(0, this.#lastSeconds[task] - spent);
    });
    const work = left.reduce((sum, seconds) => sum + seconds, 0) / this.#parallel;
    const seconds = duration(Math.max(work, ...left));
    return known.length < open.length ? `more than ${seconds} left` : `about ${seconds} left`;
  }

  /**
   * First the counts of what ran, what the cache had, what failed and what did not end (a signal
   * ended it, or what it needs failed); then what took longest, the names, and what was left out.
   */
  summary() {
    const results = [...this.#ended.values()];
    const cached = results.filter(({ status }) => CACHED.includes(status));
    const failed = results.filter(({ status }) => status === 'failure');
    const ran = results.filter(({ status }) => ['success', 'failure'].includes(status));
    const ended = new Set([...cached, ...ran].map(({ task }) => task));
    const open = this.#tasks.filter((task) => !ended.has(task));
    const longest = ran
      .filter(({ seconds }) => seconds >= 1)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, NAMED);
    const counts = [
      `${this.#tasks.length} tasks`,
      `${ran.length} ran`,
      `${cached.length} came from the cache`,
      `${failed.length} failed`,
      ...(open.length > 0 ? [`${open.length} did not end`] : []),
    ];
    const long = longest.map(({ task, seconds }) => `${task} ${duration(seconds)}`);
    return [
      `${this.#name}: ${counts.join(', ')}`,
      ...(long.length > 0 ? [`longest: ${long.join(', ')}`] : []),
      ...failed.map(({ task }) => `failed: ${task}`),
      ...open.map((task) => `did not end: ${task}`),
      ...new Set(results.flatMap(({ skips }) => skips)),
    ];
  }

  /** How long each task took when it ran last, this run included. */
  seconds() {
    const ran = [...this.#ended].filter(([, { status }]) => status === 'success');
    return {
      ...this.#lastSeconds,
      ...Object.fromEntries(ran.map(([task, { seconds }]) => [task, seconds])),
    };
  }
}

function outcome(status, seconds) {
  if (CACHED.includes(status)) return 'came from the cache';
  const took = duration(seconds);
  if (status === 'success') return `took ${took}`;
  return status === 'failure' ? `FAILED after ${took}` : `was ended after ${took}`;
}

function duration(seconds) {
  const whole = Math.round(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * What is shown of a failed task: from the first test that Vitest says failed, or the end of the
 * output where it names none.
 *
 * @param {string} output
 */
export function excerpt(output) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const first = lines.findIndex((line) => /^ *FAIL /.test(line));
  if (first < 0) return lines.slice(-SHOWN).join('\n');
  const rest = lines.length - first - SHOWN;
  const more = rest > 0 ? [`(${rest} more lines are in the log)`] : [];
  return [...lines.slice(first, first + SHOWN), ...more].join('\n');
}
