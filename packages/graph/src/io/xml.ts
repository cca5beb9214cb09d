const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/**
 * The characters that are escaped or replaced; with the flag u a pair of surrogates is one
 * character, and a lone one is seen.
 */
const ESCAPED = /[&<>"'\r]|[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * A text made safe inside XML and HTML, in elements and in quoted attributes; characters that XML
 * 1.0 cannot hold become U+FFFD.
 *
 * @example
 * ```ts
 * escapeXml('a < "b"'); // => 'a &lt; &quot;b&quot;'
 * ```
 */
export function escapeXml(text: string): string {
  return text.replace(ESCAPED, (character) => escapes[character] ?? '\ufffd');
}
