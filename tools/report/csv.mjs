const cell = (value) => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as comma-separated values (RFC 4180, with line feeds).
 * @param {string[]} columns
 * @param {unknown[][]} rows
 */
export const csv = (columns, rows) =>
  [columns, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
