import { type RawBuilder, sql } from 'kysely';
import type { FiguresQuestion } from '../../../contract/lead-input.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';

/** Of a lead, what figures are made of. */
export type CountedLead = Pick<
  LeadTable,
  | 'kind'
  | 'service'
  | 'locale'
  | 'stage'
  | 'lost_reason'
  | 'received_at'
  | 'first_answered_at'
  | 'promised_at'
  | 'erased_at'
>;

const texts = ['kind', 'locale', 'stage', 'service', 'lost_reason'] as const;
const numbers = ['received_at', 'first_answered_at', 'promised_at', 'erased_at'] as const;

/** No column that is asked for has these: they hold names out of lists of ours, and numbers. */
const [betweenColumns, betweenLeads] = ['|', '\n'];

/** A lead as one line; what is null is empty. */
function lineOf(): RawBuilder<string> {
  const columns = [...texts, ...numbers].map(
    (name) => sql`coalesce(cast(${sql.ref(`leads.${name}`)} as text), '')`,
  );
  return sql<string>`${sql.join(columns, sql` || '${sql.raw(betweenColumns)}' || `)}`;
}

function leadOf(line: string): CountedLead {
  const [kind, locale, stage, service, lostReason, received, answered, promised, erased] =
    line.split(betweenColumns);
  const momentOf = (text: string | undefined) => (text ? Number(text) : null);
  return {
    kind: kind as CountedLead['kind'],
    locale: locale ?? '',
    stage: stage as CountedLead['stage'],
    service: service || null,
    lost_reason: (lostReason || null) as CountedLead['lost_reason'],
    received_at: Number(received),
    first_answered_at: momentOf(answered),
    promised_at: Number(promised),
    erased_at: momentOf(erased),
  };
}

/**
 * The leads that came in during a period, in no order; spam and what was merged into another are left out. One index
 * holds all that is read. They come as one text, because making a row of each in the driver takes longer than all else.
 */
export async function leadsOfPeriod(
  db: Db,
  { from, to, kind }: { from: number; to: number; kind: FiguresQuestion['kind'] },
): Promise<CountedLead[]> {
  let query = db
    .selectFrom('leads')
    .select(sql<string | null>`string_agg(${lineOf()}, ${sql.lit(betweenLeads)})`.as('lines'))
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('folder', '=', 'inbox')
    .where('merged_into', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  const { lines } = await query.executeTakeFirstOrThrow();
  return lines ? lines.split(betweenLeads).map(leadOf) : [];
}
