import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { attachmentHeaders } from '#platform/http/attachment-headers.ts';
import { kycCommands } from '../commands.ts';
import { readDocument } from '../documents.ts';

/** GET /api/v1/desk/documents/{id}, and the commands on a case. */
export function deskKyc(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/documents/{id}',
      summary: 'Download a document of a KYC case',
      description: 'Each access is logged. Documents are for people: tokens are refused.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const actor = { by: 'staff', id: context.get('staff').id } as const;
      const document = await readDocument(context.get('services'), context.req.valid('param').id, actor);
      if (!document) return refuseUnknown(context);
      return context.body(new Uint8Array(document.content), 200, attachmentHeaders(document));
    },
  );
  desk.addCommands(kycCommands);
}
