import type { Currency } from '#platform/values/money.ts';
import { contentOf, draftOf, type LineDraft, type OptionDraft, type QuoteDraft } from './editor-model.ts';

const lineFields = [
  'code',
  'text',
  'basis',
  'container',
  'of',
  'quantity',
  'rate',
  'currency',
  'minimum',
  'maximum',
  'cost',
] as const satisfies (keyof LineDraft)[];
const optionFields = [
  'title',
  'mode',
  'route',
  'least',
  'most',
  'freeDays',
] as const satisfies (keyof OptionDraft)[];
const textFields = [
  'included',
  'notIncluded',
  'assumptions',
  'terms',
  'validUntil',
  'convertTo',
  'convertedOn',
  'rateSource',
  'tax',
  'subject',
  'message',
] as const satisfies (keyof QuoteDraft)[];

export type ChangedField =
  | (typeof lineFields)[number]
  | (typeof optionFields)[number]
  | (typeof textFields)[number]
  | 'conversion-rate'
  | 'line'
  | 'option';

export interface DraftChange {
  field: ChangedField;
  /** Option number from 1; null for a field of the quote. */
  option: number | null;
  /** Line of the changed field. */
  line: LineDraft | null;
  /** Null for an added or removed line or option. */
  from: string | null;
  to: string | null;
}

const byId = <Part extends { id: string }>(parts: readonly Part[], id: string) =>
  parts.find((part) => part.id === id);

function lineChanges(before: OptionDraft, after: OptionDraft, option: number): DraftChange[] {
  const ofAfter = after.lines.flatMap((line): DraftChange[] => {
    const old = byId(before.lines, line.id);
    if (!old) return [{ field: 'line', option, line, from: null, to: line.rate }];
    return lineFields.flatMap((field) =>
      old[field] === line[field] ? [] : [{ field, option, line, from: old[field], to: line[field] }],
    );
  });
  const removed = before.lines.filter(({ id }) => !byId(after.lines, id));
  return [
    ...ofAfter,
    ...removed.map((line): DraftChange => ({ field: 'line', option, line, from: line.rate, to: null })),
  ];
}

/** Returns the differences in page order; ignores the order of lines. */
export function changesBetween(before: QuoteDraft, after: QuoteDraft): DraftChange[] {
  const ofOptions = after.options.flatMap((option, index): DraftChange[] => {
    const number = index + 1;
    const old = byId(before.options, option.id);
    if (!old) return [{ field: 'option', option: number, line: null, from: null, to: option.title }];
    const ofFields = optionFields.flatMap((field): DraftChange[] =>
      old[field] === option[field]
        ? []
        : [{ field, option: number, line: null, from: old[field], to: option[field] }],
    );
    return [...ofFields, ...lineChanges(old, option, number)];
  });
  const removed = before.options.flatMap(({ id, title }, index): DraftChange[] =>
    byId(after.options, id)
      ? []
      : [{ field: 'option', option: index + 1, line: null, from: title, to: null }],
  );
  const texts = textFields.flatMap((field): DraftChange[] =>
    before[field] === after[field]
      ? []
      : [{ field, option: null, line: null, from: before[field], to: after[field] }],
  );
  const currencies = new Set([...Object.keys(before.rates), ...Object.keys(after.rates)]) as Set<Currency>;
  const rates = [...currencies].flatMap((currency): DraftChange[] => {
    const [from = '', to = ''] = [before.rates[currency], after.rates[currency]];
    return from === to ? [] : [{ field: 'conversion-rate', option: null, line: null, from, to }];
  });
  return [...ofOptions, ...removed, ...texts, ...rates];
}

function asStored(draft: QuoteDraft): QuoteDraft {
  const { subject, message } = draft;
  return draftOf({ content: contentOf(draft).content, subject, message });
}

/** Returns true when both drafts are stored alike; ignores the order of lines. */
export function isStoredAlike(left: QuoteDraft, right: QuoteDraft): boolean {
  return changesBetween(asStored(left), asStored(right)).every(
    ({ from, to }) => from !== null && to !== null && from.trim() === to.trim(),
  );
}

/** Returns mine where I changed the base, otherwise theirs. */
function chosen<Part extends object, Field extends keyof Part>(
  field: Field,
  base: Part,
  mine: Part,
  theirs: Part,
): Part[Field] {
  return mine[field] === base[field] ? theirs[field] : mine[field];
}

function onTop<Part extends object>(
  fields: readonly (keyof Part)[],
  base: Part,
  mine: Part,
  theirs: Part,
): Part {
  const values = fields.map((field) => [field, chosen(field, base, mine, theirs)]);
  return { ...theirs, ...Object.fromEntries(values) };
}

/**
 * Merges two lists: mine in my order, and their additions after the same predecessor. Removed items stay removed unless
 * the other person changed them.
 */
function merged<Part extends { id: string }>(
  [base, mine, theirs]: readonly [readonly Part[], readonly Part[], readonly Part[]],
  join: (base: Part, mine: Part, theirs: Part) => Part,
  isSame: (left: Part, right: Part) => boolean,
): Part[] {
  const kept = mine.flatMap((part): Part[] => {
    const old = byId(base, part.id);
    const their = byId(theirs, part.id);
    if (their) return [join(old ?? part, part, their)];
    return old && isSame(old, part) ? [] : [part];
  });
  const added = theirs.filter((part) => {
    const old = byId(base, part.id);
    return !byId(mine, part.id) && (!old || !isSame(old, part));
  });
  for (const part of added) {
    const before = theirs[theirs.indexOf(part) - 1];
    const at = before ? kept.findIndex(({ id }) => id === before.id) + 1 : 0;
    kept.splice(at === 0 && before ? kept.length : at, 0, part);
  }
  return kept;
}

const isSameLine = (left: LineDraft, right: LineDraft) =>
  lineFields.every((field) => left[field] === right[field]);

function isSameOption(left: OptionDraft, right: OptionDraft): boolean {
  return (
    optionFields.every((field) => left[field] === right[field]) &&
    left.lines.length === right.lines.length &&
    left.lines.every((line, index) => {
      const counterpart = right.lines[index];
      return counterpart?.id === line.id && isSameLine(line, counterpart);
    })
  );
}

const allLineFields = [...lineFields, 'costMinimum', 'costMaximum'] as const;

/** Applies my changes since `base` on top of a colleague's saved draft; no line of either is lost. */
export function keepOnTop(base: QuoteDraft, mine: QuoteDraft, theirs: QuoteDraft): QuoteDraft {
  const options = merged(
    [base.options, mine.options, theirs.options],
    (old, myOption, theirOption) => ({
      ...onTop(optionFields, old, myOption, theirOption),
      lines: merged(
        [old.lines, myOption.lines, theirOption.lines],
        (...lines) => onTop(allLineFields, ...lines),
        isSameLine,
      ),
    }),
    isSameOption,
  );
  const currencies = [...Object.keys(mine.rates), ...Object.keys(theirs.rates)] as Currency[];
  const rates = Object.fromEntries(
    currencies.map((currency) => [currency, chosen(currency, base.rates, mine.rates, theirs.rates)]),
  );
  return { ...onTop(textFields, base, mine, theirs), options, rates };
}
