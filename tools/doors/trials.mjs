// Tries doors: a child process that records the valid calls of examples, changes one value of one
// of them at a time, and writes to file 5 what was neither an answer that is allowed nor an
// InputError. Before each trial it writes to file 4 what it tries: the parent sees where one hangs.
import { writeSync } from 'node:fs';
import { load, names } from './exports.mjs';
import { KINDS } from './kinds.mjs';
import { validCalls } from './valid-calls.mjs';

const all = await load();
const calls = await validCalls(all);
process.on('message', ({ parameters, from }) => tryAll(new Map(parameters), from));
process.send({ unreached: names(all).filter((name) => !calls.has(name)) });

/** A notebook runs, so that what shows in one is no error. */
const notebook = { display: () => undefined, picture: () => null };

async function tryAll(parameters, from) {
  const trials = [...parameters].flatMap(([name, its]) =>
    [...trialsOf(calls.get(name) ?? [], its)].map((trial) => ({ name, ...trial })),
  );
  for (const [number, { name, where, kind, admitted, make }] of trials.entries()) {
    if (number < from) continue;
    const trial = { number, name, where, kind, admitted };
    all.plot.notebookHost(notebook);
    writeSync(4, JSON.stringify(trial).padEnd(300), 0);
    const [pack, key] = name.split('.');
    const { threw, text } = await outcomeOf(() => all[pack][key](...make()));
    if (threw ?? !admitted) writeSync(5, `${JSON.stringify({ ...trial, text })}\n`);
  }
  process.send({ count: trials.length });
  process.disconnect();
}

/** What is changed in a valid call: each parameter, each field of options, and each length. */
function* trialsOf(call, parameters) {
  for (const [i, { name, admits, length, fields }] of parameters.entries()) {
    const takesAll = admits.every(Boolean);
    for (const [k, kind] of KINDS.entries())
      yield {
        where: name,
        kind: kind.name,
        admitted: takesAll || (admits[k] && !kind.bad),
        make: () => withArgument(call, i, kind.make(all)),
      };
    if (length !== null && Array.isArray(call[i])) {
      const [first] = call[i];
      for (const [kind, value] of [
        ['one less', call[i].slice(1)],
        ['one more', [...call[i], first]],
      ])
        yield { where: name, kind, admitted: false, make: () => withArgument(call, i, value) };
    }
    if (fields.length === 0) continue;
    const base = typeof call[i] === 'object' && call[i] !== null ? call[i] : {};
    yield {
      where: name,
      kind: 'an unknown field',
      admitted: false,
      make: () => withArgument(call, i, { ...base, zzz: 1 }),
    };
    for (const field of fields)
      for (const [k, kind] of KINDS.entries())
        yield {
          where: `${name}.${field.name}`,
          kind: kind.name,
          admitted: field.admits[k] && !kind.bad,
          make: () => withArgument(call, i, { ...base, [field.name]: kind.make(all) }),
        };
  }
}

function withArgument(call, i, value) {
  const changed = Array.from({ length: Math.max(call.length, i + 1) }, (_, j) => call[j]);
  changed[i] = value;
  return changed;
}

/** What a call did; `threw` is missing where it returned, and false for an InputError. */
async function outcomeOf(call) {
  try {
    let value = await call();
    // A generator opens its door when it is first asked.
    if (Object.prototype.toString.call(value).includes('Generator')) value = await value.next();
    return { text: `returned ${short(value)}` };
  } catch (error) {
    return { threw: !all.core.isInputError(error), text: `threw ${short(error)}` };
  }
}

function short(value) {
  try {
    return (value instanceof Error ? String(value) : String(JSON.stringify(value))).slice(0, 80);
  } catch {
    return Object.prototype.toString.call(value); // with a circle, or a bigint
  }
}
