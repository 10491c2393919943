import type { Company } from '#platform/company.ts';
import type { QuoteDocument } from '../document.ts';
import { quoteStringsIn } from '../quote-strings.ts';

/** A quote as its PDF. Only what draws loads the renderer, with the first PDF that is needed. Rejects when it cannot be made. */
export async function quotePdf(document: QuoteDocument, company: Company): Promise<Uint8Array<ArrayBuffer>> {
  const { renderQuote } = await import('./quote.tsx');
  const { document: strings } = quoteStringsIn(document.locale);
  // In a buffer of its own: a thread that sends part of a larger one copies all of it.
  return new Uint8Array(await renderQuote({ document, company, strings }));
}
