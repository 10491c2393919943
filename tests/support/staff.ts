import { argon2id } from '#features/identity/server/passwords.ts';
import { beginSession } from '#features/identity/server/sessions.ts';
import { staffAccounts } from '#features/identity/server/staff/staff-accounts.ts';
import { storeStaff } from '#features/identity/server/staff/staff-rows.ts';
import type { StaffMember, StaffRole } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { askAs } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** Every member of staff in tests has it: its hash, which is slow on purpose, is made once. */
export const staffPassword = 'staff horse battery';

let passwordHash: Promise<string> | null = null;

export async function addStaff(
  db: Db,
  { name = 'Olga', email = '', role = 'owner' as StaffRole, now = Date.now() } = {},
): Promise<StaffMember> {
  passwordHash ??= argon2id.hash(staffPassword);
  const person = { name, email: email || `${name}@desk.example`, role, passwordHash: await passwordHash };
  const stored = await storeStaff(db, person, now);
  if (!stored) throw new Error(`There is a ${person.email} already.`);
  return stored;
}

export async function staffCookie(db: Db, { id }: { id: string }, now = Date.now()): Promise<string> {
  return `desk-session=${await beginSession(db, staffAccounts, id, { userAgent: undefined, now })}`;
}

/** The desk's cookie that an answer sets; empty when it takes it away. */
export function cookieOf(response: Response): string {
  const found = response.headers.getSetCookie().find((cookie) => cookie.startsWith('desk-session='));
  return found?.match(/^desk-session=[^;]*/)?.[0] ?? '';
}

/** Calls the desk's API with a cookie or a bearer token, or without either. */
export function askDesk(app: TestApp, headers: { Cookie?: string; Authorization?: string } = {}) {
  const ask = askAs(app);
  return (method: string, path: string, body?: unknown) => ask(method, `/desk${path}`, body, headers);
}
