import { readImapUrl } from '#features/inbound/server/imap-url.ts';
import { createMailboxReader } from '#features/inbound/server/mailbox-reader.ts';
import { receiveMail } from '#features/inbound/server/receive-mail.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { hour } from '#platform/values/durations.ts';
import { inboundOn, shortTimes } from './inbound.ts';

/*
 * A process that reads a mailbox, and kills itself at a point of the second mail: `fetched` before it is stored, `stored`
 * before the cursor moves. Without a point it runs on, and its parser throws for mails with `X-Parser: throws`.
 */

const [dataDir = '', imapUrl = '', point = ''] = process.argv.slice(2);

const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir,
  onLostConnection: () => {},
});
const log = { info: () => {}, warn: () => {}, error: () => {} };
let received = 0;

const desk = inboundOn(database);
desk.clock = Date.now;
const { parse } = desk;
desk.parse = async (raw, own) => {
  if (Buffer.from(raw).includes('X-Parser: throws')) throw new Error('The parser failed.');
  return parse(raw, own);
};

createMailboxReader(desk, {
  mailbox: readImapUrl(imapUrl),
  log,
  // The next process must not have to wait for its end.
  times: point
    ? { ...shortTimes, lease: hour }
    : { ...shortTimes, lease: 1_000, poll: 1_000, silence: 5_000 },
  async receive(deps, mail) {
    received += 1;
    if (received === 2 && point === 'fetched') process.kill(process.pid, 'SIGKILL');
    const reception = await receiveMail(deps, mail);
    if (received === 2 && point === 'stored') process.kill(process.pid, 'SIGKILL');
    return reception;
  },
}).start();
