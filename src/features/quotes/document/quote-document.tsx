import type { ComponentType, ReactNode } from 'react';
import { fill } from '../../../platform/values/format.ts';
import { dayOf } from '../../../platform/values/moment.ts';
import { formatMoney } from '../../../platform/values/money.ts';
import type { QuoteDocument } from '../document.ts';
import { type PricedOption, priceQuote } from '../priced.ts';
import type { CustomerQuote } from '../quote.ts';
import type { QuoteCompany } from './quote-company.ts';
import {
  conversionText,
  customerText,
  type DocumentStrings,
  lineTexts,
  optionTitle,
  quoteTitle,
  totalText,
  transitText,
  validText,
  wayText,
} from './quote-lines.ts';

/** A column of a table; the first one names its row. A narrow page leaves out those that are `isSecondary`. */
export interface Column {
  label: string;
  isNumber?: boolean;
  isSecondary?: boolean;
  /** Its part of the width of a sheet of paper. */
  share: number;
}

export interface Cell {
  text: string;
  /** In small letters below. */
  note?: string;
  /** Shown below on a narrow page in place of the columns that it leaves out. */
  instead?: string;
}

/** Parts of a quote, drawn on a page and on paper. */
export interface QuoteParts {
  Sheet: ComponentType<{ title: string; company: QuoteCompany; children: ReactNode }>;
  Facts: ComponentType<{ facts: { label: string; value: string }[] }>;
  Section: ComponentType<{ heading: string; children: ReactNode }>;
  /** A part of a section, with a heading of its own. */
  Part: ComponentType<{ heading: string; children: ReactNode }>;
  /** Its totals stay with the last row. */
  Table: ComponentType<{
    caption: string;
    columns: Column[];
    rows: { id: string; cells: Cell[] }[];
    totals?: { label: string; amount: string; isFinal: boolean }[];
    /** In small letters below. */
    note?: string;
  }>;
  List: ComponentType<{ items: string[] }>;
  Text: ComponentType<{ children: string }>;
}

interface QuoteDocumentProps {
  document: QuoteDocument;
  company: QuoteCompany;
  strings: DocumentStrings;
  parts: QuoteParts;
  /** Actions, before the options. */
  children?: ReactNode;
}

interface OptionProps extends Pick<QuoteDocumentProps, 'document' | 'strings' | 'parts'> {
  option: CustomerQuote['options'][number];
  priced: PricedOption;
}

/** The lines of an option with their totals. */
function Charges({ document, strings, parts, option, priced }: OptionProps) {
  const { Facts, Table } = parts;
  const { locale, quote } = document;
  const { line } = strings;
  // Of several options, the comparison has them.
  const facts = [
    { label: strings.options.how, value: wayText(option, strings) },
    { label: strings.options.transit, value: transitText(locale, option.transitDays, strings) },
  ].filter(({ value }) => value !== '' && quote.options.length === 1);
  const { byCurrency, converted } = priced.totals;
  const totals = byCurrency.map((money) => ({
    label: fill(strings.total, { currency: money.currency }),
    amount: formatMoney(locale, money),
    isFinal: converted === null,
  }));
  if (converted)
    totals.push({
      label: fill(strings.converted, { currency: converted.currency }),
      amount: formatMoney(locale, converted),
      isFinal: true,
    });
  const notes = [conversionText(locale, priced.totals, quote.conversion, strings), strings.rounding];
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      <Table
        caption={option.title || strings.price}
        columns={[
          { label: line.charge, share: 27 },
          { label: line.basis, share: 24, isSecondary: true },
          { label: line.quantity, share: 18, isSecondary: true, isNumber: true },
          { label: line.rate, share: 15, isSecondary: true, isNumber: true },
          { label: line.amount, share: 16, isNumber: true },
        ]}
        rows={priced.lines.map((each) => {
          const texts = lineTexts(locale, each, strings);
          return {
            id: each.line.id,
            cells: [
              {
                text: texts.charge,
                note: texts.minimum,
                instead: texts.charged,
              },
              { text: texts.basis },
              { text: texts.quantity },
              { text: texts.rate },
              { text: texts.amount },
            ],
          };
        })}
        totals={totals}
        note={notes.filter(Boolean).join(' ')}
      />
    </>
  );
}

/** Options beside each other, before the lines of each. */
function Comparison({
  document,
  strings,
  parts: { Table },
  priced,
}: Pick<QuoteDocumentProps, 'document' | 'strings' | 'parts'> & { priced: PricedOption[] }) {
  const { locale, quote } = document;
  const { options: t } = strings;
  const hasTransit = quote.options.some(
    ({ transitDays }) => transitText(locale, transitDays, strings) !== '',
  );
  return (
    <Table
      caption={t.heading}
      columns={[
        { label: t.option, share: hasTransit ? 34 : 44 },
        { label: t.how, share: hasTransit ? 28 : 34, isSecondary: true },
        ...(hasTransit ? [{ label: t.transit, share: 16, isSecondary: true }] : []),
        { label: t.total, share: 22, isNumber: true },
      ]}
      rows={quote.options.map((option, index) => {
        const [way, transit] = [wayText(option, strings), transitText(locale, option.transitDays, strings)];
        const totals = priced[index]?.totals;
        return {
          id: option.id,
          cells: [
            {
              text: optionTitle(option, index, strings),
              instead: [way, transit].filter(Boolean).join(', '),
            },
            { text: way },
            ...(hasTransit ? [{ text: transit }] : []),
            {
              text: totalText(locale, totals?.byCurrency ?? []),
              note: totals?.converted ? `= ${formatMoney(locale, totals.converted)}` : '',
            },
          ],
        };
      })}
    />
  );
}

/** Text that was typed as a list, an item on each line. */
function Items({ text, parts: { List, Text } }: { text: string; parts: QuoteParts }) {
  const items = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return items.length === 1 ? <Text>{items[0] ?? ''}</Text> : <List items={items} />;
}

/**
 * A sent quote, or the preview of a draft: all that its customer may know. The same on the page and in the PDF, which give it
 * the parts that it is drawn with.
 */
export function QuoteSheet({ document, company, strings, parts, children }: QuoteDocumentProps) {
  const { locale, customer, quote } = document;
  const { Sheet, Facts, Section, Part, Text } = parts;
  const { timeZone } = company.hours;
  const { facts: t } = strings;
  const facts = [
    { label: t.sent, value: dayOf(document.sentAt, timeZone, locale) },
    { label: t.valid, value: validText(document, timeZone, strings) },
    { label: t.customer, value: customerText(customer) },
    ...document.shipment,
  ].filter(({ value }) => value !== '');
  const priced = priceQuote(quote, null);
  const shared = { document, strings, parts };
  const texts = (['included', 'notIncluded', 'assumptions'] as const).filter(
    (name) => quote[name] !== '' || name === 'assumptions',
  );
  return (
    <Sheet title={quoteTitle(document, strings)} company={company}>
      <Facts facts={facts} />
      {children}
      {quote.options.length > 1 && (
        <Section heading={strings.options.heading}>
          <Comparison {...shared} priced={priced} />
        </Section>
      )}
      <Section heading={strings.price}>
        {quote.options.map((option, index) => {
          const own = priced[index];
          if (!own) return null;
          const charges = <Charges key={option.id} {...shared} option={option} priced={own} />;
          return quote.options.length === 1 ? (
            charges
          ) : (
            <Part key={option.id} heading={optionTitle(option, index, strings)}>
              {charges}
            </Part>
          );
        })}
      </Section>
      {texts.map((name) => (
        <Section key={name} heading={strings[name]}>
          {quote[name] !== '' && <Items text={quote[name]} parts={parts} />}
          {name === 'assumptions' && <Text>{strings.changes}</Text>}
        </Section>
      ))}
      {quote.terms !== '' && (
        <Section heading={strings.terms}>
          {quote.terms
            .split(/\n+/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
              <Text key={index}>{paragraph}</Text>
            ))}
        </Section>
      )}
    </Sheet>
  );
}
