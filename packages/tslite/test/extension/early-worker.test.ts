import { expect, test } from 'vitest';
import { earlyWorker } from '../../client/extension/early-worker.js';
import type { WorkerPort } from '../../client/extension/worker-client.js';
import type { Request } from '../../client/messages.js';

test.each([
  ['', '/'],
  ['?path=start-here.ipynb', '/'],
  ['?path=martins2024/05-manaus.ipynb', '/martins2024'],
  ['?path=variants%2Foctal-games%2F01-octal-games.ipynb', '/variants/octal-games'],
])('the first worker prepares a kernel where the address says: %s', (query, folder) => {
  const asked: Request[][] = [];
  const start = (): WorkerPort => {
    const requests: Request[] = [];
    asked.push(requests);
    return {
      onmessage: null,
      terminate() {},
      postMessage: (request) => void requests.push(request),
    };
  };
  const next = earlyWorker(start, new URL(`http://localhost/lab/index.html${query}`));
  expect(asked).toEqual([[{ kind: 'warm', folder }]]);
  next();
  expect(asked).toHaveLength(1);
  next();
  expect(asked).toEqual([[{ kind: 'warm', folder }], []]);
});
