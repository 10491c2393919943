import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { isStillAuthorized } from '#features/identity/server/api/authorize.ts';
import { type ApiEnv, refusalsInDocument } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { LeadFeedItem, PresentStaff } from '../../lead.ts';
import { lastPosition } from '../timeline/lead-events.ts';

const retryMs = 3000;

/** Streams of one person at once, in each process: each costs a look at the database with every event. */
const mostStreams = 30;

/** Start position of a follower: the last event before the connection broke, the requested one, or the newest. */
async function startOf(context: Context<ApiEnv>, after: number | undefined): Promise<number> {
  const lastSeen = context.req.header('last-event-id') ?? '';
  if (/^\d{1,15}$/.test(lastSeen)) return Number(lastSeen);
  return after ?? lastPosition(context.get('services'));
}

/** While the database fails nobody is told anything, so nobody need leave. */
function isStillAllowed(context: Context<ApiEnv>, items: LeadFeedItem[]): Promise<boolean> {
  return isStillAuthorized(context).catch(() => items.length === 0);
}

/** Writes presence to a stream in order: of changes that come while one is written, the last alone. */
function presenceWriter(context: Context<ApiEnv>, stream: SSEStreamingApi) {
  let next: PresentStaff[] | null = null;
  let isWriting = false;
  return async (here: PresentStaff[]): Promise<void> => {
    next = here;
    if (isWriting) return;
    isWriting = true;
    while (next) {
      const data = JSON.stringify({ here: next });
      next = null;
      if (await isStillAuthorized(context).catch(() => false))
        await stream.writeSSE({ event: 'presence', data });
    }
    isWriting = false;
  };
}

/** Writes what happens after a position, until the reader leaves or may hear no more. */
async function follow(
  context: Context<ApiEnv>,
  stream: SSEStreamingApi,
  { position: begun, leadId, signal }: { position: number; leadId: string | undefined; signal: AbortSignal },
): Promise<void> {
  let position = begun;
  await stream.write(`retry: ${retryMs}\nid: ${position}\n\n`);
  const { deskEvents: feed, deskPresence, deskHeartbeatMs: patienceMs } = context.get('services');
  if (leadId) {
    const onChange = presenceWriter(context, stream);
    const leave = deskPresence.follow({ leadId, staffId: context.get('staff').id, onChange });
    signal.addEventListener('abort', leave, { once: true });
  }
  for (;;) {
    const items = await feed.after(position, { patienceMs, signal });
    if (!items || !(await isStillAllowed(context, items))) return;
    if (items.length === 0) await stream.write(': still here\n\n');
    for (const event of items) {
      await stream.writeSSE({ id: String(event.position), data: JSON.stringify(event) });
    }
    position = items.at(-1)?.position ?? position;
  }
}

/** GET /api/v1/desk/events. */
export function deskEvents(desk: Routes): void {
  const streamsOf = new Map<string, number>();
  const count = (staffId: string, more: 1 | -1) => {
    const streams = (streamsOf.get(staffId) ?? 0) + more;
    if (streams > 0) streamsOf.set(staffId, streams);
    else streamsOf.delete(staffId);
  };

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/events',
      summary: 'Follow what happens to requests',
      description:
        'Server-sent events, each an event of a timeline (src/features/requests/lead.ts) as JSON. The id is its position: with `after` or Last-Event-ID one goes on from there, without, from now. With `lead`, messages of the type `presence` say who else has that request open and is typing a reply, whenever it changes. At most 30 streams of one person at once.',
      request: {
        query: z.object({
          after: z.coerce.number().int().min(0).optional(),
          lead: z.string().max(64).optional(),
        }),
      },
      responses: {
        200: { description: 'The stream.', content: { 'text/event-stream': { schema: z.string() } } },
        ...refusalsInDocument([422, 429]),
      },
    },
    async (context) => {
      const position = await startOf(context, context.req.valid('query').after);
      if (context.req.method === 'HEAD') {
        return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
      }
      const { id: staffId } = context.get('staff');
      if ((streamsOf.get(staffId) ?? 0) >= mostStreams) {
        context.header('Retry-After', String(Math.ceil(context.get('services').deskHeartbeatMs / 1000)));
        return refuse(context, 429, deskOutcomes.tooManyStreams);
      }
      // nginx would keep it until it is full.
      context.header('X-Accel-Buffering', 'no');
      return streamSSE(context, async (stream) => {
        const gone = new AbortController();
        count(staffId, 1);
        // Also where the reader takes nothing any more, and what is written waits for good.
        stream.onAbort(() => gone.abort());
        gone.signal.addEventListener('abort', () => count(staffId, -1), { once: true });
        try {
          const { lead: leadId } = context.req.valid('query');
          await follow(context, stream, { position, leadId, signal: gone.signal });
        } finally {
          gone.abort();
        }
      });
    },
  );
}
