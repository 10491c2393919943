import { readImapUrl } from '../../src/features/inbound/server/imap-url.ts';
import { createMailboxReader } from '../../src/features/inbound/server/mailbox-reader.ts';
import { receiveMail } from '../../src/features/inbound/server/receive-mail.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { hour } from '../../src/platform/values/durations.ts';
import { inboundOn, shortTimes } from './inbound.ts';

/*
 * A process that reads a mailbox, and kills itself at a point of the second mail: `fetched` before it is stored, `stored`
 * before the cursor moves.
 */

const [dataDir = '', imapUrl = '', point = ''] = process.argv.slice(2);

const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
const log = { info: () => {}, warn: () => {}, error: () => {} };
let received = 0;

createMailboxReader(inboundOn(database, Date.now()), {
  mailbox: readImapUrl(imapUrl),
  log,
  // The next process must not have to wait for its end.
  times: { ...shortTimes, lease: hour },
  async receive(deps, mail) {
    received += 1;
    if (received === 2 && point === 'fetched') process.kill(process.pid, 'SIGKILL');
    const reception = await receiveMail(deps, mail);
    if (received === 2 && point === 'stored') process.kill(process.pid, 'SIGKILL');
    return reception;
  },
}).start();
