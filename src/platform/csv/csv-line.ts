/**
 * A cell that begins like this is a formula to a spreadsheet (OWASP, CSV injection), also in full-width characters and
 * after white space, which some spreadsheets strip.
 */
const formulaStart = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A negative number or a telephone number calls nothing. */
const number = /^[+\-＋－]?[\d\s().-]*$/;

function cell(value: string): string {
  const isFormula = formulaStart.test(value) && !number.test(value.trim());
  return `"${isFormula ? "'" : ''}${value.replaceAll('"', '""')}"`;
}

/** A moment as a cell; empty where there is none. */
export const momentCell = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/**
 * One line of CSV (RFC 4180), with its line end. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe; inside cells nothing is changed, since "Reefer; -18 C" is data. Every cell is quoted, so that a spreadsheet
 * that is told to split at commas never begins a cell in the middle of one (docs/decisions/0016-cheap-checks-first.md).
 */
export function csvLine(values: string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
