import { hasNoRate } from '#features/rates/price/priced.ts';
import type { Drafted } from './drafted.ts';
import { mostLines, mostOptions } from './limits.ts';
import type { QuoteContent, QuoteLine, QuoteOption } from './quote-content.ts';

/** A draft with how it was priced. */
export interface RatedDraft {
  content: QuoteContent;
  drafted: Drafted;
}

type Reasons = Drafted['reasons'][string];

/** True for lines that charge for the same. */
function isCounterpart(line: QuoteLine, other: QuoteLine): boolean {
  const isText = line.code === 'other' || line.code === 'discount';
  return (
    line.code === other.code &&
    (line.container === other.container || line.container === null || other.container === null) &&
    (!isText || line.text === other.text)
  );
}

/** True for a line that nobody has written: its rate is that of a sheet, or still missing. */
function isByRates(line: QuoteLine, reasons: Reasons): boolean {
  return reasons.some((reason) => reason.line === line.id) || hasNoRate(line);
}

interface Priced {
  option: QuoteOption;
  reasons: Reasons;
}

/** Prices the lines of an option again; those that somebody has written stay as they are. */
function optionAgain(before: Priced, now: Priced): Priced {
  const left = new Set(now.option.lines);
  const take = (line: QuoteLine) => {
    const exact = [...left].find((other) => isCounterpart(line, other) && line.container === other.container);
    const found = exact ?? [...left].find((other) => isCounterpart(line, other));
    if (found) left.delete(found);
    return found;
  };
  const reasons: Reasons = [];
  const keep = (line: QuoteLine, id: string) => {
    const reason = now.reasons.find((one) => one.line === line.id);
    if (reason) reasons.push({ ...reason, line: id });
  };
  const lines = before.option.lines.flatMap((line): QuoteLine[] => {
    const found = take(line);
    if (!isByRates(line, before.reasons)) return [line];
    // The rates no longer charge for it.
    if (!found) return hasNoRate(line) ? [line] : [];
    keep(found, line.id);
    return [{ ...found, id: line.id, text: line.text || found.text }];
  });
  const ids = new Set(lines.map(({ id }) => id));
  for (const line of left) {
    const id = ids.has(line.id) ? `${line.id}-again` : line.id;
    ids.add(id);
    keep(line, id);
    // Behind the charge that it follows among the rates.
    const before = now.option.lines.slice(0, now.option.lines.indexOf(line));
    const at = lines.findLastIndex((other) => before.some((one) => isCounterpart(one, other)));
    lines.splice(at + 1, 0, { ...line, id });
  }
  return {
    option: {
      ...before.option,
      transitDays: now.option.transitDays ?? before.option.transitDays,
      lines: lines.slice(0, mostLines),
    },
    reasons,
  };
}

const isSameWay = (one: QuoteOption, other: QuoteOption) =>
  one.mode === other.mode && one.route === other.route;

/**
 * Prices a draft that somebody has saved again: lines by the company's rates get the rates, breaks and quantities of now, and
 * lines that somebody has written stay. An option that no rate is for any more stays where somebody has written in it.
 */
export function priceAgain(before: RatedDraft, now: RatedDraft): RatedDraft {
  const left = new Set(now.content.options);
  const pricedOf = ({ drafted }: RatedDraft, option: QuoteOption): Priced => ({
    option,
    reasons: drafted.reasons[option.id] ?? [],
  });
  const again = before.content.options.flatMap((option): Priced[] => {
    const own = pricedOf(before, option);
    const isWritten = option.lines.some((line) => !isByRates(line, own.reasons));
    const found =
      [...left].find((other) => isSameWay(option, other)) ??
      // Its carrier was written by somebody, or has no rate any more.
      (isWritten ? [...left].find((other) => other.mode === option.mode) : undefined);
    if (!found) return isWritten ? [own] : [];
    left.delete(found);
    return [optionAgain(own, pricedOf(now, found))];
  });
  const ids = new Set(again.map(({ option }) => option.id));
  const added = [...left].map((option): Priced => {
    const priced = pricedOf(now, option);
    const id = ids.has(option.id) ? `${option.id}-again` : option.id;
    ids.add(id);
    return { ...priced, option: { ...option, id } };
  });
  const priced = [...again, ...added].slice(0, mostOptions);
  const { validUntil } = now.content;
  return {
    content: {
      ...before.content,
      options: priced.map(({ option }) => option),
      conversion: now.content.conversion ?? before.content.conversion,
      validUntil:
        validUntil !== null && validUntil < (before.content.validUntil ?? '9')
          ? validUntil
          : before.content.validUntil,
    },
    drafted: {
      ...now.drafted,
      reasons: Object.fromEntries(priced.map(({ option, reasons }) => [option.id, reasons])),
    },
  };
}
