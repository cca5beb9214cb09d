/** The problems of the answers by id, one line each, which names the item. */
export function problemsOf(answers, items) {
  const found = Object.entries(answers);
  return [
    ...items
      .filter(({ id }) => !Object.hasOwn(answers, id))
      .map(({ id }) => `${id} is in the inventory, not in the ledger`),
    ...found
      .filter(([, { verdict, recorded }]) => verdict !== recorded)
      .map(([id, { verdict, recorded }]) => `${id} is recorded as ${recorded}, found: ${verdict}`),
    ...found
      .filter(([, { verdict, reason }]) => verdict === 'unchecked' && !reason)
      .map(([id]) => `${id} is unchecked without a reason`),
  ];
}
