// A tower of a family by a plain search of all its states: it shares nothing with packages/core or
// packages/theorems, not even the form of a state.

/**
 * The quantities of a tower with n discs, by name; those about a goal for each peg that holds all
 * discs: `eccentricity 0`. A distance that is not there is infinite.
 *
 * A state is a number whose digit d in base 3 is the peg of disc d, disc 0 the smallest.
 */
export function byRules({ capacities, moves }, n) {
  const places = capacities.map((text) =>
    text.startsWith('n') ? Math.max(0, n - Number(text.slice(2))) : Number(text),
  );
  const powers = Array.from({ length: n }, (_, disc) => 3 ** disc);
  const nexts = new Map();
  for (let state = 0; state < 3 ** n; state++) {
    const tops = [n, n, n];
    const counts = [0, 0, 0];
    for (let disc = n - 1; disc >= 0; disc--) {
      const peg = Math.floor(state / powers[disc]) % 3;
      tops[peg] = disc;
      counts[peg]++;
    }
    if (counts.some((count, peg) => count > places[peg])) continue;
    const may = ([a, b]) => tops[a] < tops[b] && counts[b] < places[b];
    nexts.set(
      state,
      moves.filter(may).map(([a, b]) => state + (b - a) * powers[tops[a]]),
    );
  }
  const values = { order: nexts.size };
  const arcs = [...nexts.values()].reduce((sum, next) => sum + next.length, 0);
  const both = moves.every(([a, b]) => moves.some(([c, d]) => a === d && b === c));
  values.size = both ? arcs / 2 : arcs;
  for (let degree = 0; degree <= 6; degree++)
    values[`degree ${degree}`] = [...nexts.values()].filter(
      (next) => next.length === degree,
    ).length;
  const back = new Map([...nexts.keys()].map((state) => [state, []]));
  const near = new Map([...nexts].map(([state, next]) => [state, [...next]]));
  for (const [state, next] of nexts)
    for (const other of next) {
      addWay(back, other, state);
      addWay(near, other, state);
    }
  values.components = 0;
  const seen = new Set();
  for (const state of nexts.keys())
    if (!seen.has(state)) {
      values.components++;
      for (const other of distancesFrom(state, near).keys()) seen.add(other);
    }
  const stacks = [0, 1, 2].map((peg) => powers.reduce((sum, power) => sum + peg * power, 0));
  const full = [0, 1, 2].filter((peg) => capacities[peg] === 'n');
  for (const goal of full) {
    const distances = distancesFrom(stacks[goal], back);
    const all = [...distances.values()];
    const most = all.at(-1);
    values[`reachable ${goal}`] = all.length;
    values[`eccentricity ${goal}`] = most;
    values[`farthest ${goal}`] = all.filter((distance) => distance === most).length;
    values[`sumOfDistances ${goal}`] = all.reduce((sum, distance) => sum + distance, 0);
    for (const start of full)
      if (start !== goal && distances.has(stacks[start]))
        values[`distance p${start} p${goal}`] = distances.get(stacks[start]);
  }
  return values;
}

const addWay = (ways, from, to) => ways.get(from).push(to);

/** The distances of the states that can be reached, in ascending order. */
function distancesFrom(start, ways) {
  const found = new Map([[start, 0]]);
  for (const [state, distance] of found)
    for (const next of ways.get(state)) if (!found.has(next)) found.set(next, distance + 1);
  return found;
}
