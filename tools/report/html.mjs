import { escapeXml } from '@manaus/graph';

/** Text that is HTML already. */
class Html {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** @param {unknown} value */
export const escapeHtml = (value) => escapeXml(String(value));

/** @param {string} text trusted HTML */
export const raw = (text) => new Html(text);

/** A template whose values are escaped, unless they are HTML; lists are joined, null and false are nothing. */
export function html(strings, ...values) {
  return new Html(strings.map((text, i) => (i === 0 ? text : part(values[i - 1]) + text)).join(''));
}

function part(value) {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(part).join('');
  return value instanceof Html ? value.text : escapeHtml(value);
}

/** A word for ids and file names: `martins2024/table-3.1` becomes `martins2024-table-3.1`. */
export const slug = (id) => id.replace(/[^\w.-]+/g, '-');
