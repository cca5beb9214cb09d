import * as v from 'valibot';
import { jsonStart } from '../../errors/sentence.js';
import { type Bounds, type Fault, type FaultCode, type Faults, InputError } from '../../errors.js';

type Schema = v.GenericSchema;

/** A schema whose issues carry a code with its values, as JSON: a message of valibot is a text. */
export const must = <const S extends Schema, C extends FaultCode>(
  schema: S,
  code: C,
  values: Bounds<C>,
): S => v.message(schema, JSON.stringify({ code, values }));

/** The input error for a place of the document. */
export const wrong = <C extends FaultCode>(
  path: string,
  code: C,
  values: Faults[C],
): InputError<C> => new InputError('core/tower', path, code, values);

/** A value as in the document: also a flat list in brackets. */
export const asJson = (value: unknown): unknown =>
  Array.isArray(value) ? jsonStart(value, 100) : value;

/** The value, if it has the form of the schema; otherwise an `InputError` that names the place. */
export function requireSchema<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const { success, issues, output } = v.safeParse(schema, value);
  if (success) return output;
  // A misspelled field is both unknown and missing: its own name is the better hint.
  throw faultOf(issues.find(isUnknownField) ?? issues[0], '');
}

type Issue = v.BaseIssue<unknown>;

const isUnknownField = ({ expected }: Issue) => expected === 'never';

function faultOf(issue: Issue, above: string): InputError {
  const path = pathOf(issue.path ?? [], above);
  const deeper = issue.issues?.find((inner) => inner.path !== undefined);
  if (deeper !== undefined) return faultOf(deeper, path);
  const isMissing = issue.path?.at(-1)?.origin === 'key' && !isUnknownField(issue);
  if (isMissing) return wrong(path, 'required', {});
  const { code, values }: Pick<Fault, 'code' | 'values'> = JSON.parse(issue.message);
  return wrong(path === '' ? 'file' : path, code, { ...values, got: asJson(issue.input) });
}

const pathOf = (items: readonly v.IssuePathItem[], above: string) =>
  items.reduce((path, { type, key }) => {
    if (type === 'array') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${key}`;
  }, above);
