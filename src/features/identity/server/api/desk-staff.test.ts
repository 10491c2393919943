import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import type { Db } from '#platform/db/open-database.ts';
import { deleteOldMails } from '#platform/mail/delete-mails.ts';
import { day } from '#platform/values/durations.ts';
import { tokenOfNewestMail } from '#tests/support/accounts.ts';
import { addStaff, askDesk, cookieOf, staffCookie, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { deleteExpired } from '../sessions.ts';
import { listApiTokens } from '../staff/api-tokens.ts';
import { listInvitations, listStaff } from '../staff/list-staff.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { deleteExpiredStaffEvents, listStaffEvents } from '../staff/staff-events.ts';

const crm = { name: 'CRM', scope: 'read', currentPassword: staffPassword };

describeOnEachDatabase('staff of the desk', (open) => {
  let app: TestApp;
  let db: Db;
  let now: number;
  let owner: { id: string; email: string };
  let asOwner: ReturnType<typeof askDesk>;

  async function start(): Promise<void> {
    const database = await open();
    db = database.db;
    now = Date.parse('2026-11-20T15:00:00Z');
    app = await createTestApp(database, {}, () => now);
    owner = await addStaff(db, { now });
    asOwner = askDesk(app, { Cookie: await staffCookie(db, owner, now) });
  }

  /** Returns the access changes that mails to an address name, in their order. */
  async function changesMailedTo(address: string): Promise<string[]> {
    const mails = db.selectFrom('outbox').select('props').where('type', '=', 'staff-access-changed');
    const props = (await mails.orderBy('id').execute()).map((row) => JSON.parse(row.props));
    return props.filter((one) => one.address === address).map(({ change }) => change);
  }

  const ada = { email: 'Ada@Desk.example', role: 'agent' };
  const join = (token: string, password = 'a password of her own') =>
    askDesk(app)('POST', '/join', { token, name: 'Ada', password });

  async function invite(): Promise<string> {
    expect((await asOwner('POST', '/staff/invitations', ada)).status).toBe(200);
    return tokenOfNewestMail(app);
  }

  test('an invitation is mailed, makes its reader staff once, and signs them in', async () => {
    await start();
    const token = await invite();
    const mail = app.transport.mails.at(-1);
    expect(mail).toMatchObject({ to: { address: 'ada@desk.example' } });
    expect(mail?.text).toContain('/desk/join?token=');
    const common = await join(token, `${company.name}-2026`);
    expect(await common.json()).toMatchObject({ errors: { password: expect.any(String) } });
    const joined = await join(token);
    expect(joined.status).toBe(200);
    const who = await askDesk(app, { Cookie: cookieOf(joined) })('GET', '/session');
    expect(await who.json()).toMatchObject({ name: 'Ada', email: 'ada@desk.example', role: 'agent' });
    expect((await join(token)).status).toBe(422);
    expect((await asOwner('POST', '/staff/invitations', ada)).status).toBe(409);
    expect(await listStaffEvents(db)).toMatchObject([
      { action: 'joined', by: { name: 'Ada' } },
      { action: 'invited', by: { name: 'Olga' }, subject: { name: 'ada@desk.example' }, detail: 'agent' },
    ]);
  });

  test('of two who use one invitation at once, one joins', async () => {
    await start();
    const token = await invite();
    const answers = await Promise.all([join(token), join(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await db.selectFrom('staff').select('id').execute()).toHaveLength(2);
  });

  test('an invitation is worthless after seven days, once withdrawn, and once there is a newer one', async () => {
    await start();
    const first = await invite();
    const second = await invite();
    expect((await join(first)).status).toBe(422);
    const invitations = await listInvitations(db, now);
    expect(invitations).toMatchObject([{ email: 'ada@desk.example', role: 'agent', invitedBy: 'Olga' }]);
    const withdraw = () => asOwner('DELETE', `/staff/invitations/${invitations[0]?.id}`);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect((await join(second)).status).toBe(422);
    const third = await invite();
    now += 7 * day;
    expect((await join(third)).status).toBe(422);
  });

  test('links are not stored, nor the mails that held them kept', async () => {
    await start();
    const token = await invite();
    await askDesk(app)('POST', '/password/forgot', { email: owner.email });
    const reset = await tokenOfNewestMail(app);
    const stored = JSON.stringify([
      await db.selectFrom('staff_invitations').selectAll().execute(),
      await db.selectFrom('staff_password_links').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(reset);
    await deleteExpired(db, staffAccounts, now + 8 * day);
    await deleteExpiredStaffEvents(db, now + 8 * day);
    await deleteOldMails(db, now + 8 * day);
    for (const table of ['staff_invitations', 'staff_password_links', 'staff_sessions', 'outbox'] as const) {
      expect(await db.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
  });

  test('a forgotten password is replaced by the link of a mail, which ends every session and token', async () => {
    await start();
    const forgot = (email: string) => askDesk(app)('POST', '/password/forgot', { email });
    const unknown = await forgot('nobody@desk.example');
    const known = await forgot(owner.email);
    expect([known.status, await known.json()]).toEqual([200, await unknown.json()]);
    const token = await tokenOfNewestMail(app);
    expect(app.transport.mails).toHaveLength(1);
    expect(app.transport.mails[0]?.text).toContain('/desk/resetpassword?token=');
    const made = await (await asOwner('POST', '/tokens', crm)).json();
    const byToken = askDesk(app, { Authorization: `Bearer ${made.token}` });
    expect((await byToken('GET', '/session')).status).toBe(200);
    const reset = (newPassword: string) => askDesk(app)('POST', '/password/reset', { token, newPassword });
    expect((await reset('password123')).status).toBe(422);
    expect((await reset('another horse battery')).status).toBe(200);
    expect((await reset('a third horse battery')).status).toBe(422);
    expect((await asOwner('GET', '/session')).status).toBe(401);
    expect((await byToken('GET', '/session')).status).toBe(401);
    const signIn = (password: string) => askDesk(app)('POST', '/session', { email: owner.email, password });
    expect((await signIn(staffPassword)).status).toBe(401);
    expect((await signIn('another horse battery')).status).toBe(200);
  });

  test('one’s own password is changed with the old one, and other devices are signed out', async () => {
    await start();
    const elsewhere = askDesk(app, { Cookie: await staffCookie(db, owner, now) });
    const change = (currentPassword: string, newPassword: string) =>
      asOwner('PUT', '/password', { currentPassword, newPassword });
    const problems = [
      await change('a wrong one', 'another horse battery'),
      await change(staffPassword, staffPassword),
      await change(staffPassword, 'password123'),
    ];
    const named = await Promise.all(problems.map(async (one) => Object.keys((await one.json()).errors)));
    expect(named).toEqual([['currentPassword'], ['newPassword'], ['newPassword']]);
    const made = await (await asOwner('POST', '/tokens', crm)).json();
    const changed = await change(staffPassword, 'another horse battery');
    expect(changed.status).toBe(200);
    expect((await elsewhere('GET', '/session')).status).toBe(401);
    expect((await asOwner('GET', '/session')).status).toBe(401);
    const kept = askDesk(app, { Cookie: cookieOf(changed) });
    expect((await kept('GET', '/session')).status).toBe(200);
    expect(await changesMailedTo('olga@desk.example')).toEqual(['token-made', 'password-changed']);
    const byToken = askDesk(app, { Authorization: `Bearer ${made.token}` });
    expect((await byToken('GET', '/session')).status).toBe(200);
  });

  test('an agent imports rates once an owner allows it, and no longer when that is taken back', async () => {
    await start();
    const agent = await addStaff(db, { name: 'Ada', role: 'agent', now });
    const asAda = askDesk(app, { Cookie: await staffCookie(db, agent, now) });
    const confirm = async () => (await asAda('POST', '/rate-sheets/unknown/confirm')).status;
    const allow = (rates: boolean) => asOwner('PUT', `/staff/${agent.id}/rights`, { rates });
    expect(await confirm()).toBe(403);
    expect((await asAda('PUT', `/staff/${agent.id}/rights`, { rates: true })).status).toBe(403);
    expect((await allow(true)).status).toBe(200);
    expect(await confirm()).toBe(404);
    // No other page or endpoint of owners.
    expect((await asAda('GET', '/erasures')).status).toBe(403);
    expect((await allow(false)).status).toBe(200);
    expect(await confirm()).toBe(403);
  });

  test('a role holds from the next request on; the last owner keeps theirs and stays', async () => {
    await start();
    const agent = await addStaff(db, { name: 'Ada', role: 'agent', now });
    const asAda = askDesk(app, { Cookie: await staffCookie(db, agent, now) });
    expect((await asOwner('PUT', `/staff/${owner.id}/role`, { role: 'agent' })).status).toBe(409);
    expect((await asOwner('PUT', `/staff/${owner.id}/active`, { active: false })).status).toBe(409);
    expect((await asAda('GET', '/erasures')).status).toBe(403);
    expect((await asOwner('PUT', `/staff/${agent.id}/role`, { role: 'owner' })).status).toBe(200);
    expect((await asAda('GET', '/erasures')).status).toBe(200);
    expect((await asAda('PUT', `/staff/${owner.id}/active`, { active: false })).status).toBe(200);
    expect((await asOwner('GET', '/session')).status).toBe(401);
    expect((await asAda('PUT', `/staff/${agent.id}/role`, { role: 'agent' })).status).toBe(409);
    expect((await asAda('PUT', '/staff/nobody/role', { role: 'agent' })).status).toBe(404);
    expect((await asAda('PUT', `/staff/${owner.id}/role`, { role: 'boss' })).status).toBe(422);
    expect((await asAda('PUT', `/staff/${owner.id}/active`, { active: true })).status).toBe(200);
    expect((await asOwner('GET', '/session')).status).toBe(401);
  });

  test('two owners who demote each other at once leave one', async () => {
    await start();
    const second = await addStaff(db, { name: 'Omar', now });
    const asSecond = askDesk(app, { Cookie: await staffCookie(db, second, now) });
    const answers = await Promise.all([
      asOwner('PUT', `/staff/${second.id}/role`, { role: 'agent' }),
      asSecond('PUT', `/staff/${owner.id}/role`, { role: 'agent' }),
    ]);
    // The slower one finds itself the last owner, or an agent already.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.selectFrom('staff').select('id').where('role', '=', 'owner').execute()).toHaveLength(1);
  });

  test('a reset of two-factor by an owner ends sessions and tokens, is mailed, and asks for the password alone', async () => {
    await start();
    const agent = await addStaff(db, { name: 'Ada', role: 'agent', now });
    await db
      .updateTable('staff')
      .set({ two_factor_secret: new Uint8Array([1]) })
      .where('id', '=', agent.id)
      .execute();
    const asAda = askDesk(app, { Cookie: await staffCookie(db, agent, now) });
    const made = await (await asAda('POST', '/tokens', crm)).json();
    expect((await asOwner('DELETE', `/staff/${agent.id}/two-factor`)).status).toBe(200);
    expect((await asOwner('DELETE', '/staff/nobody/two-factor')).status).toBe(404);
    expect((await asOwner('DELETE', `/staff/${owner.id}/two-factor`)).status).toBe(409);
    expect((await asAda('GET', '/session')).status).toBe(401);
    const byToken = askDesk(app, { Authorization: `Bearer ${made.token}` });
    expect((await byToken('GET', '/session')).status).toBe(401);
    expect(await changesMailedTo('ada@desk.example')).toEqual(['token-made', 'two-factor-reset']);
    const signedIn = await askDesk(app)('POST', '/session', { email: agent.email, password: staffPassword });
    expect(await signedIn.json()).toMatchObject({ next: 'desk' });
    expect(await listStaff(db)).toMatchObject([
      { name: 'Ada', active: true, hasTwoFactor: false },
      { name: 'Olga', active: true, usedAt: now },
    ]);
    // A session that ended is no sign that nobody ever signed in.
    await db.deleteFrom('staff_sessions').where('staff_id', '=', agent.id).execute();
    expect(await listStaff(db)).toMatchObject([
      { name: 'Ada', usedAt: expect.any(Number) },
      { name: 'Olga' },
    ]);
  });

  test('a token is made by password, shown once, kept as its hash, listed with its use, and ends when it is revoked', async () => {
    await start();
    const ask = (currentPassword?: string) =>
      asOwner('POST', '/tokens', { name: 'Reports', scope: 'read', currentPassword });
    for (const given of [undefined, 'a wrong one']) {
      const refused = await ask(given);
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([
        422,
        ['currentPassword'],
      ]);
    }
    const made = await (await ask(staffPassword)).json();
    expect(made.token).toMatch(/^desk_[\w-]{43}$/);
    expect(JSON.stringify(await db.selectFrom('staff_api_tokens').selectAll().execute())).not.toContain(
      made.token,
    );
    const byToken = askDesk(app, { Authorization: `Bearer ${made.token}` });
    expect((await byToken('GET', '/leads')).status).toBe(200);
    expect(await listApiTokens(db, owner.id)).toEqual([
      { id: made.id, name: 'Reports', scope: 'read', createdAt: now, usedAt: now },
    ]);
    const other = await addStaff(db, { name: 'Omar', now });
    const asOther = askDesk(app, { Cookie: await staffCookie(db, other, now) });
    expect((await asOther('DELETE', `/tokens/${made.id}`)).status).toBe(404);
    expect((await asOwner('DELETE', `/tokens/${made.id}`)).status).toBe(200);
    expect((await byToken('GET', '/leads')).status).toBe(401);

    const guesses = await Promise.all(Array.from({ length: 11 }, () => ask('a wrong one')));
    expect(guesses.map(({ status }) => status)).toContain(429);
    const limited = await ask(staffPassword);
    expect([limited.status, Number(limited.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});
