import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { definitions, towerDocument } from '../../../src/towers/file/document.js';

test('tower.schema.json is made from the schema that reads documents; renew it with --update', async () => {
  const schema = toJsonSchema(towerDocument, {
    target: 'draft-2020-12',
    typeMode: 'output',
    definitions,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, uniqueItems: true } : undefined,
  });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../../tower.schema.json',
  );
});
