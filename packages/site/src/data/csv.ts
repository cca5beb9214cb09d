import { csvFormatRows } from 'd3-dsv';

/** Rows as comma-separated values (RFC 4180, with line feeds). */
export const csv = (columns: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `${csvFormatRows([[...columns], ...rows.map((row) => row.map((value) => String(value ?? '')))])}\n`;
