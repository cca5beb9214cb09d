/** Idioms that hide the standard term, each with the plain words for it. */
/** @type {[idiom: RegExp, plain: string][]} */
const idioms = [
  [/\bof (?:one|its|their)['’]s own\b/i, 'custom'],
  [/\bof (?:its|their) own\b/i, 'its own, separate or custom'],
  [
    /\b(?:that|which|what|it|text|value) (?:is|are) (?:no|none)\b(?! (?:longer|less|more))/i,
    'that is not a',
  ],
  [/\bthere is none\b/i, 'none exists'],
  [/\bwho listens\b|\bhears\b/i, 'callbacks; called with'],
  [/\b(?:an?|one) (?:row|line|file|cell) an? \w+/i, 'one row per item'],
  [/\bone an? (?:peg|disc|item|line|row|cell|state)\b/i, 'one per peg'],
  [/\b(?:where|when|if) there (?:is|are) none\b/i, 'if none exists'],
  [/\bunless (?:given|said)\b/i, 'by default'],
  [/\bso many\b(?! that)/i, 'the given number of'],
  [/\bat the most\b/i, 'at most'],
  [/\bthe wish\b/i, 'the request'],
  [/\bfault of ours\b/i, 'a bug'],
];

/** The comments of a source file as lines of text, with the 1-based line where each begins. */
export const commentsOf = (code) =>
  [...code.matchAll(/^[ \t]*(?:\/\*\*[\s\S]*?\*\/|\/\/.*$)/gm)].map(({ 0: comment, index }) => ({
    line: code.slice(0, index).split('\n').length,
    text: comment
      .replace(/^\s*(?:\/\*\*|\*\/|\*|\/\/)|\*\/$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));

/** The idioms in a text, each with what to write instead. */
export const idiomsIn = (text) =>
  idioms.flatMap(([pattern, plain]) => {
    const found = pattern.exec(text.replace(/\s+/g, ' '));
    return found === null ? [] : [`"${found[0]}": write "${plain}"`];
  });
