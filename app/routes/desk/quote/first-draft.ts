import type { ChargeCode } from '../../../../contract/quote/charges.ts';
import { quoteVersion } from '../../../../contract/quote/limits.ts';
import { emptyLine } from '../../../../contract/quote/quote.ts';
import type { QuoteContent, QuoteLine } from '../../../../contract/quote/quote-content.ts';
import type { TransportMode } from '../../../../contract/shipment/choices.ts';
import type { Shipment } from '../../../../contract/shipment/shipment.ts';
import { usualBasis } from './usual-basis.ts';

/** What a quote of a mode usually charges for. */
const usualCharges: Record<TransportMode, readonly ChargeCode[]> = {
  air: ['freight', 'fuel', 'security'],
  fcl: ['freight', 'origin-terminal', 'documents'],
  lcl: ['freight', 'origin-handling', 'documents'],
  rail: ['freight', 'origin-handling', 'documents'],
  road: ['freight', 'fuel', 'documents'],
};

/** The lines that a quote of a mode begins with: their rates are left to a person. */
function firstLines(mode: TransportMode | null, newId: () => string): QuoteLine[] {
  const codes = mode ? usualCharges[mode] : (['freight', 'documents'] as const);
  return codes.map((code) => ({ ...emptyLine(newId(), 'USD'), code, basis: usualBasis(code, mode ?? '') }));
}

/** A quote as it begins: one option for the mode that was asked for, until a last day (YYYY-MM-DD). */
export function firstContent(
  shipment: Shipment | null,
  { validUntil, newId }: { validUntil: string; newId: () => string },
): QuoteContent {
  const mode = shipment?.mode ?? null;
  return {
    version: quoteVersion,
    options: [
      { ...{ id: newId(), title: '', mode, route: '', transitDays: null }, lines: firstLines(mode, newId) },
    ],
    ...{ included: '', notIncluded: '', assumptions: '', terms: '', validUntil, conversion: null },
  };
}
