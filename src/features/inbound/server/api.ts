import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ApiEnv, refuseUnknown, responses, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { attachmentHeaders } from '#platform/http/attachment-headers.ts';
import { mailLists } from '../mail-lists.ts';
import { ownMailOf } from './inbound-dependencies.ts';
import type { OriginalMail } from './kept-mails.ts';
import { listUnusedMails, mailCursor, unusedReasons } from './list-mails.ts';
import { originalHeaders, originalPage } from './original-page.ts';
import { openOriginal, openUnused } from './originals.ts';

const mailOfRequest = { params: z.object({ id: z.string(), mailId: z.string() }) };

const asFile = (content: Uint8Array, id: string) =>
  [
    new Uint8Array(content),
    200,
    attachmentHeaders({ name: `mail-${id}.eml`, mediaType: 'application/octet-stream' }),
  ] as const;

/** Answers with the page of a mail that staff may read. */
async function showOriginal(
  context: Context<ApiEnv>,
  { content, isWhole }: OriginalMail,
  downloadPath: string,
): Promise<Response> {
  const mail = await context.get('services').parseMail(content, ownMailOf({ authServices: [] }));
  return context.body(originalPage(mail, { downloadPath, isWhole }), 200, originalHeaders);
}

const unusedMail = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().openapi({ description: 'In lower case; empty where the mail names none.' }),
  subject: z.string(),
  receivedAt: z.number(),
  size: z.number().openapi({ description: 'Bytes in the mailbox.' }),
  reason: z.enum(unusedReasons),
  request: z
    .object({ id: z.string(), reference: z.string() })
    .nullable()
    .openapi({ description: 'The request of the mail that a copy is of.' }),
  problem: z.string().openapi({ description: 'The error of the last attempt to fetch or store it.' }),
  isSetAside: z.boolean().openapi({ description: 'It could not be read, and staff have not handled it.' }),
  isDone: z.boolean().openapi({ description: 'Staff marked it as done.' }),
  hasOriginal: z.boolean(),
});

/**
 * GET /api/v1/desk/inbound/mails, /inbound/mails/{id}, and the original of each message of a request that came by mail.
 */
export function deskInbound(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/inbound/mails',
      summary: 'List received mails that are on no request',
      description:
        'The newest first, 50 at a time. `next` is the `before` of the next page; null on the last one. `show=set-aside` lists those that could not be read and that staff have not handled; `show=own` those that the desk sent, and `show=copies` those that came by another way before, which are left out otherwise.',
      request: { query: z.object({ before: mailCursor.optional(), show: z.enum(mailLists).optional() }) },
      responses: responses([
        z.object({ mails: z.array(unusedMail), next: z.string().nullable() }),
        'The mails, with the reason for each.',
      ]),
    },
    async (context) =>
      context.json(await listUnusedMails(context.get('services').db, context.req.valid('query')), 200),
  );
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/inbound/mails/{id}',
      summary: 'Download a received mail that is on no request',
      description:
        'As it came, for 90 days; of a mail over 40 MB its beginning. Each access to a copy of a mail of a request is logged. Open it in a mail program; it may be harmful.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The mail, as an attachment.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const staffId = context.get('staff').id;
      const original = await openUnused(context.get('services'), { mailId: id, staffId });
      if (!original) return refuseUnknown(context);
      return context.body(...asFile(original.content, id));
    },
  );
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/inbound/mails/{id}/page',
      summary: 'Show a received mail that is on no request',
      description:
        'As HTML without scripts, forms and pictures of other servers. Each access to a copy of a mail of a request is logged.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'A page.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const staffId = context.get('staff').id;
      const original = await openUnused(context.get('services'), { mailId: id, staffId });
      if (!original) return refuseUnknown(context);
      return showOriginal(context, original, `/api/v1/desk/inbound/mails/${encodeURIComponent(id)}`);
    },
  );
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/requests/{id}/mails/{mailId}',
      summary: 'Download a mail of a request',
      description:
        'As it came, for 90 days; of a mail over 40 MB its beginning. Each access is logged. It may be harmful.',
      request: mailOfRequest,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The mail, as an attachment.']),
    },
    async (context) => {
      const { id: leadId, mailId } = context.req.valid('param');
      const staffId = context.get('staff').id;
      const original = await openOriginal(context.get('services'), { leadId, mailId, staffId });
      if (!original) return refuseUnknown(context);
      return context.body(...asFile(original.content, mailId));
    },
  );
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/requests/{id}/mails/{mailId}/page',
      summary: 'Show a mail of a request',
      description: 'As HTML without scripts, forms and pictures of other servers. Each access is logged.',
      request: mailOfRequest,
      responses: responses([z.string().openapi({ format: 'binary' }), 'A page.']),
    },
    async (context) => {
      const { id: leadId, mailId } = context.req.valid('param');
      const services = context.get('services');
      const staffId = context.get('staff').id;
      const original = await openOriginal(services, { leadId, mailId, staffId });
      if (!original) return refuseUnknown(context);
      const path = `/api/v1/desk/requests/${encodeURIComponent(leadId)}/mails/${encodeURIComponent(mailId)}`;
      return showOriginal(context, original, path);
    },
  );
}
