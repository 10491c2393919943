import { OpenAPIHono, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { messagesIn } from '../../../contract/messages.ts';
import { signInCommands } from '../../commands/sign-in.ts';
import { attachmentHeaders } from '../../http/attachment.ts';
import { limitBody } from '../../http/body-limit.ts';
import { failureOf } from '../../http/failure.ts';
import { hostCookieName } from '../../http/host-cookie.ts';
import { sameOriginOnly } from '../../http/origin.ts';
import { staffCookieName } from '../../http/staff-session.ts';
import { readPaper } from '../../kyc/read-paper.ts';
import { createDesk, type Desk } from './desk.ts';
import { answers, type DeskEnv, refuse, refuseFields, refuseUnknown, withId } from './desk-context.ts';
import { deskDownloads } from './downloads.ts';
import { deskEvents } from './events.ts';
import { deskFeedback } from './feedback.ts';
import { deskFigures } from './figures.ts';
import { deskKyc } from './kyc.ts';
import { deskLeads } from './leads.ts';
import { deskOwnAccount } from './own-account.ts';
import { deskPeople } from './people.ts';
import { deskStaff } from './staff.ts';
import { deskWebhooks } from './webhooks.ts';

/** A reply to a customer, in four-byte characters, with room. */
const largestBody = 1024 * 1024;

/** GET /api/v1/desk/papers/{id}. */
function deskKycPapers(desk: Desk): void {
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/papers/{id}',
      summary: 'Download a paper of a KYC case',
      description: 'Each access is logged. Papers are for people: tokens are refused.',
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

/** Every route of the desk: a new one's file is added here. */
const parts: ((desk: Desk) => void)[] = [
  deskLeads,
  deskEvents,
  (desk) => desk.addCommands(signInCommands),
  deskOwnAccount,
  deskStaff,
  deskKyc,
  deskKycPapers,
  deskFeedback,
  deskPeople,
  deskFigures,
  deskDownloads,
  deskWebhooks,
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
