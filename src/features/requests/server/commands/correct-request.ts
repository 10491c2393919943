import { isDeepStrictEqual } from 'node:util';
import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { isKnown } from '#features/services/service.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { type Answers, unreadIn } from '../../answers.ts';
import { describeAnswers } from '../../describe-answers.ts';
import type { StaffName } from '../../lead.ts';
import type { Correction } from '../../lead-input.ts';
import { cargoColumnsOfGroup } from '../cargo-columns.ts';
import { withPlaceCodes } from '../cargo-places.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { rebuildSearchTerms } from '../search/lead-search.ts';
import type { LeadTable } from '../tables.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';
import { aboutRateRequest } from './submit-lead.ts';

type CorrectionRefusal = 'nothing-changed' | 'erased' | 'no-such-service';

/** Characters of a value in the list of what was changed; the answers have all of it. */
const mostOfChange = 300;

/** The answers of a contact message as those of a rate request; subject and message stay, as the customer wrote them. */
function asRateRequest({ kind, payload, company, phone }: LeadTable): Answers {
  const answers = parseJson(payload);
  if (kind === 'rate-request') return answers;
  const { name, ...others } = answers;
  return { ...others, clientName: name, brandName: company, phone };
}

/** Consents to calls and texts stay as the customer gave them. */
function withConsents(shipment: Cargo | null, before: Cargo | null): Cargo | undefined {
  const { contact = {}, ...cargo } = shipment ?? {};
  const { calls: _, texts: __, ...ways } = contact;
  const { calls, texts } = before?.contact ?? {};
  const consents = { ...(calls && { calls }), ...(texts && { texts }) };
  const all = { ...ways, ...consents };
  if (!shipment && Object.keys(consents).length === 0) return undefined;
  return {
    version: before?.version ?? 1,
    ...cargo,
    ...(Object.values(all).some(Boolean) && { contact: all }),
  } as Cargo;
}

/** Returns the answers with the corrections; an answer that could not be read is replaced by the one of its field. */
function corrected(before: Answers, { service, shipment, ...texts }: Correction): Answers {
  const typed = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  const replaced = new Set([
    ...Object.keys(typed),
    ...(service === undefined ? [] : ['service']),
    ...(shipment === undefined ? [] : ['shipment']),
  ]);
  const unread = unreadIn(before).filter(({ field }) => !replaced.has(field.split('.')[0] ?? ''));
  const { unread: _, ...others } = before;
  return {
    ...others,
    ...typed,
    ...(service !== undefined && { service: service ?? undefined }),
    ...(shipment !== undefined && { shipment: withConsents(shipment, cargoIn(before)) }),
    ...(unread.length > 0 && { unread }),
  } as Answers;
}

function describedIn(answers: Answers): Map<string, { label: string; value: string }> {
  const fields = describeAnswers({ kind: 'rate-request', answers }, deskLocale).flatMap(
    (section) => section.fields,
  );
  const described = new Map<string, { label: string; value: string }>();
  for (const { name, label, value } of fields) {
    const text = [described.get(name)?.value, value.replaceAll('\n', '; ')].filter(Boolean).join('; ');
    described.set(name, { label, value: beginningOf(text, mostOfChange) });
  }
  return described;
}

/** Lists what differs between two answers, a line for each field. */
function changesBetween(before: Answers, after: Answers): { fields: string[]; changes: string } {
  const [old, now] = [describedIn(before), describedIn(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => (old.get(name)?.value ?? '') !== (now.get(name)?.value ?? ''),
  );
  const lineOf = (name: string) => {
    const label = now.get(name)?.label ?? old.get(name)?.label ?? name;
    return `${label}: ${old.get(name)?.value || '–'} → ${now.get(name)?.value || '–'}`;
  };
  return { fields: names, changes: names.map(lineOf).join('\n') };
}

/** Answers without those that say nothing, for comparison. */
function said(answers: Answers): unknown {
  const { unread: _, ...read } = answers;
  const stored = parseJson(jsonText(read));
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== '' && value !== null));
}

/**
 * Corrects what a request asks for: service, goods, lane and cargo, as staff learned it. A contact message becomes a rate
 * request by it. Fields that are left out stay; the shipment is replaced as a whole. Everything computes with the corrected
 * answers; those that were sent are kept beside them until the request is erased. A quote that was sent stays as it is.
 * Refused for a stale version, an erased request, and when nothing differs.
 */
export async function correctRequest(
  dependencies: LeadDependencies,
  change: LeadChange & { by: StaffName },
  correction: Correction,
): Promise<ChangeOutcome<CorrectionRefusal>> {
  const shipment = correction.shipment && (await withPlaceCodes({ shipment: correction.shipment })).shipment;
  const now = dependencies.clock();
  return changeLead<CorrectionRefusal>(dependencies, change, async (row, transaction) => {
    if (row.erased_at !== null) return { refused: 'erased' };
    if (correction.service && !isKnown(correction.service, currentSettings()))
      return { refused: 'no-such-service' };
    const before = asRateRequest(row);
    const after = corrected(before, { ...correction, ...(shipment && { shipment: shipment as Cargo }) });
    if (isDeepStrictEqual(said(before), said(after))) return { refused: 'nothing-changed' };
    const payload = jsonText(after);
    const service = typeof after.service === 'string' ? after.service : null;
    const isFirst = row.corrected_at === null;
    return {
      set: {
        kind: 'rate-request',
        payload,
        service,
        about: aboutRateRequest(after) || row.about,
        ...(await cargoColumnsOfGroup(transaction, { ...row, payload })),
        corrected_at: now,
      },
      events: [
        { type: 'corrected', ...changesBetween(before, after), ...(isFirst && { isFirst: true as const }) },
      ],
      async alsoWrite(inTransaction, changed) {
        if (isFirst)
          await inTransaction
            .insertInto('sent_answers')
            .values({ lead_id: row.id, kind: row.kind, payload: row.payload })
            .execute();
        await rebuildSearchTerms(inTransaction, changed);
      },
    };
  });
}
