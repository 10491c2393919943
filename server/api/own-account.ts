import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { changeNameInput, deleteAccountInput } from '../../contract/account.ts';
import { answersShape } from '../../contract/answers.ts';
import { fieldMessage, messagesIn } from '../../contract/messages.ts';
import { changeName } from '../accounts/change-name.ts';
import { listOwnLeads } from '../leads/customer/list-own-leads.ts';
import { deleteAccount } from '../people/delete-account.ts';
import { exportOwnData } from '../people/export-own-data.ts';
import {
  type AccountsEnv,
  answers,
  body,
  done,
  refuseFields,
  refuseLimited,
  signedIn,
} from './accounts-context.ts';

const account = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});

const request = z.object({
  kind: z.string(),
  reference: z.string(),
  secret: z.string().openapi({ description: 'The status page is /requests/{secret}.' }),
  stage: z.string(),
  receivedAt: z.number().openapi({ description: 'Milliseconds since 1970, as the other times.' }),
  dueAt: z.number(),
  answeredAt: z.number().nullable().openapi({ description: 'When a person answered.' }),
  answers: answersShape,
  handledWith: z
    .array(z.string())
    .openapi({ description: 'References of your requests that are handled together with this one.' }),
});

const getAccount = createRoute({
  ...signedIn,
  method: 'get',
  path: '/account',
  summary: 'Who is signed in',
  responses: answers([200, account, 'The account.'], 401),
});

const putName = createRoute({
  ...signedIn,
  method: 'put',
  path: '/account/name',
  summary: 'Change the name',
  request: body(changeNameInput),
  responses: answers([200, z.object({ msg: z.string(), name: z.string() }), 'Changed.'], 400, 401, 415, 422),
});

const getRequests = createRoute({
  ...signedIn,
  method: 'get',
  path: '/account/requests',
  summary: 'List the requests that were sent from the account',
  responses: answers([200, z.object({ requests: z.array(request) }), 'The newest first.'], 401),
});

const getExport = createRoute({
  ...signedIn,
  method: 'get',
  path: '/account/export',
  summary: 'Everything that is kept of the account',
  responses: answers([200, z.object({}).loose(), 'As a file to download.'], 401),
});

const deleteOwn = createRoute({
  ...signedIn,
  method: 'delete',
  path: '/account',
  summary: 'Delete the account',
  description:
    'Requests stay with the company, without the link to the account; sent KYC papers, until their time of keeping is over.',
  request: body(deleteAccountInput),
  responses: answers([200, done, 'Deleted.'], 400, 401, 415, 422, 429),
});

/** GET and DELETE /api/v1/account, PUT /account/name, GET /account/requests and /account/export. */
export function ownAccount(api: OpenAPIHono<AccountsEnv>): void {
  const words = messagesIn('en').account;

  api.openapi(getAccount, (context) => {
    const { id, ...rest } = context.get('session').account;
    return context.json({ userId: id, ...rest }, 200);
  });

  api.openapi(putName, async (context) => {
    const { fullname } = context.req.valid('json');
    const { db, clock } = context.get('services');
    await changeName(db, context.get('session'), fullname, clock());
    return context.json({ msg: words.nameChanged, name: fullname }, 200);
  });

  api.openapi(getRequests, async (context) => {
    const { db } = context.get('services');
    return context.json({ requests: await listOwnLeads(db, context.get('session').account.id) }, 200);
  });

  api.openapi(getExport, async (context) => {
    const services = context.get('services');
    context.header('Content-Disposition', 'attachment; filename="account.json"');
    return context.json(await exportOwnData(services, context.get('session'), services.clock()), 200);
  });

  api.openapi(deleteOwn, async (context) => {
    const facts = context.get('facts');
    const { currentPassword } = context.req.valid('json');
    const session = context.get('session');
    const outcome = await deleteAccount(context.get('services'), session, currentPassword, facts);
    if (outcome.ok) {
      facts.keepSession(null);
      return context.json({ msg: words.deleted }, 200);
    }
    if (outcome.reason === 'limited') return refuseLimited(context, outcome);
    return refuseFields(context, { currentPassword: outcome.reason }, fieldMessage('en', outcome.reason));
  });
}
