import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses, withId } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { attachmentHeaders } from '../../../platform/http/attachment-headers.ts';
import { readUnreadable } from './unreadable-mails.ts';

/** GET /api/v1/desk/inbound/unreadable/{id}. */
export function deskInbound(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'owner', browserOnly: true },
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
