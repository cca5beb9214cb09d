// What a reader has to trust in a theorem beside Coq: the definitions under its statement.
const DECLARED = /^(?:def|ind|constr|rec|proj|abbrev|not|var|prf|coind) (\d+):\d+ \S+ (\S+)$/;
const REFERRED = /^R(\d+):\d+ Manaus\.(\S+) \S+ (\S+) \w+$/;

/**
 * The sentences of a file as Coq reads them: where each begins and ends, in bytes, and its words
 * without comments.
 */
export function sentencesOf(bytes) {
  const text = bytes.toString('latin1');
  const found = [];
  let [begin, words, depth] = [-1, '', 0];
  const tokens = /\(\*|\*\)|"(?:[^"]|"")*"|(\.)(?=\s|$)|\.+|[\s\S]/g;
  for (const { 0: token, 1: stop, index } of text.matchAll(tokens)) {
    if (token === '(*') depth++;
    else if (token === '*)' && depth > 0) depth--;
    else if (depth === 0 && (begin >= 0 || /\S/.test(token))) {
      if (begin < 0) begin = index;
      words += token;
      if (stop === undefined) continue;
      found.push({ begin, end: index + 1, words: words.replaceAll(/\s+/g, ' ') });
      [begin, words] = [-1, ''];
    }
  }
  return found;
}

/**
 * A file as its sentences, with what each one declares and refers to.
 * @param {string} glob what the compiler recorded of it
 */
function readFile(file, bytes, glob) {
  const sentences = sentencesOf(bytes).map((sentence) => ({
    ...sentence,
    declares: /** @type {string[]} */ ([]),
    uses: /** @type {string[]} */ ([]),
  }));
  const at = (offset) => sentences.find(({ begin, end }) => begin <= offset && offset < end);
  for (const line of glob.split('\n')) {
    const declared = DECLARED.exec(line);
    if (declared) at(Number(declared[1]))?.declares.push(declared[2]);
    const referred = REFERRED.exec(line);
    if (referred)
      at(Number(referred[1]))?.uses.push(`${referred[2].replaceAll('.', '/')}.v#${referred[3]}`);
  }
  return sentences.map((sentence) => ({ ...sentence, file }));
}

/**
 * The definitions of the project under the statements of theorems, and under these definitions, as
 * the compiler recorded them in the `.glob` of each file.
 *
 * @param {{ file: string, name: string }[]} theorems
 * @param {Map<string, { bytes: Buffer, glob: string }>} files
 * @returns {{ rests: string[][], definitions: Record<string, string> }} of each theorem the names
 *   of the definitions, as `towers/Rules.v#step`; and of each name its words
 */
export function definitionsUnder(theorems, files) {
  const homes = new Map();
  // The first that declares a name is named after it: a constructor leads to its type.
  for (const [file, { bytes, glob }] of files)
    for (const sentence of readFile(file, bytes, glob))
      for (const name of sentence.declares)
        if (!homes.has(`${file}#${name}`)) homes.set(`${file}#${name}`, sentence);
  const nameOf = ({ file, declares }) => `${file}#${declares[0]}`;
  const definitions = new Map();
  const under = (sentence, met = new Map()) => {
    for (const used of sentence.uses) {
      const home = homes.get(used);
      if (home === undefined || home === sentence || met.has(nameOf(home))) continue;
      met.set(nameOf(home), home);
      definitions.set(nameOf(home), home.words);
      under(home, met);
    }
    return met;
  };
  const rests = theorems.map(({ file, name }) =>
    [...under(homes.get(`${file}#${name}`)).keys()].sort(),
  );
  return { rests, definitions: Object.fromEntries([...definitions].sort()) };
}
