import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { attachmentHeaders } from '#platform/http/attachment-headers.ts';
import { openForStaff } from '../files/downloads.ts';

/** GET /api/v1/desk/requests/{id}/files/{fileId}. */
export function deskAttachments(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/requests/{id}/files/{fileId}',
      summary: 'Download a file of a request',
      description: 'Each access is logged.',
      request: { params: z.object({ id: z.string(), fileId: z.string() }) },
      responses: responses([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const { id: leadId, fileId } = context.req.valid('param');
      const staffId = context.get('staff').id;
      const file = await openForStaff(context.get('services'), { leadId, fileId, staffId });
      if (!file) return refuseUnknown(context);
      return context.body(file.content, 200, {
        ...attachmentHeaders(file),
        'Content-Length': String(file.size),
      });
    },
  );
}
