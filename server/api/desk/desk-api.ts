import { z } from '@hono/zod-openapi';
import { signInCommands } from '../../commands/sign-in.ts';
import { readDocument } from '../../kyc/documents.ts';
import { answers, attachmentHeaders, refuseUnknown, withId } from '../responses.ts';
import type { Routes } from '../router.ts';
import { deskDownloads } from './downloads.ts';
import { deskEvents } from './events.ts';
import { deskFeedback, deskFigures } from './feedback.ts';
import { deskKyc } from './kyc.ts';
import { deskLeads } from './leads.ts';
import { deskPeople } from './people.ts';
import { deskOwnAccount, deskStaff } from './staff.ts';
import { deskWebhooks } from './webhooks.ts';

/** GET /api/v1/desk/documents/{id}. */
function deskKycDocuments(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/documents/{id}',
      summary: 'Download a document of a KYC case',
      description: 'Each access is logged. Documents are for people: tokens are refused.',
      request: withId,
      responses: answers([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const actor = { by: 'staff', id: context.get('staff').id } as const;
      const document = await readDocument(context.get('services'), context.req.valid('param').id, actor);
      if (!document) return refuseUnknown(context);
      return context.body(new Uint8Array(document.content), 200, attachmentHeaders(document));
    },
  );
}

/** Every route of the desk: a new one's file is added here. */
const parts: ((desk: Routes) => void)[] = [
  deskLeads,
  deskEvents,
  (desk) => desk.addCommands(signInCommands),
  deskOwnAccount,
  deskStaff,
  deskKyc,
  deskKycDocuments,
  deskFeedback,
  deskPeople,
  deskFigures,
  deskDownloads,
  deskWebhooks,
];

/** Adds the JSON routes under /api/v1/desk, for staff alone. */
export function addDeskRoutes(routes: Routes): void {
  for (const addRoutes of parts) addRoutes(routes);
}
