import type { OpenAPIHono } from '@hono/zod-openapi';
import { largestRateSheet } from '../../contract/rates.ts';
import { entranceCommands, profileCommands } from '../commands/customer-account.ts';
import { signInCommands } from '../commands/sign-in.ts';
import { submissionCommands, trackCommands } from '../commands/submissions.ts';
import type { UploadSlots } from '../http/body-limit.ts';
import { hostCookieName, staffCookieName } from '../http/session.ts';
import type { Log } from '../log/logger.ts';
import { addAccountRoutes } from './account.ts';
import { deskAttachments } from './desk/attachments.ts';
import { deskDownloads } from './desk/downloads.ts';
import { deskEvents } from './desk/events.ts';
import { deskFeedback, deskFigures } from './desk/feedback.ts';
import { deskInbound } from './desk/inbound.ts';
import { deskKyc, deskKycDocuments } from './desk/kyc.ts';
import { deskLeads } from './desk/leads.ts';
import { deskPeople } from './desk/people.ts';
import { deskQuotes } from './desk/quotes.ts';
import { deskQuoteLists, deskRateSheets, deskRates } from './desk/rates.ts';
import { addOwnShipmentRoutes, deskShipments } from './desk/shipments.ts';
import { deskOwnAccount, deskStaff } from './desk/staff.ts';
import { deskWebhooks, documentWebhookMessages } from './desk/webhooks.ts';
import { docs } from './docs.ts';
import { addKycRoutes } from './kyc.ts';
import { addPlaceRoutes } from './places.ts';
import { addRequestRoutes } from './requests.ts';
import type { ApiEnv } from './responses.ts';
import { createRouter, type Routes } from './router.ts';
import { addUploadRoutes } from './uploads.ts';

/** Every route of the desk: a new one's file is added here. */
const deskParts: ((desk: Routes) => void)[] = [
  deskLeads,
  deskQuotes,
  deskShipments,
  deskEvents,
  deskAttachments,
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
  deskInbound,
  deskRates,
  deskQuoteLists,
];

/** Room for a rate sheet as JSON, whose quotation marks and line ends are escaped. */
const largestRateBody = 2 * largestRateSheet;

/** Room for the longest name, address and passwords. */
const largestAccountBody = 64 * 1024;

/** The JSON API under /api/v1 (specification, section 7). Every answer is JSON, errors too. */
export function createApi(options: {
  appUrl: string;
  companyName: string;
  log: Log;
  uploadSlots: UploadSlots;
  attachmentSlots: UploadSlots;
}): OpenAPIHono<ApiEnv> {
  const { api, group, finish } = createRouter(options);
  group({ style: 'form' }).addCommands(submissionCommands);
  const { signUp, signIn, ...entrance } = entranceCommands;
  const { password, ...profile } = profileCommands;
  group({ style: 'account', maxBody: largestAccountBody }).addCommands({ signUp, signIn, password });
  const accounts = group({ maxBody: largestAccountBody });
  accounts.addCommands({ ...entrance, ...profile, ...trackCommands });
  addAccountRoutes(accounts);
  addKycRoutes(group({}), options.uploadSlots);
  addPlaceRoutes(group({}));
  addRequestRoutes(group({}));
  addUploadRoutes(group({}), options.attachmentSlots);
  addOwnShipmentRoutes(group({}));
  const desk = group({ prefix: '/desk', tag: 'desk' });
  for (const addRoutes of deskParts) addRoutes(desk);
  deskRateSheets(group({ prefix: '/desk', tag: 'desk', maxBody: largestRateBody }));
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
