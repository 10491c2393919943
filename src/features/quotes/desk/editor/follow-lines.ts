import { type QuoteDefaults, type QuoteScope, type QuoteTexts, usualTexts } from '../../usual-texts.ts';
import type { QuoteDraft } from './editor-model.ts';

/** Default texts, which a quote follows until they are edited. */
export interface UsualTexts {
  /** Texts proposed for the request. */
  proposed: QuoteTexts;
  /** Defaults in the quote's language. */
  defaults: QuoteDefaults;
  scope: QuoteScope;
}

const codesOf = ({ options }: QuoteDraft) =>
  options.map(({ mode, lines }) => [mode, ...lines.map(({ code }) => code)].join(' ')).join('\n');

const textFields = [
  'included',
  'notIncluded',
  'assumptions',
  'terms',
] as const satisfies (keyof QuoteTexts)[];

/** Returns true while the texts are those that follow the lines. */
export function hasUsualTexts(draft: QuoteDraft, { proposed, defaults, scope }: UsualTexts): boolean {
  const usual = usualTexts(draft.options, defaults, scope);
  return textFields.every((field) => draft[field] === proposed[field] || draft[field] === usual[field]);
}

/** Updates unedited texts of a draft after its lines changed. */
export function followLines(
  before: QuoteDraft,
  after: QuoteDraft,
  { proposed, defaults, scope }: UsualTexts,
): QuoteDraft {
  if (codesOf(before) === codesOf(after)) return after;
  const old = usualTexts(before.options, defaults, scope);
  const usual = usualTexts(after.options, defaults, scope);
  const texts = textFields
    .filter((field) => before[field] === proposed[field] || before[field] === old[field])
    .map((field) => [field, usual[field]]);
  return { ...after, ...Object.fromEntries(texts) };
}
