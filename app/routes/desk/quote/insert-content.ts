import { mostLines, mostOptions } from '../../../../contract/quote/limits.ts';
import type { QuoteContent } from '../../../../contract/quote/quote-content.ts';
import { type QuoteDefaults, type QuoteTexts, usualTexts } from '../../../../contract/quote/usual-texts.ts';
import { draftOf, type LineDraft, type OptionDraft, type QuoteDraft } from './editor-model.ts';

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
  /** The texts that are proposed for the request. */
  proposed: QuoteTexts;
  /** In the language of the quote. */
  defaults: QuoteDefaults;
}

const isOpen = (line: LineDraft) => line.rate.trim() === '';

/** The lines of an option with others behind; lines that wait for all of their rates make room. */
function withLines(option: OptionDraft, { lines, ...other }: OptionDraft): OptionDraft {
  const kept = option.lines.every(isOpen) ? [] : option.lines;
  return {
    ...option,
    mode: option.mode || other.mode,
    title: option.title || other.title,
    route: option.route || other.route,
    ...(option.least === '' && option.most === '' ? { least: other.least, most: other.most } : {}),
    lines: [...kept, ...lines].slice(0, mostLines),
  };
}

const linesOf = (options: readonly OptionDraft[]) => options.flatMap(({ lines }) => lines);

/**
 * A draft with what is inserted into one of its options; its further options follow. What was written stays, and a text that
 * nobody edited follows the lines.
 */
export function withInserted(
  draft: QuoteDraft,
  optionId: string,
  { content, newId, proposed, defaults }: Insertion,
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
  const before = usualTexts(linesOf(draft.options), defaults);
  const after = usualTexts(linesOf(options), defaults);
  const textOf = (field: keyof QuoteTexts) => {
    const isUnedited = draft[field] === proposed[field] || draft[field] === before[field];
    return isUnedited ? after[field] : draft[field] || other[field];
  };
  return {
    ...draft,
    options,
    included: textOf('included'),
    notIncluded: textOf('notIncluded'),
    assumptions: textOf('assumptions'),
    terms: textOf('terms'),
    ...(draft.convertTo === '' ? { convertTo: other.convertTo, rates: other.rates } : {}),
  };
}
