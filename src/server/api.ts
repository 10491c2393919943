import type { OpenAPIHono } from '@hono/zod-openapi';
import { addPlaceRoutes } from '#features/cargo/server/places/api.ts';
import { feedbackCommands } from '#features/feedback/server/commands.ts';
import { addAnswerTimeRoute } from '#features/figures/server/api.ts';
import { authorize } from '#features/identity/server/api/authorize.ts';
import { deskStaff } from '#features/identity/server/api/desk-staff.ts';
import { hostCookieName, staffCookieName } from '#features/identity/server/api/session.ts';
import { entranceCommands, profileCommands } from '#features/identity/server/commands/customer-account.ts';
import { signInCommands } from '#features/identity/server/commands/sign-in.ts';
import { customerTwoFactorCommands } from '#features/identity/server/commands/two-factor.ts';
import { deskInbound } from '#features/inbound/server/api.ts';
import { inboundCommands } from '#features/inbound/server/commands.ts';
import { deskKyc } from '#features/kyc/server/api/desk-kyc.ts';
import { addKycRoutes } from '#features/kyc/server/api/kyc.ts';
import { deskPeople } from '#features/people/server/api.ts';
import { ownDataCommands } from '#features/people/server/commands.ts';
import { deskQuotes } from '#features/quotes/server/api.ts';
import { customerQuoteCommands } from '#features/quotes/server/commands.ts';
import { quoteTemplateCommands } from '#features/quotes/server/template-commands.ts';
import { addRateRoutes } from '#features/rates/server/api.ts';
import { deskAttachments } from '#features/requests/server/api/desk-attachments.ts';
import { deskEvents } from '#features/requests/server/api/desk-events.ts';
import { deskLeads } from '#features/requests/server/api/desk-leads.ts';
import { addUploadRoutes } from '#features/requests/server/api/uploads.ts';
import { staffActive } from '#features/requests/server/commands/staff-active.ts';
import { submissionCommands } from '#features/requests/server/commands/submissions.ts';
import { deskSettings } from '#features/settings/server/api.ts';
import { addUploadRoute } from '#features/settings/server/files/api-upload.ts';
import { addOwnShipmentRoutes, deskShipments } from '#features/shipments/server/api/desk-shipments.ts';
import { trackCommands } from '#features/shipments/server/track-commands.ts';
import { alarmCommands } from '#features/webhooks/server/alarm-commands.ts';
import { documentWebhookMessages } from '#features/webhooks/server/api.ts';
import { backupCommands } from '#features/webhooks/server/backup-commands.ts';
import { webhookCommands } from '#features/webhooks/server/commands.ts';
import { mailCommands } from '#features/webhooks/server/mail-commands.ts';
import { storageCommands } from '#features/webhooks/server/storage-commands.ts';
import { docs } from '#platform/api/docs.ts';
import type { ApiEnv } from '#platform/api/responses.ts';
import { createRouter, type Routes } from '#platform/api/router.ts';
import type { UploadSlots } from '#platform/http/body-limit.ts';
import type { Log } from '#platform/log/logger.ts';
import { addAccountRoutes } from './api-account.ts';
import { deskDownloads } from './downloads.ts';

/** Every route of the desk: a new one's file is added here. */
const deskParts: ((desk: Routes) => void)[] = [
  deskLeads,
  deskQuotes,
  deskShipments,
  deskEvents,
  deskAttachments,
  (desk) => desk.addCommands(signInCommands),
  deskStaff,
  (desk) => desk.addCommands({ active: staffActive }),
  deskKyc,
  deskPeople,
  deskDownloads,
  deskSettings,
  (desk) =>
    desk.addCommands({
      ...webhookCommands,
      ...mailCommands,
      ...backupCommands,
      ...alarmCommands,
      ...storageCommands,
    }),
  deskInbound,
  (desk) => desk.addCommands(inboundCommands),
  (desk) => desk.addCommands(quoteTemplateCommands),
];

/** Room for the longest name, address and passwords. */
const largestAccountBody = 64 * 1024;

/** The JSON API under /api/v1 (specification, section 7). Every answer is JSON, errors too. */
export function createApi(options: {
  appUrl: string;
  companyName: () => string;
  /** The document of the API that the build made; null to make it on its first request. */
  builtFile: string | null;
  log: Log;
  uploadSlots: UploadSlots;
  attachmentSlots: UploadSlots;
}): OpenAPIHono<ApiEnv> {
  const { api, group, finish } = createRouter({ ...options, authorize });
  group({ style: 'form' }).addCommands({ ...submissionCommands, ...feedbackCommands });
  const { signUp, signIn, ...entrance } = entranceCommands;
  const { password, ...profile } = profileCommands;
  group({ style: 'account', maxBody: largestAccountBody }).addCommands({ signUp, signIn, password });
  const accounts = group({ maxBody: largestAccountBody });
  accounts.addCommands({
    ...entrance,
    ...profile,
    ...ownDataCommands,
    ...customerTwoFactorCommands,
    ...trackCommands,
  });
  addAccountRoutes(accounts);
  addKycRoutes(group({}), options.uploadSlots);
  addPlaceRoutes(group({}));
  addAnswerTimeRoute(group({}));
  group({}).addCommands(customerQuoteCommands);
  addUploadRoutes(group({}), options.attachmentSlots);
  addOwnShipmentRoutes(group({}));
  const desk = group({ prefix: '/desk', tag: 'desk' });
  for (const addRoutes of deskParts) addRoutes(desk);
  addUploadRoute(desk, options.uploadSlots);
  addRateRoutes(desk, options.uploadSlots);
  documentWebhookMessages(api);
  finish();

  const deskCookie = hostCookieName(staffCookieName, options.appUrl.startsWith('https:'));
  docs(api, {
    ...options,
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      deskToken: { type: 'http', scheme: 'bearer' },
      deskSession: { type: 'apiKey', in: 'cookie', name: deskCookie },
    },
  });
  return api;
}
