import { createInterface } from 'node:readline';
import { decideQuote } from '#features/quotes/server/decide-quote.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { deskOn } from './desk.ts';

/*
 * A process that accepts quotes of the database in a folder, for tests of several processes on one file:
 * node accept-quotes-process.ts FOLDER NOW. It answers each line of its input, the id of a quote and the secret of its link, with
 * the outcome as JSON, and says `ready` first.
 */

const [dataDir = '', now = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
const desk = deskOn(database, Number(now));
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [quoteId = '', secret = ''] = line.split(' ');
  const outcome = await decideQuote(
    desk,
    quoteId,
    { kind: 'customer', secret, address: String(process.pid), userAgent: '' },
    { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' },
  );
  console.log(JSON.stringify(outcome));
}
await database.close();
