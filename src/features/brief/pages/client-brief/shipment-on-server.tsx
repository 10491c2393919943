import { shipmentStringsIn } from '../../../cargo/shipment-lines.ts';
import { ShipmentDetails } from './shipment-details.tsx';
import { renderDetailsWith } from './shipment-slot.tsx';

/** Makes the page hold its shipment details. Only a loader imports it, so that the details are no part of the page's scripts. */
export function renderDetailsOnServer(): void {
  renderDetailsWith(({ locale, ...state }) => (
    <ShipmentDetails {...state} strings={shipmentStringsIn(locale)} locale={locale} />
  ));
}
