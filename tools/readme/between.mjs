/**
 * The text with something between the markers of a name, or null where it has none.
 * @param {string} text
 * @param {string} name
 * @param {string} inside
 */
export function between(text, name, inside) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) return null;
  return `${text.slice(0, from + open.length)}\n\n${inside}\n\n${text.slice(to)}`;
}
