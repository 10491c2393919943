/** A cell that begins like this is a formula to a spreadsheet, unless it is a number or a telephone number. */
const formula = /^[=+\-@\t\r]/;
const number = /^[+-]?[\d\s().-]*$/;

/** Where spreadsheets of other countries than ours begin the next cell, and what would be a formula there. */
const innerFormula = /([;\t]\s*)(?=[=+\-@])/g;

function cell(value: string): string {
  const inner = value.replace(innerFormula, "$1'");
  const text = formula.test(inner) && !number.test(inner) ? `'${inner}` : inner;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One line of CSV (RFC 4180), with its line end. What strangers typed is kept from running as a formula in whoever
 * opens the file, by an apostrophe in front.
 */
export function csvLine(values: string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
