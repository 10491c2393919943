import { quoteStringsIn } from '../../app/content/quote-strings.ts';
import type { Company } from '../../contract/company.ts';
import type { QuoteDocument } from '../../contract/quote/document.ts';

/** A quote as its PDF. Only what draws loads the renderer, with the first PDF that is needed. Rejects when it cannot be made. */
export async function quotePdf(document: QuoteDocument, company: Company): Promise<Uint8Array<ArrayBuffer>> {
  const { renderQuote } = await import('../../app/pdf/quote.tsx');
  const { document: strings } = quoteStringsIn(document.locale);
  // In a buffer of its own: a thread that sends part of a larger one copies all of it.
  return new Uint8Array(await renderQuote({ document, company, strings }));
}
