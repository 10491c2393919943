import { z } from '@hono/zod-openapi';
import { attachmentHeaders } from '../../http/attachment.ts';
import { readPaper } from '../../kyc/read-paper.ts';
import type { Desk } from './desk.ts';
import { answers, refuseUnknown, withId } from './desk-context.ts';

/** GET /api/v1/desk/papers/{id}. */
export function deskKycPapers(desk: Desk): void {
  desk.declare(
    {
      need: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/papers/{id}',
      summary: 'Download a paper of a KYC case',
      description: 'Each look is logged. Papers are for people: tokens are refused.',
      request: withId,
      responses: answers([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const actor = { by: 'staff', id: context.get('staff').id } as const;
      const paper = await readPaper(context.get('services'), context.req.valid('param').id, actor);
      if (!paper) return refuseUnknown(context);
      return context.body(new Uint8Array(paper.content), 200, attachmentHeaders(paper));
    },
  );
}
