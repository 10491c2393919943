import type { Database, Db } from '../../db/open-database.ts';
import { findSenders, searchTermsOf } from './find-senders.ts';

type Reading = Pick<Database, 'db' | 'engine'>;

/** Somebody who sent requests, as lists show them: by what they last sent. */
interface Sender {
  /** In lower case: what their requests are grouped by. */
  email: string;
  name: string;
  company: string;
  /** The id and place of the request that this was read off. */
  leadId: string;
  number: number;
  /** When that request was received; milliseconds since 1970. */
  lastAt: number;
  /** How many requests were sent under the address. */
  requests: number;
}

/** A page of people; `next` is the cursor of the page behind it, null at the end. */
interface SenderPage {
  senders: Sender[];
  next: number | null;
}

type SenderRow = Omit<Sender, 'requests' | 'lastAt' | 'leadId' | 'email'> & {
  id: string;
  email_key: string;
  received_at: number;
};

/** The newest request of each address, the newest first. Every row is one descent of the index of addresses. */
function newestOfEach(db: Db, before: number, limit: number): Promise<SenderRow[]> {
  return (
    db
      .selectFrom('leads')
      .select(['id', 'number', 'email_key', 'name', 'company', 'received_at'])
      .where('number', '<', before)
      .where('email_key', '!=', '')
      // The folder is asked for inside alone: outside, SQLite would rather read by it than in the order of arrival.
      .where('number', '=', (lead) =>
        lead
          .selectFrom('leads as same')
          .select('same.number')
          .whereRef('same.email_key', '=', 'leads.email_key')
          .where('same.folder', '=', 'inbox')
          .orderBy('same.number', 'desc')
          .limit(1),
      )
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
  );
}

async function countByEmail(db: Db, emails: string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select((lead) => ['email_key', lead.fn.countAll<number>().as('count')])
    .where('email_key', 'in', emails)
    .groupBy('email_key')
    .execute();
  return new Map(rows.map(({ email_key, count }) => [email_key, Number(count)]));
}

/**
 * People by what they last sent, the newest first. Without words, whoever only ever lay in the spam folder is left out; with
 * words, everybody whose name, company or address has them all is found, the last word perhaps half typed.
 */
export async function listSenders(
  { db, engine }: Reading,
  { text, before = Number.MAX_SAFE_INTEGER, limit }: { text: string; before?: number; limit: number },
): Promise<SenderPage> {
  const wanted = searchTermsOf(text);
  const found =
    wanted.length > 0
      ? await findSenders({ db, engine }, { wanted, before, limit })
      : await newestOfEach(db, before, limit + 1).then((rows) => ({
          rows: rows.slice(0, limit),
          next: rows.length > limit ? (rows[limit - 1]?.number ?? null) : null,
        }));
  const counts = await countByEmail(
    db,
    found.rows.map(({ email_key }) => email_key),
  );
  const senders = found.rows.map(({ id, email_key, received_at, ...row }) => ({
    ...row,
    leadId: id,
    email: email_key,
    lastAt: Number(received_at),
    requests: counts.get(email_key) ?? 0,
  }));
  return { senders, next: found.next };
}
