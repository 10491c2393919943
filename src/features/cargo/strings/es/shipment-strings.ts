import { shipmentForm } from '../../../brief/strings/es/shipment-form.ts';
import type { shipmentStrings as english } from '../en/shipment-strings.ts';
import { shipmentLabels, shipmentOptions } from './shipment.ts';
import { shipmentLines } from './shipment-lines.ts';

/** The text of a shipment's details: on the form, and in the lines of mails, pages and PDFs. */
export const shipmentStrings: typeof english = {
  labels: shipmentLabels,
  options: shipmentOptions,
  form: shipmentForm,
  lines: shipmentLines,
};
