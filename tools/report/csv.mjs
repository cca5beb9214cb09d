import { csvFormatRows } from 'd3-dsv';

/**
 * Rows as comma-separated values (RFC 4180, with line feeds).
 * @param {string[]} columns
 * @param {unknown[][]} rows
 */
export const csv = (columns, rows) => `${csvFormatRows([columns, ...rows])}\n`;
