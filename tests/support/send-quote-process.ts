import { sendQuote } from '../../src/features/quotes/server/send-quote.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createCipher } from '../../src/platform/secrets/cipher.ts';
import { deskOn, elena, nameOf } from './desk.ts';
import { pdf } from './documents.ts';

/*
 * A process that sends the first version of a draft of the database in a folder and waits before it commits, until it is
 * killed: node send-quote-process.ts FOLDER SECRET NOW QUOTE LEADVERSION. It says `rendered` once the PDF is made, and
 * `uncommitted` once all but the commit is done.
 */

const [dataDir = '', secret = '', now = '', quoteId = '', leadVersion = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
const desk = deskOn(database, Number(now));
await sendQuote(
  {
    ...desk,
    cipher: createCipher(secret),
    documentStorage: { isFull: () => false, mostDraftBytes: 1_000_000_000 },
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
  },
  { quoteId, version: 1, leadVersion: Number(leadVersion), by: nameOf(elena) },
);
