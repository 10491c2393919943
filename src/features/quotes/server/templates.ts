import { v7 as uuidv7 } from 'uuid';
import type { TransportMode } from '#features/cargo/choices.ts';
import { findPlaceCode, findPlaceCodes } from '#features/rates/server/place-codes.ts';
import type { StaffName } from '#features/requests/lead.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fold } from '#platform/values/fold.ts';
import { type QuoteContent, quoteContent } from '../quote-content.ts';
import type { QuoteTemplateInput } from '../quote-input.ts';
import type { QuoteTemplateTable } from './tables.ts';

/** A quote to begin others with. */
export interface QuoteTemplate {
  id: string;
  name: string;
  /** Match criteria; null for any. Places are codes, or folded names where a place has none. */
  service: string | null;
  mode: QuoteTemplateTable['mode'];
  from: string | null;
  to: string | null;
  /** The language of its texts: that of the quote it was saved from. Null where it is not known. */
  locale: Locale | null;
  content: QuoteContent;
  changedAt: number;
  /** True if all that it is for is what was asked for. */
  isMatch: boolean;
}

/** Templates that are kept; each request is compared with all of them. */
export const mostQuoteTemplates = 200;

async function placeKey(text: string): Promise<string | null> {
  const typed = text.trim();
  return typed === '' ? null : ((await findPlaceCode(typed)) ?? fold(typed));
}

/** Everything that a template's place may be kept as, of the place of a request. */
async function placeKeys(text: string | undefined): Promise<string[]> {
  const typed = text?.trim() ?? '';
  return typed === '' ? [] : [...(await findPlaceCodes(typed)), fold(typed)];
}

/** A template begins quotes at any time: no last day, and no quantities of the shipment that it was made for. */
function asTemplate({ options, ...content }: QuoteContent): QuoteContent {
  const open = options.map(({ lines, ...option }) => ({
    ...option,
    lines: lines.map((line) => ({ ...line, quantity: null })),
  }));
  return { ...content, options: open, validUntil: null };
}

/** Score of a template: higher the more of its criteria match, negative when one does not. */
function fitOf(
  row: QuoteTemplateTable,
  wanted: { service?: string | undefined; mode?: string | undefined; from: string[]; to: string[] },
): number {
  const part = (criterion: string | null, accepted: string[], weight: number) =>
    criterion === null ? 0 : accepted.includes(criterion) ? weight : Number.NEGATIVE_INFINITY;
  return (
    part(row.lane_from, wanted.from, 4) +
    part(row.lane_to, wanted.to, 4) +
    part(row.mode, wanted.mode ? [wanted.mode] : [], 2) +
    part(row.service, wanted.service ? [wanted.service] : [], 1)
  );
}

function templateOf(row: QuoteTemplateTable, isMatch: boolean): QuoteTemplate {
  const { id, name, service, mode, locale, lane_from: from, lane_to: to } = row;
  const content = quoteContent.parse(parseJson(row.content));
  const changedAt = row.changed_at;
  return { id, name, service, mode, from, to, locale, content, isMatch, changedAt };
}

/** Rank of a template's language: best when equal, worst when another. */
function languageRank(language: Locale | null, wanted: Locale | undefined): number {
  return wanted === undefined ? 0 : language === wanted ? 2 : language === null ? 1 : 0;
}

/** The request that templates are to fit; what is left out fits any. */
interface TemplateQuestion {
  service?: string;
  mode?: TransportMode;
  from?: string;
  to?: string;
  locale?: Locale;
}

/**
 * Every template: those first that fit a request, of these those in its language, then those that fit it best, then by
 * name.
 */
export async function listQuoteTemplates(db: Db, question: TemplateQuestion = {}): Promise<QuoteTemplate[]> {
  const [rows, from, to] = await Promise.all([
    db.selectFrom('quote_templates').selectAll().orderBy('name').orderBy('id').execute(),
    placeKeys(question.from),
    placeKeys(question.to),
  ]);
  const { service, mode, locale } = question;
  return rows
    .map((row) => {
      const fit = fitOf(row, { service, mode, from, to });
      return { row, fit, isMatch: fit >= 0, language: languageRank(row.locale, locale) };
    })
    .sort(
      (left, right) =>
        Number(right.isMatch) - Number(left.isMatch) ||
        right.language - left.language ||
        (left.fit === right.fit ? 0 : right.fit - left.fit),
    )
    .map(({ row, isMatch }) => templateOf(row, isMatch));
}

/** A template, or null. */
export async function findQuoteTemplate(db: Db, id: string): Promise<QuoteTemplate | null> {
  const row = await db.selectFrom('quote_templates').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? templateOf(row, true) : null;
}

export type TemplateOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'no-such-template' | 'too-many' };

/** Stores a template: a new one, or with `id` another content for one that is there. Refused beyond 200. */
export async function saveQuoteTemplate(
  { db, clock }: { db: Db; clock: () => number },
  by: StaffName,
  { id, from, to, content, ...template }: QuoteTemplateInput & { id?: string },
): Promise<TemplateOutcome> {
  const [lane_from, lane_to] = await Promise.all([placeKey(from), placeKey(to)]);
  const row = {
    ...template,
    lane_from,
    lane_to,
    changed_at: clock(),
    changed_by: by.id,
    content: jsonText(asTemplate(content)),
  };
  if (id !== undefined) {
    const update = db.updateTable('quote_templates').set(row).where('id', '=', id);
    const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? { ok: true, id } : { ok: false, reason: 'no-such-template' };
  }
  const count = await countRows(db.selectFrom('quote_templates'));
  if (count >= mostQuoteTemplates) return { ok: false, reason: 'too-many' };
  const templateId = uuidv7();
  await db
    .insertInto('quote_templates')
    .values({ id: templateId, ...row })
    .execute();
  return { ok: true, id: templateId };
}

/** Gives a template another name. False when there is none of this id. */
export async function renameQuoteTemplate(
  { db, clock }: { db: Db; clock: () => number },
  by: StaffName,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_templates')
    .set({ name, changed_at: clock(), changed_by: by.id })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a template; quotes that were begun with it stay. False when there is none of this id. */
export async function deleteQuoteTemplate(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quote_templates')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
