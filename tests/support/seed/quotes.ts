import type { Insertable } from 'kysely';
import { quoteContent } from '#features/quotes/quote-content.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { dateAt, instantOf } from '#features/settings/business-hours.ts';
import { company } from '#features/settings/sample-company.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { day, hour } from '#platform/values/durations.ts';
import { batchSize, type Draw, randomFrom, storeRows } from './draw.ts';
import { madeUpStaff } from './requests.ts';

const validDays = 21;

type QuotedLead = Pick<
  LeadTable,
  'id' | 'number' | 'mode' | 'stage' | 'lost_reason' | 'service' | 'lane_from' | 'lane_to' | 'received_at'
>;

/** The lines that a quote charges, and what they come to in cents. */
function madeUpOption(draw: Draw, mode: LeadTable['mode']) {
  const freight = draw.whole(300, 6000);
  const [documents, handling] = [75, draw.whole(60, 240)];
  const rates: ['freight' | 'documents' | 'origin-handling', number, number][] = [
    ['freight', freight, Math.round(freight * 0.82)],
    ['documents', documents, 40],
    ['origin-handling', handling, Math.round(handling * 0.7)],
  ];
  const lines = rates.map(([code, rate, cost], index) => ({
    id: `line-${index}`,
    code,
    basis: 'shipment' as const,
    rate: String(rate),
    currency: 'USD' as const,
    cost: { rate: String(cost) },
  }));
  const sum = (at: 1 | 2) => rates.reduce((all, rate) => all + rate[at], 0) * 100;
  return { option: { id: 'option-0', mode, lines }, price: sum(1), cost: sum(2) };
}

interface MadeUpQuotes {
  quotes: Insertable<Tables['quotes']>[];
  totals: Insertable<Tables['quote_totals']>[];
  decisions: Insertable<Tables['quote_decisions']>[];
  quoted: Insertable<Tables['quoted_leads']>;
}

/** The quotes of one request: some have a second revision, and what was won or lost was decided. */
function quotesOf(draw: Draw, lead: QuotedLead, now: number): MadeUpQuotes {
  const staff = draw.one(madeUpStaff);
  const revisions = draw.chance(0.5) ? 2 : 1;
  const made: Omit<MadeUpQuotes, 'quoted'> = { quotes: [], totals: [], decisions: [] };
  const first = Math.min(Number(lead.received_at) + draw.whole(1, 30) * hour, now);
  for (let revision = 1; revision <= revisions; revision += 1) {
    const sentAt = Math.min(first + (revision - 1) * 2 * day, now);
    const validUntil = dateAt(sentAt + validDays * day, company.hours.timeZone);
    const { option, price, cost } = madeUpOption(draw, lead.mode);
    const content = quoteContent.parse({ options: [option], validUntil });
    const isLast = revision === revisions;
    const decided = lead.stage === 'won' ? 'accepted' : lead.stage === 'lost' ? 'declined' : 'sent';
    const state = isLast ? decided : 'superseded';
    const settledAt = state === 'sent' ? null : Math.min(sentAt + day, now);
    const id = `${lead.id}-${revision}`;
    made.quotes.push({
      id,
      lead_id: lead.id,
      revision,
      state,
      version: 2,
      content: jsonText(content),
      valid_until: validUntil,
      begun_at: sentAt,
      saved_at: sentAt,
      sent_at: sentAt,
      expires_at: instantOf(
        dateAt(sentAt + (validDays + 1) * day, company.hours.timeZone),
        '00:00',
        company.hours.timeZone,
      ),
      saved_by: staff.id,
      saved_by_name: staff.name,
      settled_at: settledAt,
      subject: 'Your quote',
      message: 'Here is our quote.',
      outbox_id: `${id}-mail`,
      document_id: null,
      document_digest: null,
      customer_reminded_at: null,
      staff_reminded_at: null,
      quoted_request: null,
      quoted_cargo: null,
      is_ready: 0,
    });
    made.totals.push({
      quote_id: id,
      option_id: 'option-0',
      number: 0,
      currency: 'USD',
      price,
      cost,
      sent_at: sentAt,
      is_accepted: state === 'accepted' ? 1 : 0,
    });
    if (settledAt !== null && (state === 'accepted' || state === 'declined'))
      made.decisions.push({
        id: `${id}-decision`,
        quote_id: id,
        outcome: state,
        via: 'telephone',
        option_id: state === 'accepted' ? 'option-0' : null,
        reason: state === 'declined' ? lead.lost_reason : null,
        comment: '',
        name: 'Made up',
        order_number: '',
        address: '',
        user_agent: '',
        terms_digest: null,
        document_digest: null,
        decided_by: staff.id,
        decided_by_name: staff.name,
        at: settledAt,
        undone_at: null,
        undone_by: null,
      });
  }
  return {
    ...made,
    quoted: {
      lead_id: lead.id,
      received_at: lead.received_at,
      quoted_at: first,
      stage: lead.stage,
      lost_reason: lead.lost_reason,
      service: lead.service,
      lane_from: lead.lane_from,
      lane_to: lead.lane_to,
    },
  };
}

/** Gives every made-up request that was quoted, won or lost its quotes, the same for the same seed. */
export async function seedQuotes(db: Db, { now, seed = 1 }: { now: number; seed?: number }): Promise<void> {
  const draw = randomFrom(seed + 5);
  for (let last = 0; ; ) {
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'number', 'mode', 'stage', 'lost_reason', 'service', 'lane_from', 'lane_to'])
      .select('received_at')
      .where('number', '>', last)
      .where('folder', '=', 'inbox')
      .where('merged_into', 'is', null)
      .where('stage', 'in', ['quoted', 'won', 'lost'])
      .orderBy('number')
      .limit(batchSize)
      .execute();
    const made = leads.map((lead) => quotesOf(draw, lead, now));
    await storeRows(db, {
      quotes: made.flatMap(({ quotes }) => quotes),
      quote_totals: made.flatMap(({ totals }) => totals),
      quote_decisions: made.flatMap(({ decisions }) => decisions),
      quoted_leads: made.map(({ quoted }) => quoted),
    });
    if (leads.length < batchSize) return;
    last = leads.at(-1)?.number ?? last;
  }
}
