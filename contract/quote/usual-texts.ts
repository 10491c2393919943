import type { ChargeCode } from './charges.ts';
import type { QuoteContent } from './quote-content.ts';

/** The items of the usual texts in one language. */
export interface QuoteDefaults {
  included: Record<'door' | 'doorTo' | 'freight' | 'documents' | 'customs' | 'insurance', string>;
  notIncluded: Record<'duties' | 'customs' | 'insurance' | 'waiting' | 'inspection', string>;
  assumptions: Record<'cargo' | 'space' | 'surcharges' | 'dangerous', string>;
  terms: string;
}

/** The texts of a quote about its scope and terms. */
export type QuoteTexts = Pick<QuoteContent, 'included' | 'notIncluded' | 'assumptions' | 'terms'>;

const listed = (...items: (string | false)[]) => items.filter(Boolean).join('\n');

/** The usual texts of a quote with such lines, in the language of the defaults. */
export function usualTexts(
  lines: readonly { code: ChargeCode }[],
  { included, notIncluded, assumptions, terms }: QuoteDefaults,
): QuoteTexts {
  const has = (code: ChargeCode) => lines.some((line) => line.code === code);
  return {
    included: listed(
      has('pickup') && included.door,
      included.freight,
      included.documents,
      has('import-customs') && included.customs,
      has('insurance') && included.insurance,
      has('delivery') && included.doorTo,
    ),
    notIncluded: listed(
      !has('import-customs') && notIncluded.customs,
      !has('insurance') && notIncluded.insurance,
      notIncluded.duties,
      notIncluded.inspection,
      notIncluded.waiting,
    ),
    assumptions: listed(
      assumptions.cargo,
      assumptions.space,
      assumptions.surcharges,
      has('dangerous-goods') && assumptions.dangerous,
    ),
    terms,
  };
}
