import { cargoStringsIn } from '../../../cargo/cargo-lines.ts';
import { CargoDetails } from './cargo-details.tsx';
import { renderDetailsWith } from './cargo-slot.tsx';

/** Enables server rendering of the details. Only loaders import it, so the details stay out of the page's scripts. */
export function renderDetailsOnServer(): void {
  renderDetailsWith(({ locale, ...state }) => (
    <CargoDetails {...state} strings={cargoStringsIn(locale)} locale={locale} />
  ));
}
