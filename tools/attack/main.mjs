#!/usr/bin/env node
// Changes every printed value to a near and to a far one; fails for a change that no check notices,
// if its field is not listed with a reason.
import { changesOf, isNoticed, printedNames, readers, valuesOf, watchPrinted } from './printed.mjs';
import { unjudged, unjudgedAs } from './unjudged.mjs';

const parts = process.argv.slice(2);
const names = printedNames().filter((name) => parts.every((part) => name.includes(part)));

watchPrinted();
const items = await readers();
const slipped = [];
let tried = 0;
for (const field of names.flatMap(valuesOf))
  for (const value of changesOf(field)) {
    tried++;
    if (!isNoticed(field, value, items.get(field.name))) slipped.push({ field, value });
  }

const open = slipped.filter(({ field }) => unjudgedAs(field) === undefined);
for (const { field, value } of open)
  console.log(`${field.name}.csv:${field.line} ${field.column}: ${field.value} -> ${value}`);
const stale = unjudged.filter(
  (entry) =>
    names.includes(entry.name) && !slipped.some(({ field }) => unjudgedAs(field) === entry),
);
for (const { name, column } of stale)
  console.log(`${name}.csv, ${column}: listed as unjudged, but every change is noticed`);
console.log(
  `${tried} changes of printed values: ${tried - slipped.length} noticed, ${slipped.length - open.length} of fields listed as unjudged, ${open.length} slipped`,
);
process.exitCode = open.length + stale.length > 0 ? 1 : 0;
