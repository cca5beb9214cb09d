// The cells that ran in this kernel, as Jupyter's `history_request` asks for them.
'use strict';

/** All cells are of one session. */
const SESSION = 1;

/** A pattern of a search, in which `*` is any text and `?` any character. */
function globbed(pattern) {
  const source = pattern.replaceAll(/[\\^$.+()|[\]{}]/g, '\\$&');
  return new RegExp(`^${source.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}

/** The last cell of each text. */
const unlike = (cells) =>
  cells.filter(({ code }, i) => !cells.slice(i + 1).some((later) => later.code === code));

/** The history of a kernel. */
class History {
  #cells = [];

  add(line, code) {
    this.#cells.push({ line, code });
  }

  /** The answer to a `history_request`; what cells put out is not kept, and is `null`. */
  answer({ hist_access_type: access, output = false, ...asked }) {
    const history = this.#found(access, asked).map(({ line, code }) => [
      SESSION,
      line,
      output ? [code, null] : code,
    ]);
    return { status: 'ok', history };
  }

  /**
   * @param {string} access
   * @param {{
   *   session?: number,
   *   start?: number,
   *   stop?: number | null,
   *   n?: number | null,
   *   pattern?: string,
   *   unique?: boolean,
   * }} asked
   */
  #found(access, { session = 0, start = 0, stop, n, pattern = '*', unique = false }) {
    if (access === 'tail') return last(this.#cells, n);
    if (access === 'range')
      return [0, SESSION].includes(session)
        ? this.#cells.filter(({ line }) => line >= start && line < (stop ?? Infinity))
        : [];
    const wanted = globbed(pattern);
    const found = this.#cells.filter(({ code }) => wanted.test(code));
    return last(unique ? unlike(found) : found, n);
  }
}

const last = (cells, n) => (n === undefined || n === null ? cells : n > 0 ? cells.slice(-n) : []);

module.exports = { History };
