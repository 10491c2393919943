import { compactNumber } from '#features/cargo/check-digits.ts';
import { parseJson } from '#platform/db/json-text.ts';
import { textsOf } from '../../answers.ts';
import type { LeadStage } from '../../lead.ts';
import { referencesIn } from '../../references.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage } from '../lead-state.ts';

/** A request that a mail names, by its reference or by a number of its shipment. */
export interface NamedLead {
  id: string;
  reference: string;
  version: number;
  /** Its customer. */
  name: string;
  stage: LeadStage;
  /** The reference, container, bill of lading, booking or other number as the mail names it. */
  number: string;
}

/** Characters that are looked through, numbers that are looked up, and requests that are offered. */
const mostRead = 20_000;
const mostNumbers = 100;
const mostNamed = 3;

/** Containers (CSQU 305438-3) and air waybills (020-1234 5675), which are written in groups, and other numbers. */
const numbers =
  /\b[a-z]{4}[ -]?\d{6}[ -]?\d\b|\b\d{3}[ -]?\d{4}[ -]?\d{4}\b|\b[a-z\d][a-z\d/-]{4,33}[a-z\d]\b/gi;

/** The numbers of shipments that a text may name, compact. */
function numbersIn(text: string): string[] {
  const found = [...text.slice(0, mostRead).matchAll(numbers)].map(([number]) => compactNumber(number));
  const likely = found.filter((number) => (number.match(/\d/g)?.length ?? 0) >= 5);
  return [...new Set(likely)].slice(0, mostNumbers);
}

/** Lists the requests that a mail names, so that it can be moved to one of them; none for a request that is not a mail. */
export async function listNamedLeads(
  { db }: Pick<LeadDependencies, 'db'>,
  leadId: string,
): Promise<NamedLead[]> {
  const row = await db
    .selectFrom('leads')
    .select(['kind', 'payload', 'merged_into', 'erased_at'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (row?.kind !== 'contact-message' || row.merged_into !== null || row.erased_at !== null) return [];
  const text = textsOf({ answers: parseJson(row.payload) }).join('\n');
  const [references, candidates] = [referencesIn(text).slice(0, mostNumbers), numbersIn(text)];
  const byReference =
    references.length === 0
      ? []
      : await db
          .selectFrom('leads')
          .select(['id', 'merged_into', 'reference as number'])
          .where('reference', 'in', references)
          .execute();
  const byNumber =
    candidates.length === 0
      ? []
      : await db
          .selectFrom('shipment_references')
          .innerJoin('shipments', 'shipments.id', 'shipment_references.shipment_id')
          .innerJoin('leads', 'leads.id', 'shipments.lead_id')
          .select(['leads.id', 'leads.merged_into', 'shipment_references.shown as number'])
          .where('shipment_references.value', 'in', candidates)
          .limit(mostNumbers)
          .execute();
  // A merged request leads to the one that it continues in.
  const named = new Map(
    [...byReference, ...byNumber].map((lead) => [lead.merged_into ?? lead.id, lead.number]),
  );
  named.delete(leadId);
  if (named.size === 0) return [];
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'version', 'name', 'company', 'stage', 'folder'])
    .where('id', 'in', [...named.keys()])
    .where('erased_at', 'is', null)
    .where('folder', '=', 'inbox')
    .orderBy('number', 'desc')
    .limit(mostNamed)
    .execute();
  return leads.map(({ id, reference, version, name, company, stage, folder }) => ({
    id,
    reference,
    version,
    name: name || company || reference,
    stage: shownStage({ folder, stage }),
    number: named.get(id) ?? '',
  }));
}
