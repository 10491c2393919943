import type { RequestableService } from '../../requested-services.ts';
import { type QuoteDefaults, type QuoteTexts, usualTexts } from '../../usual-texts.ts';
import type { OptionDraft, QuoteDraft } from './editor-model.ts';

/** The usual texts of a request, which those of its quote follow until somebody edits them. */
export interface UsualTexts {
  /** The texts that are proposed for the request. */
  proposed: QuoteTexts;
  /** In the language of the quote. */
  defaults: QuoteDefaults;
  requested: readonly RequestableService[];
}

const linesOf = (options: readonly OptionDraft[]) => options.flatMap(({ lines }) => lines);

const codesOf = (draft: QuoteDraft) =>
  linesOf(draft.options)
    .map(({ code }) => code)
    .join(' ');

const textFields = [
  'included',
  'notIncluded',
  'assumptions',
  'terms',
] as const satisfies (keyof QuoteTexts)[];

/** A draft whose lines were changed, with the texts that nobody has edited as they are usual for its lines now. */
export function followLines(
  before: QuoteDraft,
  after: QuoteDraft,
  { proposed, defaults, requested }: UsualTexts,
): QuoteDraft {
  if (codesOf(before) === codesOf(after)) return after;
  const old = usualTexts(linesOf(before.options), defaults, requested);
  const usual = usualTexts(linesOf(after.options), defaults, requested);
  const texts = textFields
    .filter((field) => before[field] === proposed[field] || before[field] === old[field])
    .map((field) => [field, usual[field]]);
  return { ...after, ...Object.fromEntries(texts) };
}
