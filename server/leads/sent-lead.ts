import type { Db } from '../db/open-database.ts';
import type { LeadKind, LeadTable } from '../db/tables.ts';

/** A lead as its sender sees it. How it was judged is left out. */
export interface SentLead {
  kind: LeadKind;
  reference: string;
  stage: LeadTable['stage'];
  receivedAt: number;
  /** By when a person answers or, once one did, had to. */
  dueAt: number;
  /** When a person answered; null while the sender waits for it. */
  answeredAt: number | null;
  /** What was sent, by field name. */
  answers: Record<string, string>;
}

/** The part of the status page's address that cannot be guessed goes with the row: it is for the sender alone. */
export function selectSentLeads(db: Db) {
  return (
    db
      .selectFrom('leads')
      // One that was merged into another stands where the other does.
      .leftJoin('leads as kept', 'kept.id', 'leads.merged_into')
      .select(['leads.kind', 'leads.reference', 'leads.secret', 'leads.received_at', 'leads.payload'])
      .select((lead) => [
        lead.fn.coalesce('kept.stage', 'leads.stage').as('stage'),
        lead.fn.coalesce('kept.due_at', 'leads.due_at').as('due_at'),
        lead
          .case()
          .when('kept.id', 'is not', null)
          .then(lead.ref('kept.answered_at'))
          .else(lead.ref('leads.answered_at'))
          .end()
          .as('answered_at'),
      ])
  );
}

type SentRow = Awaited<ReturnType<ReturnType<typeof selectSentLeads>['execute']>>[number];

/** What a row of `selectSentLeads` says. */
export function sentLeadOf(row: SentRow): SentLead {
  return {
    kind: row.kind,
    reference: row.reference,
    stage: row.stage,
    receivedAt: Number(row.received_at),
    dueAt: Number(row.due_at),
    answeredAt: row.answered_at === null ? null : Number(row.answered_at),
    answers: JSON.parse(row.payload),
  };
}
