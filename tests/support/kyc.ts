import { company } from '../../app/content/company.ts';
import type { Database } from '../../server/db/open-database.ts';
import { createCipher } from '../../server/kyc/cipher.ts';
import type { Customer } from '../../server/kyc/kyc-dependencies.ts';
import { createTestApp, testSecret } from './test-app.ts';

/** Two customers; a test's request is Ana's when it says `Authorization: Bearer ana`. */
export const customers: Record<string, Customer> = {
  ana: { id: 'account-ana', name: 'Ana Ruiz', email: 'ana@example.com' },
  ben: { id: 'account-ben', name: 'Ben Ode', email: 'ben@example.com' },
};

/** What the commands of KYC need, on a test's database; a test moves the clock. */
export function kycOn({ db }: Pick<Database, 'db'>, now = Date.parse('2026-11-20T15:00:00Z')) {
  const house = {
    db,
    company,
    cipher: createCipher(testSecret),
    now,
    mailsAnnounced: 0,
    clock: () => house.now,
    mailIsWaiting: () => {
      house.mailsAnnounced += 1;
    },
  };
  return house;
}

/** The test application with the two customers, and what their browsers do. */
export async function createKycApp(database: Database, settings: Record<string, string> = {}) {
  const app = await createTestApp(database, settings, Date.now, async (headers) => {
    const name = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    return customers[name] ?? null;
  });
  const call = (who: string, method: string, path: string, init: RequestInit = {}) =>
    app.request(`/api/v1/kyc${path}`, {
      ...init,
      method,
      headers: { ...(who ? { Authorization: `Bearer ${who}` } : {}), ...init.headers },
    });
  return {
    ...app,
    call,
    upload(who: string, content: Uint8Array, name = 'paper.pdf', field = 'paper') {
      const body = new FormData();
      body.append(field, new File([new Uint8Array(content)], name, { type: 'application/pdf' }));
      return call(who, 'POST', '/papers', { body });
    },
    saveAnswers: (who: string, answers: unknown) =>
      call(who, 'PUT', '/answers', {
        headers: { 'Content-Type': 'application/json' },
        body: typeof answers === 'string' ? answers : JSON.stringify(answers),
      }),
  };
}

export type KycApp = Awaited<ReturnType<typeof createKycApp>>;
