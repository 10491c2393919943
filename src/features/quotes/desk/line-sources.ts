import { fill } from '#platform/values/format.ts';
import type { Drafted } from '../drafted.ts';
import { quotes } from '../strings/en/desk-quotes.ts';
import type { LineDraft } from './editor/editor-model.ts';

const t = quotes.editor.lines.sources;

type Reason = Drafted['reasons'][string][number];

/** Names the line of a sheet and the markup rule that a line follows from. */
function sourceText({ sheetId, number, break: from, isRaised, markup }: Reason, sheets: Map<string, string>) {
  const sheet = sheetId === null ? undefined : sheets.get(sheetId);
  return [
    sheetId !== null &&
      fill(sheet === undefined ? t.lost : t.sheet, { sheet: sheet ?? '', line: number ?? 0 }),
    from !== null && fill(t.from, { quantity: from }),
    isRaised && t.raised,
    markup !== null && fill(sheetId === null ? t.fee : t.markup, { number: markup + 1 }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Says by option and line id where the lines of a draft by the company's rates come from. */
export function lineSources(
  drafted: Drafted | null,
  sheets: Map<string, string>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(drafted?.reasons ?? {}).map(([option, reasons]) => [
      option,
      Object.fromEntries(reasons.map((reason) => [reason.line, sourceText(reason, sheets)])),
    ]),
  );
}

function isSameCharge({ text: _, ...now }: LineDraft, before: LineDraft): boolean {
  return Object.entries(now).every(([field, value]) => before[field as keyof LineDraft] === value);
}

/** Returns the sources of the lines of an option that still charge what they did. */
export function sourcesOfUnchanged(
  sources: Record<string, string>,
  before: readonly LineDraft[],
  now: readonly LineDraft[],
): Record<string, string> {
  const unchanged = now.filter((line) => {
    const old = before.find(({ id }) => id === line.id);
    return old !== undefined && isSameCharge(line, old);
  });
  return Object.fromEntries(unchanged.map(({ id }) => [id, sources[id] ?? '']));
}
