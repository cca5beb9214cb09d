import { ownOf, PACKAGES, specifierOf } from '../examples/packages.mjs';

/** What the packages export and define themselves, by package. */
export async function load() {
  const loaded = await Promise.all(PACKAGES.map((name) => import(specifierOf(name))));
  const modules = new Map(PACKAGES.map((name, i) => [name, loaded[i]]));
  return Object.fromEntries(PACKAGES.map((name) => [name, ownOf(name, modules)]));
}

/** `package.function` of every exported function; constructors are no calls. */
export const names = (all) =>
  PACKAGES.flatMap((name) =>
    Object.keys(all[name])
      .filter((key) => typeof all[name][key] === 'function' && /^[a-z]/.test(key))
      .map((key) => `${name}.${key}`),
  );

export const packageOf = (name) => name.split('.')[0];
