import type { ChargeCode } from '../../../rates/charges.ts';
import { mostLines, mostOptions } from '../../limits.ts';
import type { QuoteContent } from '../../quote-content.ts';
import { draftOf, type LineDraft, type OptionDraft, type QuoteDraft } from './editor-model.ts';
import { followLines, type UsualTexts } from './follow-lines.ts';

/** Something that a quote can be begun with: a template, a copied quote, or the company's own rates. */
export interface Insertable {
  id: string;
  title: string;
  /** What its lines charge for, in one line. */
  detail: string;
  content: QuoteContent;
  /** The language of its texts where that is not the quote's; empty otherwise. */
  otherLanguage: string;
  /** What the editor says once it is inserted; empty where there is nothing to say. */
  note: string;
}

interface Insertion {
  content: QuoteContent;
  newId: () => string;
  usual: UsualTexts;
}

const isOpen = (line: LineDraft) => line.rate.trim() === '';

/** Surcharges that a rate for freight may hold already. */
const surcharges: readonly ChargeCode[] = ['fuel', 'security', 'peak-season'];

/** Returns true when inserted lines charge for the service of a line without a rate, so that they take its place. */
function isReplaced(line: LineDraft, inserted: readonly LineDraft[]): boolean {
  if (line.code === 'other' || line.code === 'discount') return line.text.trim() === '';
  if (surcharges.includes(line.code) && inserted.some(({ code }) => code === 'freight')) return true;
  return inserted.some(
    ({ code, container }) =>
      code === line.code && (container === line.container || container === '' || line.container === ''),
  );
}

/**
 * The lines of an option with others behind. While no line has a rate, those that the others charge for make room; what they
 * lack, such as a pickup that was requested, stays behind them without a rate.
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
    lines: [...before, ...lines, ...after].slice(0, mostLines),
  };
}

/**
 * A draft with what is inserted into one of its options; its further options follow. What was written stays, and a text that
 * nobody edited follows the lines.
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
    ...(draft.convertTo === '' ? { convertTo: other.convertTo, rates: other.rates } : {}),
  };
  return followLines(draft, inserted, usual);
}
