import { queueReply, sendDueReplies } from '#features/requests/server/reply/waiting-reply.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { changeBy, deskOn, elena } from './desk.ts';

/*
 * A process that sends a reply to the first version of a request, stage included, until it is killed: node
 * send-reply-process.ts FOLDER NOW LEAD MOMENT. It says its MOMENT and waits there: `queued`, `uncommitted` or `sent`.
 */

const [dataDir = '', now = '', leadId = '', moment = ''] = process.argv.slice(2);
const wait = async (at: string) => {
  if (at !== moment) return;
  console.log(at);
  // A timer keeps the process from ending for want of anything to do.
  await new Promise(() => setInterval(() => {}, 60_000));
};
const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
const desk = deskOn(database, Number(now));
const text = { subject: 'Offer', body: 'The rate is 900.', stage: { to: 'quoted' as const } };
const queued = await queueReply(desk, changeBy(elena, { id: leadId, version: 1 }), text);
if (!queued.ok) throw new Error(queued.reason);
await wait('queued');
desk.now = queued.leavesAt;
await sendDueReplies({
  ...desk,
  timelineSubscribers: [
    ...desk.timelineSubscribers,
    (_transaction, { data }) => (data.type === 'stage' ? wait('uncommitted') : Promise.resolve()),
  ],
});
await wait('sent');
