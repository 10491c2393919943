import { shipmentForm } from '../../../brief/strings/en/shipment-form.ts';
import { shipmentLabels, shipmentOptions } from './shipment.ts';
import { shipmentLines } from './shipment-lines.ts';

/** The text of a shipment's details: on the form, and in the lines of mails, pages and PDFs. */
export const shipmentStrings = {
  labels: shipmentLabels,
  options: shipmentOptions,
  form: shipmentForm,
  lines: shipmentLines,
};
