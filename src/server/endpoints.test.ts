import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApiToken } from '#features/identity/server/staff/api-tokens.ts';
import { requireTwoFactor } from '#features/identity/server/staff/change-staff.ts';
import { cliActor } from '#features/identity/server/staff/staff-events.ts';
import { deactivateStaff } from '#features/requests/server/commands/deactivate-staff.ts';
import { type StaffMember, type StaffRole, staffRoles } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { createUploadSlots } from '#platform/http/body-limit.ts';
import { ana, tokenOfNewAccount } from '#tests/support/accounts.ts';
import { addStaff, askDesk, cookieOf, staffCookie, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { createApi } from './api.ts';

interface Endpoint {
  method: string;
  /** With the parameters in braces, as the OpenAPI document has it. */
  path: string;
  role: 'anyone' | 'customer' | StaffRole;
  takesTokens: boolean;
  takesJson: boolean;
  takesFile: boolean;
  answers: string;
}

const api = createApi({
  appUrl: 'http://localhost',
  companyName: () => 'Forwarder',
  builtFile: null,
  log: pino({ level: 'silent' }),
  uploadSlots: createUploadSlots(),
  attachmentSlots: createUploadSlots(),
});

/** Every route as Hono runs it but the documentation; 'ALL' are the middleware and the answers to wrong methods. */
const running = new Set(
  api.routes
    .filter(({ method, path }) => method !== 'ALL' && !/^\/(docs|openapi)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
);

/** Endpoints of the OpenAPI document, read once for all tests of this file. */
let described: Promise<Endpoint[]> | null = null;

async function readEndpoints(app: TestApp): Promise<Endpoint[]> {
  const { paths } = await (await app.request('/api/v1/openapi.json')).json();
  return Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      role: operation['x-role'] as Endpoint['role'],
      takesTokens: JSON.stringify(operation.security ?? '').includes('deskToken'),
      takesJson: JSON.stringify(operation.requestBody ?? '').includes('application/json'),
      takesFile: JSON.stringify(operation.requestBody ?? '').includes('multipart/form-data'),
      answers: JSON.stringify(operation.responses).match(/text\/[\w-]+/)?.[0] ?? 'application/json',
    })),
  );
}

const addressOf = ({ path }: Endpoint) => `/api/v1${path.replace(/\{\w+\}/g, 'nothing')}`;

/** A body that no route can use, so that who is let in changes nothing: 422, 404, or what a GET gives. */
async function call(app: TestApp, endpoint: Endpoint, headers: Record<string, string>) {
  const { method, takesJson, takesFile } = endpoint;
  const json = takesJson ? { 'Content-Type': 'application/json' } : {};
  const body = takesJson ? '{}' : takesFile ? new FormData() : null;
  const response = await app.request(addressOf(endpoint), { method, headers: { ...json, ...headers }, body });
  // A stream would never end.
  await response.body?.cancel();
  return response;
}

function withToken(db: Db, staff: StaffMember, scope: 'read' | 'write') {
  const made = createApiToken({ db, clock: Date.now }, staff, { name: scope, scope });
  return made.then(({ token }) => ({ Authorization: `Bearer ${token}` }));
}

describeOnEachDatabase('every endpoint of the API', (open) => {
  let app: TestApp;
  let db: Db;
  let endpoints: Endpoint[];

  async function start(): Promise<void> {
    const database = await open();
    db = database.db;
    app = await createTestApp(database);
    described ??= readEndpoints(app);
    endpoints = await described;
  }

  /** Asserts what each endpoint answers; `headers` are made for each call, as one of them signs out. */
  async function expectAt(
    headers: () => Promise<Record<string, string>>,
    expected: (endpoint: Endpoint) => number | 'in',
  ): Promise<void> {
    for (const endpoint of endpoints) {
      const { status } = await call(app, endpoint, await headers());
      const what = nameOf(endpoint);
      const wanted = expected(endpoint);
      if (wanted !== 'in') expect(status, what).toBe(wanted);
      else {
        expect([401, 403], what).not.toContain(status);
        expect(status, what).toBeLessThan(500);
      }
    }
  }

  const isOpen = ({ role }: Endpoint) => role === 'anyone';
  const isOfDesk = ({ path }: Endpoint) => path.startsWith('/desk/');
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  /** Expected status for staff without a customer account. */
  const toStaff = (expected: (endpoint: Endpoint) => number | 'in') => (endpoint: Endpoint) =>
    endpoint.role === 'customer' ? 401 : expected(endpoint);

  /** The cookie of a customer's session, and of another once the first has ended. */
  async function startCustomer(): Promise<() => Promise<string>> {
    let token = await tokenOfNewAccount(app);
    return async () => {
      const isEnded = (await app.request('/api/v1/account', { headers: { Cookie: `session=${token}` } }))
        .status;
      if (isEnded !== 200) token = (await (await app.post('/api/v1/signin', ana)).json()).token;
      return `session=${token}`;
    };
  }

  test('is in the document with its role, and only these are open to everybody', async () => {
    await start();
    expect(new Set(endpoints.map(nameOf))).toEqual(running);
    expect(endpoints.length).toBeGreaterThanOrEqual(40);
    for (const endpoint of endpoints) {
      const roles = isOfDesk(endpoint) ? ['anyone', ...staffRoles] : ['anyone', 'customer'];
      expect(roles, nameOf(endpoint)).toContain(endpoint.role);
    }
    expect(endpoints.filter(isOpen).map(nameOf)).toEqual([
      'POST /raterequestform',
      'POST /contactform',
      'POST /feedbackform',
      'POST /signup',
      'POST /signin',
      'POST /signin/code',
      'POST /signout',
      'POST /password/forgot',
      'POST /password/reset',
      'POST /email/verify',
      'POST /track',
      'GET /places',
      'GET /answer-time',
      'POST /requests/{secret}/quotes/{quoteId}/accept',
      'POST /requests/{secret}/quotes/{quoteId}/decline',
      'POST /uploads',
      'DELETE /uploads/{id}',
      'GET /requests/{secret}/shipment',
      'PUT /requests/{secret}/shipment/mails',
      'POST /desk/session',
      'DELETE /desk/session',
      'POST /desk/session/code',
      'POST /desk/set-up',
      'POST /desk/join',
      'POST /desk/password/forgot',
      'POST /desk/password/reset',
    ]);
  });

  test('is closed to visitors, and to tokens and cookies of nobody', async () => {
    await start();
    const visitor = (endpoint: Endpoint) => {
      if (!isOpen(endpoint)) return 401;
      // A link that opens nothing.
      if (endpoint.method === 'GET' && endpoint.path.startsWith('/requests/')) return 404;
      return ['DELETE /desk/session', 'POST /signout', 'GET /answer-time'].includes(nameOf(endpoint))
        ? 200
        : 422;
    };
    await expectAt(async () => ({}), visitor);
    await expectAt(async () => ({ Cookie: 'desk-session=made-up' }), visitor);
    await expectAt(async () => ({ Authorization: 'Bearer desk_made-up' }), visitor);
  });

  test('accepts a customer everywhere but at the desk, which does not exist for customers', async () => {
    await start();
    const cookie = await startCustomer();
    await expectAt(
      async () => ({ Cookie: await cookie() }),
      (endpoint) => (isOfDesk(endpoint) && !isOpen(endpoint) ? 404 : 'in'),
    );
    const asStaff = (await cookie()).replace('session', 'desk-session');
    await expectAt(
      async () => ({ Cookie: asStaff }),
      (endpoint) => (isOpen(endpoint) ? 'in' : 401),
    );
  });

  test('accepts an agent and a manager within the role, an owner everywhere', async () => {
    await start();
    const agent = await addStaff(db, { name: 'Ada', role: 'agent' });
    const manager = await addStaff(db, { name: 'Mia', role: 'manager' });
    const owner = await addStaff(db);
    await expectAt(
      async () => ({ Cookie: await staffCookie(db, manager) }),
      toStaff(({ role }) => (role === 'owner' ? 403 : 'in')),
    );
    const ofManagers = new Set(
      endpoints.filter(({ role }) => role === 'manager').map(({ path }) => path.split('/')[2]),
    );
    expect([...ofManagers].sort()).toEqual(['rate-sheets', 'settings']);
    await expectAt(
      async () => ({ Cookie: await staffCookie(db, agent) }),
      toStaff(({ role }) => (role === 'owner' || role === 'manager' ? 403 : 'in')),
    );
    await expectAt(
      async () => ({ Cookie: await staffCookie(db, owner) }),
      toStaff(() => 'in'),
    );
  });

  test('accepts a token within its holder’s role and its scope, and not where the person is asked for', async () => {
    await start();
    const agent = await addStaff(db, { name: 'Ada', role: 'agent' });
    const owner = await addStaff(db);
    const keptOut = (endpoint: Endpoint) => !isOpen(endpoint) && !endpoint.takesTokens;
    const toRead = await withToken(db, owner, 'read');
    await expectAt(
      async () => toRead,
      toStaff((endpoint) =>
        keptOut(endpoint) || (!isOpen(endpoint) && endpoint.method !== 'GET') ? 403 : 'in',
      ),
    );
    const toWrite = await withToken(db, owner, 'write');
    await expectAt(
      async () => toWrite,
      toStaff((endpoint) => (keptOut(endpoint) ? 403 : 'in')),
    );
    const ofAgent = await withToken(db, agent, 'write');
    await expectAt(
      async () => ofAgent,
      toStaff((endpoint) =>
        keptOut(endpoint) || endpoint.role === 'owner' || endpoint.role === 'manager' ? 403 : 'in',
      ),
    );
    expect(endpoints.filter(keptOut).map(({ path }) => path)).toContain('/desk/tokens');
  });

  test('refuses a session that has given only the password', async () => {
    await start();
    const owner = await addStaff(db);
    await db
      .updateTable('staff')
      .set({ two_factor_secret: new Uint8Array([1]) })
      .execute();
    const given = { email: owner.email, password: staffPassword };
    const response = await askDesk(app)('POST', '/session', given);
    expect(await response.json()).toMatchObject({ next: 'code' });
    const half = { Cookie: cookieOf(response) };
    await expectAt(
      async () => half,
      (endpoint) => (isOpen(endpoint) ? 'in' : 401),
    );
  });

  test('refuses a deactivated member of staff at once', async () => {
    await start();
    await addStaff(db);
    const agent = await addStaff(db, { name: 'Ada', role: 'agent' });
    const cookie = { Cookie: await staffCookie(db, agent) };
    const token = await withToken(db, agent, 'write');
    expect((await askDesk(app, cookie)('GET', '/session')).status).toBe(200);
    await deactivateStaff({ db, clock: Date.now, timelineSubscribers: [] }, cliActor, { staffId: agent.id });
    for (const headers of [cookie, token, { Cookie: await staffCookie(db, agent) }]) {
      await expectAt(
        async () => headers,
        (endpoint) => (isOpen(endpoint) ? 'in' : 401),
      );
    }
  });

  test('except those that set up two-factor refuses staff who must set it up first, tokens too', async () => {
    await start();
    const owner = await addStaff(db);
    const token = await withToken(db, owner, 'write');
    await requireTwoFactor({ db, clock: Date.now }, cliActor, true);
    const admitted = ['GET /desk/session', 'PUT /desk/password'];
    const isForThem = ({ method, path }: Endpoint) =>
      admitted.includes(`${method} ${path}`) || path.startsWith('/desk/two-factor');
    await expectAt(
      async () => ({ Cookie: await staffCookie(db, owner) }),
      toStaff((endpoint) => (isOpen(endpoint) || isForThem(endpoint) ? 'in' : 403)),
    );
    await expectAt(
      async () => token,
      toStaff((endpoint) => (isOpen(endpoint) || (isForThem(endpoint) && endpoint.takesTokens) ? 'in' : 403)),
    );
  });

  test('answers what it says, which is not cached, and refuses other sites, other methods and other bodies', async () => {
    await start();
    const owner = await addStaff(db);
    const customerCookie = await startCustomer();
    for (const endpoint of endpoints) {
      const what = nameOf(endpoint);
      const headers = { Cookie: `${await staffCookie(db, owner)}; ${await customerCookie()}` };
      const response = await call(app, endpoint, headers);
      const isSecret = endpoint.path.startsWith('/requests/{secret}/');
      expect(response.headers.get('Cache-Control'), what).toBe(isSecret ? 'private, no-store' : 'no-store');
      expect(response.headers.get('Content-Type')?.split(';')[0], what).toBe(endpoint.answers);
      const other = await app.request(addressOf(endpoint), { method: 'PATCH', headers });
      expect(other.status, what).toBe(405);
      expect(other.headers.get('Allow'), what).toContain(endpoint.method);
      if (endpoint.method === 'GET') continue;
      const elsewhere = { ...headers, Origin: 'https://elsewhere.example' };
      expect((await call(app, endpoint, elsewhere)).status, what).toBe(403);
      if (!endpoint.takesJson && !endpoint.takesFile) continue;
      const form = { method: endpoint.method, headers, body: new URLSearchParams({ a: 'b' }) };
      expect((await app.request(addressOf(endpoint), form)).status, what).toBe(415);
    }
  });
});
