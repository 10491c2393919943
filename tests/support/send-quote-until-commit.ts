import { openDatabase } from '../../server/db/open-database.ts';
import { deskOn } from './desk.ts';
import { withQuotes } from './quotes.ts';

/*
 * A process that sends a draft of the database in a folder and waits before it commits, until it is killed:
 * node send-quote-until-commit.ts FOLDER NOW LEAD QUOTE. It says `rendered` once the PDF is made, and `uncommitted` once
 * all but the commit is done.
 */

const [dataDir = '', now = '', leadId = '', quoteId = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
const desk = withQuotes(deskOn(database, Number(now)));
const { renderQuotePdf } = desk;
desk.renderQuotePdf = async () => {
  const bytes = await renderQuotePdf();
  console.log('rendered');
  return bytes;
};
desk.timelineSubscribers = [
  ...desk.timelineSubscribers,
  async (_transaction, { data }) => {
    if (data.type !== 'quote-sent') return;
    console.log('uncommitted');
    // A timer keeps the process from ending for want of anything to do.
    await new Promise(() => setInterval(() => {}, 60_000));
  },
];
await desk.send(leadId, quoteId);
