import type { Currency } from '../../platform/values/money.ts';
import type { QuoteContent, QuoteLine, QuoteOption } from './quote-content.ts';

/** A line as its customer may see it. */
export type CustomerLine = Omit<QuoteLine, 'cost'>;

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

/** A line that charges nothing yet. */
export function emptyLine(id: string, currency: Currency): QuoteLine {
  return {
    id,
    code: 'freight',
    text: '',
    basis: 'shipment',
    container: null,
    quantity: null,
    rate: '0',
    currency,
    minimum: null,
    cost: null,
  };
}
