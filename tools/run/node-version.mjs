const LEAST = [20, 19];

/** @param {string} version as in `process.versions.node` */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/** Ends the process with one line where Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  console.error(`manaus: Node must be >= ${LEAST.join('.')} (got ${process.versions.node})`);
  process.exit(1);
}
