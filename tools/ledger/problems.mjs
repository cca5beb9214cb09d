/** The problems of a ledger, one line each, which names the item. */
export function problemsOf(rows, items) {
  const ids = new Set(rows.map((row) => row.id));
  return [
    ...items
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => `${id} is in the inventory, not in the ledger`),
    ...rows
      .filter((row) => row.verdict !== row.recorded)
      .map((row) => `${row.id} is recorded as ${row.recorded}, found: ${row.verdict}`),
    ...rows
      .filter((row) => row.verdict === 'unchecked' && !row.reason)
      .map((row) => `${row.id} is unchecked without a reason`),
  ];
}
