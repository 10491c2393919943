import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { entranceCommands, profileCommands } from '../commands/customer-account.ts';
import { submissionCommands } from '../commands/submissions.ts';
import type { UploadSlots } from '../http/body-limit.ts';
import { hostCookieName, staffCookieName } from '../http/session.ts';
import type { Log } from '../log/logger.ts';
import { addAccountRoutes } from './account.ts';
import { addDeskRoutes } from './desk/desk-api.ts';
import { messageShapes } from './desk/webhooks.ts';
import { docs } from './docs.ts';
import { addKycRoutes } from './kyc.ts';
import type { ApiEnv } from './responses.ts';
import { createRouter } from './router.ts';

const headers = z.object({
  'webhook-id': z
    .string()
    .openapi({ description: 'The same on each attempt: it identifies what arrives twice.' }),
  'webhook-timestamp': z.string().openapi({ description: 'When it was sent, in seconds since 1970.' }),
  'webhook-signature': z.string().openapi({
    description:
      '`v1,` and HMAC-SHA256 of `id.timestamp.body` in base64; several with a space between while the secret is changed.',
  }),
});

const summaries: Record<keyof typeof messageShapes, string> = {
  'lead.received': 'A request came in, or what was taken for spam was restored',
  'lead.stage-changed': 'A request moved to another stage, spam too',
  ping: 'An owner asked for a test',
};

/** Writes into the OpenAPI document what webhooks are sent (https://www.standardwebhooks.com). */
function documentWebhookMessages(api: Pick<OpenAPIHono, 'openAPIRegistry'>): void {
  for (const [type, schema] of Object.entries(messageShapes)) {
    api.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      tags: ['desk'],
      summary: summaries[type as keyof typeof messageShapes],
      description:
        'Sent to the webhooks that ask for it, at least once and in no certain order: `data.lead` is the request as it stands when this leaves, so keep the one with the highest `version`.',
      request: { headers, body: { required: true, content: { 'application/json': { schema } } } },
      responses: {
        '2XX': { description: 'Taken. The answer’s body is not read.' },
        410: { description: 'Gone: nothing more is sent.' },
        default: { description: 'Anything else, a redirect too, is tried again for five days.' },
      },
    });
  }
}

/** Room for the longest name, address and passwords. */
const largestAccountBody = 64 * 1024;

/** The JSON API under /api/v1 (specification, section 7). Every answer is JSON, errors too. */
export function createApi(options: {
  appUrl: string;
  companyName: string;
  log: Log;
  uploadSlots: UploadSlots;
}): OpenAPIHono<ApiEnv> {
  const { api, group, finish } = createRouter(options);
  group({ style: 'form' }).addCommands(submissionCommands);
  const accounts = group({ style: 'account', maxBody: largestAccountBody });
  accounts.addCommands({ ...entranceCommands, ...profileCommands });
  addAccountRoutes(accounts);
  addKycRoutes(group({}), options.uploadSlots);
  addDeskRoutes(group({ prefix: '/desk', tag: 'desk' }));
  documentWebhookMessages(api);
  finish();

  const deskCookie = hostCookieName(staffCookieName, options.appUrl.startsWith('https:'));
  const registry = api.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'deskToken', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'deskSession', {
    type: 'apiKey',
    in: 'cookie',
    name: deskCookie,
  });
  docs(api, options.companyName);
  return api;
}
