import type { Finding, Words } from '../../check/index.js';

/** A finding with other words on what was checked. */
export const withChecked = <V>(finding: Finding<V>, checked: Words): Finding<V> => ({
  ...finding,
  evidence: { ...finding.evidence, checked },
});
