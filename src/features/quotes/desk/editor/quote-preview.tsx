import { memo, useDeferredValue } from 'react';
import type { Cargo } from '#features/cargo/cargo.ts';
import { quantityOf } from '#features/rates/price/quantities.ts';
import { endOfDay } from '#features/settings/business-hours.ts';
import { letterOf } from '../../document/letter.ts';
import type { QuoteCompany } from '../../document/quote-company.ts';
import type { DocumentStrings } from '../../document/quote-lines.ts';
import { RateLetter } from '../../document/rate-letter.tsx';
import type { QuoteDocument } from '../../document.ts';
import { forCustomer } from '../../quote.ts';
import type { QuoteContent } from '../../quote-content.ts';

interface PreviewFacts {
  /** Document facts other than the quote. */
  document: Omit<QuoteDocument, 'quote' | 'expiresAt'>;
  shipment: Cargo | null;
  company: QuoteCompany;
  /** YYYY-MM-DD. */
  today: string;
  strings: DocumentStrings;
  /** Shown where an option is by ocean. */
  nra: QuoteDocument['nra'];
}

export interface QuotePreviewProps extends PreviewFacts {
  content: QuoteContent;
  title: string;
}

/** Renders the draft with the component of the customer's page, deferred so that typing stays fast. */
export function QuotePreview({ title, ...sheet }: QuotePreviewProps) {
  const content = useDeferredValue(sheet.content);
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long one.
      tabIndex={0}
      className="quote-preview"
    >
      <p className="mb-3 text-[0.8125rem] text-muted">{title}</p>
      <div lang={sheet.document.locale}>
        <Sheet {...sheet} content={content} />
      </div>
    </section>
  );
}

/** Memoized, so that it renders only after a change of its props. */
const Sheet = memo(function Sheet(props: PreviewFacts & { content: QuoteContent }) {
  const { content, document, shipment, company, today, strings, nra } = props;
  const isByOcean = content.options.some(({ mode }) => mode === 'fcl' || mode === 'lcl');
  const { timeZone } = company.hours;
  const quote = forCustomer({
    ...content,
    conversion: content.conversion && { on: today, ...content.conversion },
    options: content.options.map((option) => ({
      ...option,
      lines: option.lines.map((line) => ({
        ...line,
        quantity: quantityOf(line, shipment, { mode: option.mode, conversion: content.conversion }),
      })),
    })),
  });
  const expiresAt = content.validUntil ? endOfDay(content.validUntil, timeZone) : document.sentAt;
  const letter = letterOf(
    { ...document, quote, expiresAt, ...(nra && isByOcean && { nra }) },
    company,
    strings,
    { isDraft: true },
  );
  return <RateLetter letter={letter} isDocument />;
});
