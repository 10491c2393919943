import { cargoLabels, cargoOptions } from './cargo.ts';
import { cargoForm } from './cargo-form.ts';
import { cargoLines } from './cargo-lines.ts';

/** The text of a shipment's details: on the form, and in the lines of mails, pages and PDFs. */
export const cargoStrings = (companyCountry: string) => ({
  labels: cargoLabels,
  options: cargoOptions(companyCountry),
  form: cargoForm,
  lines: cargoLines,
});
