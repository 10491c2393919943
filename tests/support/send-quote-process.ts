import { sendDueQuotes } from '#features/quotes/server/waiting-quote.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { deskOn } from './desk.ts';
import { roomyStorage } from './document-storage.ts';
import { pdf } from './documents.ts';

/*
 * A process that sends the quotes that are due in the database in a folder and waits before it commits, until it is
 * killed: node send-quote-process.ts FOLDER SECRET NOW. It says `rendered` once the PDF is made, and
 * `uncommitted` once all but the commit is done.
 */

const [dataDir = '', secret = '', now = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
const desk = deskOn(database, Number(now));
await sendDueQuotes({
  ...desk,
  cipher: createCipher(secret),
  documentStorage: roomyStorage(),
  virusScanner: null,
  onInfected: () => {},
  async renderQuotePdf() {
    console.log('rendered');
    return pdf('quote');
  },
  timelineSubscribers: [
    ...desk.timelineSubscribers,
    async (_transaction, { data }) => {
      if (data.type !== 'quote-sent') return;
      console.log('uncommitted');
      // A timer keeps the process from ending for want of anything to do.
      await new Promise(() => setInterval(() => {}, 60_000));
    },
  ],
});
