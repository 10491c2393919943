import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { messagesIn } from '../../../contract/messages.ts';
import { limitBody } from '../../http/body-limit.ts';
import { failureOf } from '../../http/failure.ts';
import { hostCookieName } from '../../http/host-cookie.ts';
import { sameOriginOnly } from '../../http/origin.ts';
import { staffCookieName } from '../../http/staff-session.ts';
import { deskBulkChanges } from './bulk-changes.ts';
import { deskCannedReplies } from './canned-replies.ts';
import { createDesk, type Desk } from './desk.ts';
import { type DeskEnv, refuse, refuseFields } from './desk-context.ts';
import { deskDownloads } from './downloads.ts';
import { deskErasure } from './erasure.ts';
import { deskEvents } from './events.ts';
import { deskFeedback } from './feedback.ts';
import { deskFigures } from './figures.ts';
import { deskJoining } from './joining.ts';
import { deskKyc } from './kyc.ts';
import { deskKycPapers } from './kyc-papers.ts';
import { deskLeadChanges } from './lead-changes.ts';
import { deskLeadWriting } from './lead-writing.ts';
import { deskLeads } from './leads.ts';
import { deskMail } from './mail.ts';
import { deskOwn } from './own.ts';
import { deskPasswords } from './passwords.ts';
import { deskPeople } from './people.ts';
import { deskPresence } from './presence.ts';
import { deskSession } from './session.ts';
import { deskStaff } from './staff.ts';
import { deskStaffChanges } from './staff-changes.ts';
import { deskTokens } from './tokens.ts';
import { deskTwoFactor } from './two-factor.ts';
import { deskWebhookDeliveries } from './webhook-deliveries.ts';
import { deskWebhooks } from './webhooks.ts';

/** A reply to a customer, in four-byte characters, with room. */
const largestBody = 1024 * 1024;

/** Every route of the desk: a new one's file is added here. */
const parts: ((desk: Desk) => void)[] = [
  // Before the path of one request, which would match its own.
  deskBulkChanges,
  deskLeads,
  deskLeadChanges,
  deskLeadWriting,
  deskPresence,
  deskCannedReplies,
  deskEvents,
  deskSession,
  deskJoining,
  deskPasswords,
  deskOwn,
  deskTwoFactor,
  deskTokens,
  deskStaff,
  deskStaffChanges,
  deskKyc,
  deskKycPapers,
  deskFeedback,
  deskPeople,
  deskErasure,
  deskFigures,
  deskDownloads,
  deskWebhooks,
  deskMail,
  deskWebhookDeliveries,
];

/** The JSON routes under /api/v1/desk, for staff alone. Every answer is JSON; none is cached. */
export function createDeskApi({ appUrl, log }: { appUrl: string; log: Logger }): OpenAPIHono<DeskEnv> {
  const api = new OpenAPIHono<DeskEnv>({
    defaultHook: (result, context) => {
      if (result.success) return;
      const problems = result.error.issues.map((issue) => [String(issue.path[0] ?? 'body'), issue.message]);
      return refuseFields(context, Object.fromEntries(problems.reverse()));
    },
  });
  api.use(
    '/desk/*',
    async (context, next) => {
      await next();
      context.header('Cache-Control', 'no-store');
    },
    sameOriginOnly(appUrl, (context) => refuse(context, 403, 'This can be done from our own pages only.')),
    limitBody(largestBody, (context) => refuse(context, 413, 'This is more than we can take at once.')),
  );
  const schemes = [
    [
      'deskSession',
      { type: 'apiKey', in: 'cookie', name: hostCookieName(staffCookieName, appUrl.startsWith('https:')) },
    ],
    ['deskToken', { type: 'http', scheme: 'bearer' }],
  ] as const;
  for (const [name, scheme] of schemes)
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme);

  const desk = createDesk(api);
  for (const addRoutes of parts) addRoutes(desk);

  for (const [path, methods] of desk.methodsByPath) {
    api.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      const { method } = context.req;
      return refuse(context, 405, `${method} is not possible here. Please use ${methods.join(' or ')}.`);
    });
  }
  api.onError((error, context) => {
    if (error instanceof HTTPException && error.status < 500) return error.getResponse();
    const { status, message } = failureOf(error, context, {
      log,
      part: 'the API of the desk',
      otherwise: messagesIn('en').notStored,
    });
    return refuse(context, status, message);
  });
  return api;
}
