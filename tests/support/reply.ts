import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { queueReply, sendDueReplies } from '#features/requests/server/reply/waiting-reply.ts';

/** Sends a reply at once, by way of the job that sends those that are due. Returns the version of the lead after it. */
export async function sendReply(deps: LeadDependencies, ...[change, reply]: SendArguments) {
  const queued = await queueReply(deps, change, reply);
  if (!queued.ok) return queued;
  const { replyId } = queued;
  await deps.db
    .updateTable('waiting_replies')
    .set({ send_at: deps.clock() })
    .where('id', '=', replyId)
    .execute();
  await sendDueReplies(deps);
  const lead = await deps.db
    .selectFrom('leads')
    .select('version')
    .where('id', '=', change.leadId)
    .executeTakeFirstOrThrow();
  return { ok: true, version: lead.version, replyId } as const;
}

type SendArguments = Parameters<typeof queueReply> extends [unknown, ...infer Rest] ? Rest : never;
