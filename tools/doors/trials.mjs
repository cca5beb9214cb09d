// Tries doors: a child process that records the valid calls of examples, changes one value of one
// of them at a time, and writes to file 5 what was neither an answer that is allowed nor an
// InputError. Before each trial it writes to file 4 what it tries: the parent sees where one hangs.
import { writeSync } from 'node:fs';
import { load, names } from './exports.mjs';
import { KINDS, listsLike } from './kinds.mjs';
import { validCalls } from './valid-calls.mjs';

const all = await load();
const calls = await validCalls(all);
process.on('message', ({ parameters, from }) => tryAll(new Map(parameters), from));
process.send?.({ unreached: names(all).filter((name) => !calls.has(name)) });

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
    let isRead = !where.includes('.');
    const { threw, text } = await outcomeOf(() =>
      all[pack][key](
        ...make(() => {
          isRead = true;
        }),
      ),
    );
    // What a function gives that is not what its type says is the caller's own fault.
    const isOwn = admitted && kind === 'a function' && where.includes('.');
    if (isRead && !isOwn && (threw ?? !admitted))
      writeSync(5, `${JSON.stringify({ ...trial, text })}\n`);
  }
  process.send?.({ count: trials.length });
  process.disconnect();
}

/** What is changed in a valid call: each parameter, its length, its members and its fields. */
function* trialsOf(call, parameters) {
  const order = call.find((value) => typeof value?.order === 'number')?.order;
  for (const [i, { name, admits, length, fields }] of parameters.entries()) {
    const takesAll = admits.every(Boolean);
    const trial = (kind, make, admitted = false) => ({ where: name, kind, admitted, make });
    for (const [k, kind] of KINDS.entries())
      yield trial(
        kind.name,
        () => withArgument(call, i, kind.make(all)),
        takesAll || (admits[k] && !kind.bad),
      );
    if (length !== null && Array.isArray(call[i])) {
      const [first] = call[i];
      yield trial('one less', () => withArgument(call, i, call[i].slice(1)));
      yield trial('one more', () => withArgument(call, i, [...call[i], first]));
    }
    for (const [kind, list] of takesAll ? [] : listsLike(call[i], order))
      yield trial(kind, () => withArgument(call, i, list));
    yield* fieldTrials(call, i, name, fields, order);
  }
}

/**
 * The parameters whose objects a caller may write: their fields are changed. All other objects come
 * out of a function of the packages, as a study does out of `study`.
 */
const WRITTEN =
  /^(rules|graph|q|g|pattern|host|level|game|rule|play|puzzle|problem|board|figure|value|cnf|certificate|components|matching|input|data|fault|words|erratum|frame|sequence|conjecture|study|tower|first|second|format|grid|point|system|walk|given|job|options|name)$/;

/** What is changed in the fields of an object: of options all, of another those that it has. */
function* fieldTrials(call, i, parameter, fields, order) {
  const base = typeof call[i] === 'object' && call[i] !== null ? call[i] : {};
  const changed = fields.filter(
    ({ name, optional }) => optional || (WRITTEN.test(parameter) && Object.hasOwn(base, name)),
  );
  if (changed.some(({ optional }) => optional))
    yield {
      where: parameter,
      kind: 'an unknown field',
      admitted: false,
      make: () => withArgument(call, i, withField(base, 'zzz', 1)),
    };
  for (const { name, admits, optional } of changed) {
    const trial = (kind, makeValue, admitted) => ({
      where: `${parameter}.${name}`,
      kind,
      admitted,
      make: (onRead) =>
        withArgument(
          call,
          i,
          Object.defineProperty({ ...base }, name, {
            enumerable: true,
            get() {
              onRead();
              return makeValue();
            },
          }),
        ),
    });
    for (const [k, kind] of KINDS.entries())
      if (optional || kind.deep)
        yield trial(kind.name, () => kind.make(all), admits[k] && !kind.bad);
    for (const [kind, list] of listsLike(base[name], order)) yield trial(kind, () => list, false);
  }
}

/** A copy of an object in which one field has another value. */
const withField = (object, name, value) => ({ ...object, [name]: value });

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
