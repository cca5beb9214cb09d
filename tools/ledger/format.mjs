/** The seal of dist/ledger/ledger.json. */
export const LEDGER = { format: 'manaus-ledger', version: 1 };
