import type { Generated, Kysely } from 'kysely';

/** The tables as they stand halfway through migration 0005. */
interface Halfway {
  leads: {
    id: string;
    folder: string;
    payload: string;
    received_at: number;
    due_at: number;
    number: number | null;
    waits_until: number | null;
    service: string | null;
    about: string;
  };
  lead_events: {
    position: Generated<number>;
    lead_id: string;
    version: number;
    type: string;
    data: string;
    at: number;
  };
}

/** Gives the leads that were there before the desk their first event, their number and what lists show. */
export async function backfillLeads(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Halfway>;
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'folder', 'payload', 'received_at', 'due_at'])
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  for (const lead of leads) {
    const answers: Record<string, string> = JSON.parse(lead.payload);
    const { position } = await db
      .insertInto('lead_events')
      .values({ lead_id: lead.id, version: 1, type: 'received', data: '{}', at: lead.received_at })
      .returning('position')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('leads')
      .set({
        number: position,
        waits_until: lead.folder === 'inbox' ? lead.due_at : null,
        service: answers.service ?? null,
        about: (answers.subject || answers.productToExport || answers.products || answers.message || '')
          .replace(/\s+/g, ' ')
          .slice(0, 160),
      })
      .where('id', '=', lead.id)
      .execute();
  }
}
