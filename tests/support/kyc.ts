import { hashToken } from '#features/identity/server/token-hash.ts';
import type { Customer } from '#features/kyc/server/kyc-dependencies.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import type { VirusScanner } from '#platform/files/virus-scan.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { day } from '#platform/values/durations.ts';
import { roomyStorage } from './document-storage.ts';
import { mailLimit } from './mail-limit.ts';
import { createTestApp } from './test-app.ts';
import { testSecret } from './test-secret.ts';

export const customers: Record<string, Customer> = {
  ana: { id: 'account-ana', name: 'Ana Ruiz', email: 'ana@example.com', locale: defaultLocale },
  ben: { id: 'account-ben', name: 'Ben Ode', email: 'ben@example.com', locale: defaultLocale },
};

/** Dependencies of the KYC commands, on a test's database; a test moves the clock. */
export function kycOn({ db }: Pick<Database, 'db'>, now = Date.parse('2026-11-20T15:00:00Z')) {
  const deps = {
    db,
    cipher: createCipher(testSecret),
    mailLimit,
    virusScanner: null as VirusScanner | null,
    onInfected: () => {},
    documentStorage: roomyStorage(),
    now,
    mailsAnnounced: 0,
    clock: () => deps.now,
    outboxIsWaiting: () => {
      deps.mailsAnnounced += 1;
    },
  };
  return deps;
}

const accountsAt = (now: number) =>
  Object.values(customers).map((customer) => ({
    ...customer,
    email_verified: 1 as const,
    password: '',
    created_at: now,
    updated_at: now,
  }));

export async function kycWithCustomers(database: Pick<Database, 'db'>) {
  const deps = kycOn(database);
  await database.db.insertInto('accounts').values(accountsAt(deps.now)).execute();
  return deps;
}

const tokenOf = (name: string) => name.padEnd(32, '0');

async function signInCustomers(db: Db): Promise<void> {
  const now = Date.now();
  const sessions = Object.entries(customers).map(([name, { id }]) => ({
    id: `session-${name}`,
    token: hashToken(tokenOf(name)),
    account_id: id,
    device: '',
    created_at: now,
    used_at: now,
    expires_at: now + day,
  }));
  await db.insertInto('accounts').values(accountsAt(now)).execute();
  await db.insertInto('sessions').values(sessions).execute();
}

const json = (body: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export async function createKycApp(database: Database, settings: Record<string, string> = {}) {
  const app = await createTestApp(database, settings);
  await signInCustomers(database.db);
  const call = (who: string, method: string, path: string, init: RequestInit = {}) =>
    app.request(`/api/v1/kyc${path}`, {
      ...init,
      method,
      headers: { ...(who ? { Authorization: `Bearer ${tokenOf(who)}` } : {}), ...init.headers },
    });
  return {
    ...app,
    call,
    tokenOf,
    upload(who: string, content: Uint8Array, name = 'document.pdf', field = 'document') {
      const body = new FormData();
      body.append(field, new File([new Uint8Array(content)], name, { type: 'application/pdf' }));
      return call(who, 'POST', '/documents', { body });
    },
    /** Sends the case, with a body or without one. */
    send: (who: string, body?: unknown) => call(who, 'POST', '/send', body === undefined ? {} : json(body)),
    saveAnswers: (who: string, answers: unknown) => call(who, 'PUT', '/answers', json(answers)),
  };
}

export type KycApp = Awaited<ReturnType<typeof createKycApp>>;
