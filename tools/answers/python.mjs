/** The most columns of a line of Python. */
const COLUMNS = 100;

const HEAD = `"""The shapes of answers: \`\`node tools/answers/main.mjs\`\` writes them, from those of the command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired
`;

/**
 * The module of the Python package with a `TypedDict` for each shape.
 * @param {import('./shapes.mjs').Shape[]} shapes
 */
export const pythonTypes = (shapes) => [HEAD, ...shapes.flatMap(classOf)].join('\n\n');

/** The class of a shape; the fields that Python has words for are in a base of it. */
function classOf({ name, en, fields }) {
  const reserved = fields.filter((field) => RESERVED.includes(field.name));
  const base = reserved.length === 0 ? 'TypedDict' : `_${name}`;
  const own = fields.filter((field) => !reserved.includes(field));
  const body = [docstring(en), ...own.map((field) => `\n${fieldOf(field)}`)];
  const made = `class ${name}(${base}):\n${body.join('')}`;
  return reserved.length === 0 ? [made] : [baseOf(base, reserved), made];
}

/** The words of Python that are names of fields. */
const RESERVED = ['from'];

function baseOf(name, fields) {
  const [{ optional }] = fields;
  const types = fields.map((field) => `"${field.name}": "${inPython(field.type)}"`).join(', ');
  const words = fields.map((field) => `\`${field.name}\`: ${field.en}`).join('; ');
  const made = `${name} = TypedDict("${name}", {${types}}${optional ? ', total=False' : ''})\n`;
  return made + quoted(sentence(words), '');
}

function fieldOf({ name, optional, type, en }) {
  const inside = inPython(type);
  const line = `    ${name}: ${optional ? `NotRequired[${inside}]` : inside}`;
  return `${line.length > COLUMNS ? broken(line) : line}\n${quoted(sentence(en), '    ')}`;
}

/** A line whose list of literals is too long for it. */
const broken = (line) =>
  line.replace(/Literal\[(.*?)\]/, (_, options) => {
    const lines = options.split(', ').map((option) => `        ${option},\n`);
    return `Literal[\n${lines.join('')}    ]`;
  });

const docstring = (words) => quoted(sentence(words), '    ');

/** Words as a sentence, with the values and the options as Python names them. */
const sentence = (words) => {
  const text = words
    .replaceAll('`null`', '`None`')
    .replaceAll('`--', '`')
    .replaceAll(/`([^`]+)`/g, '``$1``');
  return `${text[0].toUpperCase()}${text.slice(1)}${/[.…]$/.test(text) ? '' : '.'}`;
};

/** A text in three quotes, in lines that are not too long. */
function quoted(text, indent) {
  const whole = `${indent}"""${text}"""\n`;
  if (whole.length <= COLUMNS + 1) return whole;
  const lines = [`${indent}"""`];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    const longer = /"""$|^ *$/.test(line) ? `${line}${word}` : `${line} ${word}`;
    if (longer.length <= COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${word}`);
  }
  return `${lines.join('\n')}\n${indent}"""\n`;
}

/** A type as Python has it; what is a tuple in other languages is a list there. */
function inPython(type) {
  switch (type.kind) {
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'unknown':
      return 'Any';
    case 'choice':
      return `Literal[${type.options.map((option) => JSON.stringify(option)).join(', ')}]`;
    case 'list':
      return `list[${inPython(type.of)}]`;
    case 'record':
      return `dict[str, ${inPython(type.of)}]`;
    case 'nullable':
      return `${inPython(type.of)} | None`;
    case 'tuple':
      return `list[${[...new Set(type.of.map(inPython))].join(' | ')}]`;
    case 'union':
      return type.of.map(inPython).join(' | ');
    default:
      return type.name;
  }
}
