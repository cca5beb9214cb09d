/**
 * The page docs/json.md: the answers to the commands, and the fields of each shape.
 *
 * @param {Record<string, import('./shapes.mjs').Type>} answers by command
 * @param {import('./shapes.mjs').Shape[]} shapes
 */
export const jsonPage = (answers, shapes) =>
  `${[
    '# Fields of the JSON output',
    'What commands print with `--json`, except `new`, `sweep` and other actions of `block`. `manaus serve` and the Python package give the same documents. An object has the fields of its shape and no others; one with a `?` is not always there. With `--jsonl` each entry of a list is a line. `node tools/answers/main.mjs` writes this page from the shapes in `packages/cli/src/answers`.',
    table(
      ['command', 'answer'],
      Object.entries(answers).map(([command, type]) => [`\`${command}\``, code(type)]),
    ),
    ...shapes.map(section),
  ].join('\n\n')}\n`;

const section = ({ name, en, pt, fields }) =>
  [
    `## ${name}`,
    `${en} / *${pt}*`,
    table(
      ['field', 'type', 'what it is', 'em português'],
      fields.map((field) => [
        `\`${field.name}${field.optional ? '?' : ''}\``,
        code(field.type),
        field.en,
        field.pt,
      ]),
    ),
  ].join('\n\n');

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (type) => `\`${inTypeScript(type).replaceAll('|', '\\|')}\``;

/** A type as TypeScript has it. */
function inTypeScript(type) {
  switch (type.kind) {
    case 'integer':
      return 'number';
    case 'choice':
      return type.options.map((option) => JSON.stringify(option)).join(' | ');
    case 'list':
      return `${isAlternative(type.of) ? `(${inTypeScript(type.of)})` : inTypeScript(type.of)}[]`;
    case 'record':
      return `Record<string, ${inTypeScript(type.of)}>`;
    case 'nullable':
      return `${inTypeScript(type.of)} | null`;
    case 'tuple':
      return `[${type.of.map(inTypeScript).join(', ')}]`;
    case 'union':
      return type.of.map(inTypeScript).join(' | ');
    case 'shape':
      return type.name;
    default:
      return type.kind;
  }
}

const isAlternative = ({ kind }) => kind === 'choice' || kind === 'nullable' || kind === 'union';
