import { type ChargeCode, inRouteOrder } from '#features/rates/charges.ts';
import { mostLines, mostOptions } from '../../limits.ts';
import type { QuoteContent } from '../../quote-content.ts';
import { draftOf, type LineDraft, type OptionDraft, type QuoteDraft } from './editor-model.ts';
import { followLines, type UsualTexts } from './follow-lines.ts';

/** Content to insert into a quote: a template, a copied quote or the company's rates. */
export interface Insertable {
  id: string;
  title: string;
  /** Total, margin, days and last day of a price; empty for other content. */
  facts?: string;
  /** Charges of its lines in one line of text. */
  detail: string;
  content: QuoteContent;
  /** Language of its texts when it differs from the quote's; otherwise empty. */
  otherLanguage: string;
  /** Note to show after the insertion; may be empty. */
  note: string;
}

interface Insertion {
  content: QuoteContent;
  newId: () => string;
  usual: UsualTexts;
}

const isOpen = (line: LineDraft) => line.rate.trim() === '';

/** Surcharges that a freight rate may include. */
const surcharges: readonly ChargeCode[] = ['fuel', 'security', 'peak-season'];

/** Returns true when an inserted line covers the same service as a line without a rate, and so replaces it. */
function isReplaced(line: LineDraft, inserted: readonly LineDraft[]): boolean {
  if (line.code === 'other' || line.code === 'discount') return line.text.trim() === '';
  if (surcharges.includes(line.code) && inserted.some(({ code }) => code === 'freight')) return true;
  return inserted.some(
    ({ code, container }) =>
      code === line.code && (container === line.container || container === '' || line.container === ''),
  );
}

/**
 * Appends lines to an option. While no line has a rate, inserted lines replace those for the same service; the other
 * lines, such as a requested pickup, stay without a rate.
 */
function withLines(option: OptionDraft, { lines, ...other }: OptionDraft): OptionDraft {
  const isUnpriced = option.lines.every(isOpen);
  const before = isUnpriced ? [] : option.lines;
  const after = isUnpriced ? option.lines.filter((line) => !isReplaced(line, lines)) : [];
  return {
    ...option,
    mode: option.mode || other.mode,
    title: option.title || other.title,
    route: option.route || other.route,
    ...(option.least === '' && option.most === '' ? { least: other.least, most: other.most } : {}),
    freeDays: option.freeDays || other.freeDays,
    lines: [...before, ...withWaiting(lines, after)].slice(0, mostLines),
  };
}

/** Adds the lines that wait for a rate at their place of the route; after lines that somebody put in another order. */
function withWaiting(lines: readonly LineDraft[], waiting: readonly LineDraft[]): LineDraft[] {
  const isInOrder = inRouteOrder(lines).every((line, index) => line === lines[index]);
  return isInOrder ? inRouteOrder([...lines, ...waiting]) : [...lines, ...waiting];
}

/**
 * Inserts content into one option and appends its further options. Existing input stays; unedited texts follow the
 * lines.
 */
export function withInserted(
  draft: QuoteDraft,
  optionId: string,
  { content, newId, usual }: Insertion,
): QuoteDraft {
  const other = draftOf({ content, subject: '', message: '' });
  const [first, ...further] = other.options.map((option) => ({
    ...option,
    id: newId(),
    lines: option.lines.map((line) => ({ ...line, id: newId() })),
  }));
  if (!first) return draft;
  const changed = draft.options.map((option) => (option.id === optionId ? withLines(option, first) : option));
  const options = [...changed, ...further].slice(0, mostOptions);
  const inserted: QuoteDraft = {
    ...draft,
    options,
    included: draft.included || other.included,
    notIncluded: draft.notIncluded || other.notIncluded,
    assumptions: draft.assumptions || other.assumptions,
    terms: draft.terms || other.terms,
    ...(draft.convertTo === ''
      ? { convertTo: other.convertTo, rates: other.rates, rateSource: other.rateSource }
      : {}),
  };
  return followLines(draft, inserted, usual);
}
