import { getAuthTables } from 'better-auth/db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { hashToken } from '../auth/token-hash.ts';
import { bearerHeaders, createAuth } from './auth.ts';

const ana = { name: 'Ana', email: 'Ana@Example.com', password: 'correct horse battery' };

describeOnEachDatabase('better-auth', (open) => {
  test('finds in our tables every column that it knows, and no other', async () => {
    const { db, engine } = await open();
    const auth = createAuth(db, { report: () => {} });
    const schema = getAuthTables(auth.options);
    expect(Object.keys(schema)).toEqual(['user', 'session', 'account', 'verification']);
    for (const { modelName, fields } of Object.values(schema)) {
      const { rows } = await (engine === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info(${modelName})`
        : sql<{ name: string }>`select column_name as name from information_schema.columns
            where table_schema = current_schema() and table_name = ${modelName}`
      ).execute(db);
      const expected = ['id', ...Object.entries(fields).map(([name, field]) => field.fieldName ?? name)];
      expect(rows.map(({ name }) => name).sort(), modelName).toEqual(expected.sort());
    }
  });

  test('stores times as milliseconds, the password as argon2id, the token as its hash and no address', async () => {
    const { db } = await open();
    const problems: string[] = [];
    const auth = createAuth(db, { report: (message) => problems.push(message) });
    const before = Date.now();
    const { token, user } = await auth.api.signUpEmail({ body: { ...ana, locale: 'en' } });
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ id: user.id, email: 'ana@example.com', email_verified: 0 });
    expect(Number(account.created_at)).toBeGreaterThanOrEqual(before);
    const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ token: hashToken(String(token)), account_id: user.id });
    expect(session.ip_address || null).toBeNull();
    const { password } = await db.selectFrom('credentials').selectAll().executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const found = await auth.api.getSession({ headers: bearerHeaders(String(token)) });
    expect(found).toMatchObject({ user: { id: user.id, emailVerified: false }, session: { token } });
    expect(await auth.api.getSession({ headers: bearerHeaders(session.token) })).toBeNull();
    expect(problems).toEqual([]);
  });

  test('stores nothing of an account whose credential cannot be stored', async () => {
    const { db } = await open();
    const auth = createAuth(db, { report: () => {} });
    await db.schema.alterTable('credentials').renameTo('elsewhere').execute();
    await expect(auth.api.signUpEmail({ body: { ...ana, locale: 'en' } })).rejects.toThrow();
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });
});
