import type { Db } from '../db/open-database.ts';
import { listOwnLeads } from '../leads/list-own-leads.ts';
import type { Session } from './find-session.ts';
import { listSessions } from './list-sessions.ts';

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Everything that is kept of an account, for its owner: times in ISO 8601, requests with every answer as it was sent. */
export async function exportOwnData(db: Db, session: Session, now: number) {
  const { created_at: createdAt, ...account } = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified', 'created_at'])
    .where('id', '=', session.account.id)
    .executeTakeFirstOrThrow();
  const sessions = await listSessions(db, session, now);
  const requests = await listOwnLeads(db, session.account.id);
  return {
    exportedAt: moment(now),
    account: {
      id: account.id,
      name: account.name,
      email: account.email,
      emailVerified: account.email_verified === 1,
      createdAt: moment(Number(createdAt)),
    },
    sessions: sessions.map(({ device, signedInAt, usedAt }) => ({
      device,
      signedInAt: moment(signedInAt),
      usedAt: moment(usedAt),
    })),
    requests: requests.map(({ receivedAt, dueAt, secret: _, ...request }) => ({
      ...request,
      receivedAt: moment(receivedAt),
      dueAt: moment(dueAt),
    })),
  };
}
