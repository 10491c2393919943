import type { CustomerLine } from '#features/rates/price/charge-line.ts';
import type { QuoteContent, QuoteOption } from './quote-content.ts';

/** Content for the customer, without the company's costs. */
export interface CustomerQuote extends Omit<QuoteContent, 'options'> {
  options: (Omit<QuoteOption, 'lines'> & { lines: CustomerLine[] })[];
}

/** A quote without the costs that staff alone see. */
export function forCustomer(content: QuoteContent): CustomerQuote {
  return {
    ...content,
    options: content.options.map(({ lines, ...option }) => ({
      ...option,
      lines: lines.map(({ cost: _, ...line }) => line),
    })),
  };
}
