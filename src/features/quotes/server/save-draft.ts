import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { completeTotals } from '#features/rates/price/priced.ts';
import {
  type RequestableService,
  requestedServices,
  uncoveredServices,
} from '#features/rates/price/requested-services.ts';
import type { StaffName } from '#features/requests/lead.ts';
import { lockLead, lockSurvivingLead } from '#features/requests/server/commands/change-lead.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import type { Drafted } from '../drafted.ts';
import type { QuoteContent, QuoteLine } from '../quote-content.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { withoutQuantities } from './quote-quantities.ts';
import { type DeskQuote, findQuoteDraft, isByRates } from './quote-rows.ts';

/** A draft as its editor saves it. */
export interface QuoteDraft {
  content: QuoteContent;
  subject: string;
  message: string;
  /** Of one by the company's rates alone, which never takes the place of somebody's own. */
  drafted?: Drafted;
}

/** `version` is 0 for a draft that was not stored yet. */
interface DraftChange {
  leadId: string;
  version: number;
  by: StaffName;
}

/** `current`: the draft that stands now; null where it was sent or discarded. */
interface StaleDraft {
  ok: false;
  reason: 'changed';
  current: DeskQuote | null;
}

/** The requested services that an option does not charge for. */
interface UncoveredServices {
  optionId: string;
  services: RequestableService[];
}

export type SaveDraftOutcome =
  | { ok: true; quoteId: string; revision: number; version: number; uncovered: UncoveredServices[] }
  | { ok: false; reason: 'no-such-lead' }
  | StaleDraft;

async function nextRevision(transaction: Db, leadId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('quotes')
    .select((quote) => quote.fn.max('revision').as('last'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** The columns of a draft that nobody sends. */
export const notWaiting = { send_at: null, sending: null };

type Saving = Pick<QuoteDependencies, 'db' | 'clock'>;

/** The columns of a draft of another lead that this one goes on with. */
async function columnsOfTakenOver(transaction: Db, leadId: string) {
  return { lead_id: leadId, revision: await nextRevision(transaction, leadId) };
}

/**
 * Makes a draft whose lead was merged into another that one's own, as its next revision. Returns false where that lead has
 * a draft already.
 */
export function takeOverDraft(db: Db, quoteId: string): Promise<boolean> {
  return transact(db, async (transaction) => {
    const draft = transaction.selectFrom('quotes').select(['lead_id', 'state']).where('id', '=', quoteId);
    const before = await draft.executeTakeFirst();
    const lead = before && (await lockSurvivingLead(transaction, before.lead_id));
    const current = await draft.executeTakeFirst();
    if (!lead || current?.state !== 'draft' || current.lead_id === lead.id) return true;
    const draftOfLead = await transaction
      .selectFrom('quotes')
      .select('id')
      .where('lead_id', '=', lead.id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (draftOfLead) return false;
    await transaction
      .updateTable('quotes')
      .set(await columnsOfTakenOver(transaction, lead.id))
      .where('id', '=', quoteId)
      .execute();
    return true;
  });
}

/** A line without its text. Drafts of an older release have no maximums. */
function chargeOf({ text: _, maximum, cost, ...line }: QuoteLine) {
  return { ...line, maximum: maximum ?? null, cost: cost && { ...cost, maximum: cost.maximum ?? null } };
}

/** Returns how a draft was priced, without the sources of lines that no longer charge what they did. */
function withoutChanged(drafted: Drafted, before: QuoteContent, now: QuoteContent): Drafted {
  const chargeIn = ({ options }: QuoteContent, optionId: string, lineId: string) => {
    const line = options.find(({ id }) => id === optionId)?.lines.find(({ id }) => id === lineId);
    return line && chargeOf(line);
  };
  const reasons = Object.entries(drafted.reasons).map(([option, ofOption]) => [
    option,
    ofOption.filter(({ line }) => {
      const charge = chargeIn(now, option, line);
      return charge !== undefined && isDeepStrictEqual(charge, chargeIn(before, option, line));
    }),
  ]);
  return { ...drafted, reasons: Object.fromEntries(reasons) };
}

/** True where each option has lines, and each line a price. */
function isPriced(content: QuoteContent, cargo: Cargo | null): boolean {
  const totals = completeTotals(content, cargo);
  return totals.length > 0 && !totals.includes(null);
}

/**
 * Stores the draft of a lead's next quote; there is one for all of the desk. A draft of a lead that was merged into this
 * one becomes its own. A line that is changed loses its source among the company's rates. Refused for a stale version, with
 * the draft that stands, and for a lead that does not exist, was merged into another or erased. Throws when the database fails.
 */
export async function saveQuoteDraft(
  { db, clock }: Saving,
  { leadId, version, by }: DraftChange,
  { content, subject, message, drafted }: QuoteDraft,
): Promise<SaveDraftOutcome> {
  const now = clock();
  const { country } = currentSettings().company.address;
  const columns = {
    content: jsonText(content),
    valid_until: content.validUntil,
    subject,
    message,
    saved_at: now,
    saved_by: by.id,
    saved_by_name: by.name,
    ...(drafted ? { drafted: jsonText(drafted) } : { returned: null }),
  };
  return transact(db, async (transaction): Promise<SaveDraftOutcome> => {
    const lead = await lockLead(transaction, leadId);
    if (!lead || lead.merged_into !== null || lead.erased_at !== null)
      return { ok: false, reason: 'no-such-lead' };
    const cargo = cargoIn(parseJson(lead.payload));
    const requested = requestedServices(cargo, country);
    const uncovered = content.options
      .map(({ id: optionId, lines }) => ({ optionId, services: uncoveredServices(lines, requested) }))
      .filter(({ services }) => services.length > 0);
    const current = await findQuoteDraft(transaction, leadId, now);
    const isTaken = drafted && current && !isByRates(current);
    if (isTaken || (current?.version ?? 0) !== version) return { ok: false, reason: 'changed', current };
    // One begun by hand is ready once its author sends it.
    const isReady = drafted ? drafted.missing.length === 0 : current?.drafted && isPriced(content, cargo);
    const is_ready = isReady ? (1 as const) : (0 as const);
    if (current) {
      const { id: quoteId } = current;
      const next = version + 1;
      const isOwn = current.leadId === leadId;
      const kept = current.drafted && withoutChanged(current.drafted, current.content, content);
      const place = isOwn ? { revision: current.revision } : await columnsOfTakenOver(transaction, leadId);
      await transaction
        .updateTable('quotes')
        // No rule sends a draft that has been saved.
        .set({
          ...(kept && { drafted: jsonText(kept) }),
          ...columns,
          is_ready,
          ...place,
          ...(current.rule && notWaiting),
          version: next,
        })
        .where('id', '=', quoteId)
        .execute();
      return { ok: true, quoteId, revision: place.revision, version: next, uncovered };
    }
    const quoteId = uuidv7();
    const revision = await nextRevision(transaction, leadId);
    await transaction
      .insertInto('quotes')
      .values({
        id: quoteId,
        lead_id: leadId,
        revision,
        state: 'draft',
        version: 1,
        begun_at: now,
        ...columns,
        is_ready,
      })
      .execute();
    return { ok: true, quoteId, revision, version: 1, uncovered };
  });
}

/** Deletes the draft of a lead, as `findQuoteDraft` gives it; refused for a stale version. Nothing happens where there is none. */
export async function discardQuoteDraft(
  { db, clock }: Saving,
  { leadId, version }: Omit<DraftChange, 'by'>,
): Promise<{ ok: true } | StaleDraft> {
  return transact(db, async (transaction) => {
    await lockSurvivingLead(transaction, leadId);
    const current = await findQuoteDraft(transaction, leadId, clock());
    if (!current) return { ok: true } as const;
    if (current.version !== version) return { ok: false, reason: 'changed', current } as const;
    await transaction.deleteFrom('quotes').where('id', '=', current.id).execute();
    return { ok: true } as const;
  });
}

export interface QuoteCopy {
  locale: Locale;
  content: QuoteContent;
}

/**
 * Returns lines and texts of a quote for a copy. The last day of its validity (YYYY-MM-DD) is separate; quantities that
 * were derived from the cargo are open again. Null for an unknown quote.
 */
export async function copyOfQuote(
  db: Db,
  quoteId: string,
): Promise<(QuoteCopy & { lastDay: string | null }) | null> {
  const row = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['quotes.content', 'quotes.quoted_cargo', 'leads.payload', 'leads.locale'])
    .where('quotes.id', '=', quoteId)
    .executeTakeFirst();
  if (!row) return null;
  // The request may have been corrected since.
  const cargo = row.quoted_cargo ? parseJson(row.quoted_cargo) : cargoIn(parseJson(row.payload));
  const content = withoutQuantities(parseJson(row.content), cargo);
  return {
    locale: knownLocale(row.locale),
    content: { ...content, validUntil: null },
    lastDay: content.validUntil,
  };
}
