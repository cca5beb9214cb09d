const DECLARED = /^(prf|def|ind|rec|coind|abbrev|not) (\d+):\d+ \S+ (\S+)/;
const REFERRED = /^R(\d+):\d+ Manaus\.(\S+) \S+ (\S+) thm$/;

/**
 * The lemmas and theorems of the project that each one of a file uses in its statement or proof, as
 * the compiler recorded them in the file's `.glob`: names of the same file as they are, those of
 * other files as `towers/Hanoi.v#far_walk`.
 * @returns {Record<string, string[]>}
 */
export function usesOf(file, glob) {
  const lines = glob.split('\n');
  const declared = lines.flatMap((line) => {
    const [, kind, at, name] = DECLARED.exec(line) ?? [];
    return kind === undefined ? [] : [{ at: Number(at), kind, name }];
  });
  const uses = new Map();
  for (const { kind, name } of declared) if (kind === 'prf') uses.set(name, new Set());
  for (const line of lines) {
    const [, at, module, name] = REFERRED.exec(line) ?? [];
    if (at === undefined) continue;
    const user = declared.findLast((declaration) => declaration.at <= Number(at));
    const home = `${module.replaceAll('.', '/')}.v`;
    uses.get(user?.name)?.add(home === file ? name : `${home}#${name}`);
  }
  return Object.fromEntries([...uses].map(([name, used]) => [name, [...used].sort()]));
}
