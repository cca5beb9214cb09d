const TOKEN = /\s*(?:"((?:[^"]|"")*)"|([[\](),;])|(\d+)|(%\w+)|([A-Za-z_][\w.']*))/y;

/**
 * The values that `Eval vm_compute in ("name", value)` printed, by name: lists and tuples as
 * arrays, numbers, booleans, strings; a constructor without arguments as its name.
 */
export function printedValues(output) {
  const values = {};
  for (const part of output.split(/^ {5}= /m).slice(1)) {
    const [name, ...rest] = readValue(part.slice(0, part.lastIndexOf('\n     : ')));
    values[name] = rest.length === 1 ? rest[0] : rest;
  }
  return values;
}

function readValue(text) {
  const tokens = tokensOf(text);
  let at = 0;
  const list = (closing) => {
    const entries = [];
    while (tokens[at]?.mark !== closing) {
      if (at >= tokens.length) throw new Error(`${closing} is missing in what Coq printed`);
      if (tokens[at].mark === ';' || tokens[at].mark === ',') at++;
      else entries.push(value());
    }
    at++;
    return entries;
  };
  const value = () => {
    const token = tokens[at++];
    if (token.mark === '[') return list(']');
    if (token.mark !== '(') return token.value;
    const entries = list(')');
    return entries.length === 1 ? entries[0] : entries;
  };
  return value();
}

function tokensOf(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [, string, mark, number, scope, word] = match;
    if (string !== undefined) tokens.push({ value: string.replaceAll('""', '"') });
    else if (mark !== undefined) tokens.push({ mark });
    else if (number !== undefined) tokens.push({ value: Number(number) });
    else if (scope === undefined)
      tokens.push({ value: word === 'true' ? true : word === 'false' ? false : word });
  }
  return tokens;
}
