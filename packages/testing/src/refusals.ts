import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** A resource that the system may refuse: memory, or a thread. */
export type Resource = 'allocation' | 'thread';

/** The bytes from which an allocation counts: below, a process that goes on at all gets them. */
const COUNTED = 256;

const ARRAYS = [
  ...['Uint8Array', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array', 'Int32Array'],
  ...['Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array', 'Uint8ClampedArray'],
  ...['ArrayBuffer', 'SharedArrayBuffer'],
];

type Constructor = new (...parameters: unknown[]) => object;
type Refuse = () => void;

/** A constructor that asks before it makes something. */
const asking = (real: Constructor, ask: (parameters: unknown[]) => void): Constructor =>
  new Proxy(real, {
    construct(target, parameters, self) {
      ask(parameters);
      return Reflect.construct(target, parameters, self === proxyOf.get(real) ? target : self);
    },
  });
const proxyOf = new Map<Constructor, Constructor>();

/** The number of bytes that a constructor of arrays would take; 0 for a view. */
function bytesOf(real: Constructor, [from]: unknown[]): number {
  const each = Number(Reflect.get(real, 'BYTES_PER_ELEMENT') ?? 1);
  if (typeof from === 'number') return each * from;
  return Array.isArray(from) || (ArrayBuffer.isView(from) && 'length' in from)
    ? each * Number(from.length)
    : 0;
}

function withReplaced(place: object, name: string, ask: (real: Constructor) => Constructor): void {
  const real: Constructor = Reflect.get(place, name);
  const proxy = ask(real);
  proxyOf.set(real, proxy);
  Reflect.set(place, name, proxy);
}

function refuseAllocations(refuse: Refuse): void {
  for (const name of ARRAYS)
    withReplaced(globalThis, name, (real) =>
      asking(real, (parameters) => {
        if (bytesOf(real, parameters) >= COUNTED) refuse();
      }),
    );
  withReplaced(Reflect.get(globalThis, 'WebAssembly'), 'Memory', (real) => asking(real, refuse));
}

function restoreAll(): void {
  for (const real of proxyOf.keys()) {
    if (real.name === 'Memory') Reflect.set(Reflect.get(globalThis, 'WebAssembly'), 'Memory', real);
    else if (real.name === 'Worker') Reflect.set(threads, 'Worker', real);
    else Reflect.set(globalThis, real.name, real);
  }
  proxyOf.clear();
  syncBuiltinESMExports();
}

const ERRORS: Readonly<Record<Resource, () => Error>> = {
  allocation: () => new RangeError('Array buffer allocation failed'),
  thread: () =>
    Object.assign(new Error('Worker initialization failure: EAGAIN'), {
      code: 'ERR_WORKER_INIT_FAILED',
    }),
};

/** Runs something while the n-th request for a resource is refused; true if there was an n-th. */
export async function refusing(
  resource: Resource,
  nth: number,
  run: () => unknown,
): Promise<boolean> {
  let left = nth;
  const refuse = () => {
    if (left-- === 0) throw ERRORS[resource]();
  };
  if (resource === 'allocation') refuseAllocations(refuse);
  else withReplaced(threads, 'Worker', (real) => asking(real, refuse));
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    restoreAll();
  }
  return left < 0;
}
