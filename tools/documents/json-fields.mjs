/** Commands that print, all together, every field of the JSON output that the glossary lists. */
const COMMANDS = [
  'analyze manaus --discs 3',
  'solve manaus --from 1/2/3 --algorithm martins2024/algorithm-11 --literal',
  'graph manaus --discs 2 --format json',
  'draw manaus --discs 2 --out drawn.svg',
  'ledger --id martins2024/theorem-8',
  'grundy --subtract 1,4 --upto 9',
  'outcome nim 3,5,7',
  'classify --upto 21 --subtract 1,2,3',
  'block solve levels/feather.txt',
  'block check levels/feather.txt RR',
  'block analyze levels/feather.txt',
  'classify --game kayles --upto 21',
  'hanoi at --discs 8 --move 136',
  'hanoi next --from 34/1/2',
  'study hanoi --discs 1..6',
];

/**
 * The names of the fields that the commands print, each with the commands that print it.
 * @param {(command: string) => { status: number, stdout: string, stderr: string }} run
 * @returns {Record<string, string>} `analyze, study` by the name of a field
 */
export function jsonFields(run) {
  const found = new Map();
  for (const line of COMMANDS) {
    const { status, stdout, stderr } = run(`npx manaus ${line} --json`);
    if (status !== 0) throw new Error(`${line}: ${stderr}`);
    const name = /^((?:block |hanoi )?\w+)/.exec(line)[1];
    for (const field of namesIn(JSON.parse(stdout)))
      found.set(field, (found.get(field) ?? new Set()).add(name));
  }
  return Object.fromEntries([...found].map(([field, names]) => [field, [...names].join(', ')]));
}

/** The names of all fields within a value; a number is a key of a histogram. */
function namesIn(value) {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !/^\d+$/.test(name));
  return [...own, ...Object.values(value).flatMap(namesIn)];
}
