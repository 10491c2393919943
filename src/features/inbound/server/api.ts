import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses, withId } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { attachmentHeaders } from '../../../platform/http/attachment-headers.ts';
import { moment } from '../../../platform/values/moment-shape.ts';
import { findMailboxStatus } from './mailbox-cursor.ts';
import { listUnreadable, readUnreadable } from './unreadable-mails.ts';

const unreadableShape = z.object({
  id: z.string(),
  reason: z.enum(['not-parsed', 'no-sender', 'not-stored']),
  size: z.number().describe('Bytes.'),
  receivedAt: moment,
});

const inboundShape = z.object({
  mailbox: z
    .object({
      connectedAt: moment.nullable().describe('Since when; null while it is not connected.'),
      lastMailAt: moment.nullable(),
      failedAt: moment.nullable(),
      problem: z.string().nullable(),
    })
    .nullable()
    .describe('Null without IMAP_URL, and before the first attempt to connect.'),
  unreadable: z.array(unreadableShape).describe('The newest hundred, kept for thirty days.'),
});

const owner = { role: 'owner', browserOnly: true } as const;

/** Adds GET /api/v1/desk/inbound and /api/v1/desk/inbound/unreadable/{id}. */
export function deskInbound(desk: Routes): void {
  desk.declare(
    {
      policy: owner,
      method: 'get',
      path: '/inbound',
      summary: 'How the mailbox stands, and the mails that could not be read',
      responses: responses([inboundShape, 'The mailbox of customers’ mails.']),
    },
    async (context) => {
      const { db, clock, mailboxId } = context.get('services');
      const mailbox = mailboxId === null ? null : await findMailboxStatus(db, mailboxId, clock());
      const unreadable = (await listUnreadable(db)).map(({ received_at: receivedAt, ...mail }) => ({
        ...mail,
        receivedAt,
      }));
      return context.json({ mailbox, unreadable }, 200);
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'get',
      path: '/inbound/unreadable/{id}',
      summary: 'Download a mail that could not be read',
      description: 'As it came. Open it in a mail program; it may be harmful.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The mail, as an attachment.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const content = await readUnreadable(context.get('services'), id);
      if (!content) return refuseUnknown(context);
      const file = { name: `mail-${id}.eml`, mediaType: 'application/octet-stream' };
      return context.body(new Uint8Array(content), 200, attachmentHeaders(file));
    },
  );
}
