/**
 * Elements drawn at random from groups without repetition, as evenly over the groups as they allow;
 * of more groups than elements, groups at equal distances. In the order of the groups.
 */
export function drawEvenly<T>(
  groups: readonly (readonly T[])[],
  count: number,
  random: () => number,
): T[] {
  const taken = quotas(
    groups.map(({ length }) => length),
    count,
  );
  return groups.flatMap((group, i) => shuffled(group, random).slice(0, taken[i]));
}

/** How many elements groups of these sizes give: one per round, in the last round fewer. */
export function quotas(sizes: readonly number[], count: number): number[] {
  const taken = sizes.map(() => 0);
  for (let left = count; left > 0; ) {
    const open = [...sizes.keys()].filter((group) => taken[group] < sizes[group]);
    if (open.length === 0) break;
    const round = Math.min(left, open.length);
    for (let i = 0; i < round; i++) taken[open[Math.floor(((i + 0.5) * open.length) / round)]]++;
    left -= round;
  }
  return taken;
}

/** The elements in random order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const pool = [...list];
  for (let last = pool.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [pool[last], pool[at]] = [pool[at], pool[last]];
  }
  return pool;
}

/**
 * States by their distances from 1 on, and last those without one, which are negative; those at
 * distance 0 are left out.
 */
export function byDistance(distances: Int32Array): number[][] {
  const groups: number[][] = [];
  const without: number[] = [];
  for (const [state, distance] of distances.entries()) {
    if (distance < 0) without.push(state);
    if (distance <= 0) continue;
    groups[distance - 1] ??= [];
    groups[distance - 1].push(state);
  }
  return [...groups, without];
}
