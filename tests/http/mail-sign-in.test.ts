import { expect, inject, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { addStaff, staffCookie } from '../support/staff.ts';

const site = inject('siteOrigin');

test('a sign-in that the owner did not begin connects no mailbox, and its page says so', async () => {
  const { db, close } = await openDatabase({
    databaseUrl: undefined,
    dataDir: inject('siteDataDir'),
    onLostConnection: () => {},
  });
  const Cookie = await staffCookie(db, await addStaff(db, { name: 'Owner of the mailbox' }));
  const response = await fetch(`${site}/desk/connections/oauth?code=guessed&state=guessed`, {
    headers: { Cookie },
    redirect: 'manual',
  });
  expect(response.status).toBe(409);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.text()).toContain('was not begun by you');
  const page = await (await fetch(`${site}/desk/connections`, { headers: { Cookie } })).text();
  expect(page).toContain('/desk/connections/oauth');
  expect(page).toContain('https://outlook.office.com/SMTP.Send');
  expect(await db.selectFrom('mail_connection').selectAll().execute()).toEqual([]);
  await close();
});
