import { shipmentStringsIn } from '../../../cargo/shipment-lines.ts';
import { ShipmentDetails } from './shipment-details.tsx';
import { renderDetailsWith } from './shipment-slot.tsx';

/** Enables server rendering of the details. Only loaders import it, so the details stay out of the page's scripts. */
export function renderDetailsOnServer(): void {
  renderDetailsWith(({ locale, ...state }) => (
    <ShipmentDetails {...state} strings={shipmentStringsIn(locale)} locale={locale} />
  ));
}
