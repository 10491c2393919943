import { expect, test } from 'vitest';
import { ana, askAs, tokenOfNewAccount, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { findOwnLeads } from '../customer/account-leads.ts';

const bob = { fullname: 'Bob', username: 'bob@example.com', password: 'another long password' };

describeOnDatabase('the requests and details of an account', (open) => {
  let app: TestApp;

  async function start() {
    const database = await open();
    app = await createTestApp(database);
    return database.db;
  }

  /** Sends a rate request as a visitor, or as the holder of a token; gives its reference. */
  const send = async (fields: object, token?: string) => {
    const response = await askAs(app, token)('POST', '/raterequestform', fields);
    return String((await response.json()).reference);
  };

  const requestsOf = async (token: string) => {
    const { requests } = await (await askAs(app, token)('GET', '/account/export')).json();
    return requests.map(({ reference }: { reference: string }) => reference).sort();
  };

  const signIn = async (person: typeof ana) =>
    (await (await app.post('/api/v1/signin', person)).json()).token as string;

  test('what the next request begins with is kept, changed, exported and emptied', async () => {
    await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    const details = { company: 'Finca Ruiz', phone: '+52 228 123 4567', address: 'Calle 1\nCoatepec' };
    const kept = async () => {
      const { company, phone, address } = await (await ask('GET', '/account')).json();
      return { company, phone, address };
    };
    expect(await kept()).toEqual({ company: '', phone: '', address: '' });
    expect((await ask('PUT', '/account/details', details)).status).toBe(200);
    expect(await kept()).toEqual(details);
    expect((await (await ask('GET', '/account/export')).json()).account).toMatchObject(details);

    const refused = await ask('PUT', '/account/details', { ...details, phone: '12' });
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).errors)).toEqual(['phone']);
    expect(await kept()).toEqual(details);
    expect((await ask('PUT', '/account/details', {})).status).toBe(200);
    expect(await kept()).toEqual({ company: '', phone: '', address: '' });
  });

  test('a confirmed address claims what was sent from it without signing in, and nothing else', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const link = await tokenOfNewestMail(app);
    const bobs = await tokenOfNewAccount(app, bob);
    const earlier = await send({ email: 'Ana@Example.com', products: 'Coffee' });
    const ofOther = await send({ email: 'other@example.com', products: 'Coffee from another' });
    const ofBob = await send({ email: ana.username, products: 'Coffee of Bob' }, bobs);
    const spam = await send({ email: ana.username, products: 'Spam' });
    const erased = await send({ email: ana.username, products: 'Erased' });
    await db.updateTable('leads').set({ folder: 'spam' }).where('reference', '=', spam).execute();
    await db.updateTable('leads').set({ erased_at: 1 }).where('reference', '=', erased).execute();

    expect(await requestsOf(await signIn(ana)), 'not confirmed yet').toEqual([]);
    expect((await app.post('/api/v1/email/verify', { token: link })).status).toBe(200);
    expect(await requestsOf(token)).toEqual([earlier]);

    const later = await send({ email: ana.username, products: 'More coffee' });
    expect(await requestsOf(token)).toEqual([earlier]);
    expect(await requestsOf(await signIn(ana))).toEqual([earlier, later].sort());
    expect(await requestsOf(bobs)).toEqual([ofBob]);
    const others = await db.selectFrom('leads').select('reference').where('account_id', 'is', null).execute();
    expect(others.map(({ reference }) => reference).sort()).toEqual([ofOther, spam, erased].sort());
    const working = await db
      .selectFrom('secret_links')
      .select('id')
      .where('revoked_at', 'is', null)
      .execute();
    expect(working).toHaveLength(6);
  });

  test('its list is paged, and searched by reference, own reference and text', async () => {
    await start();
    const token = await tokenOfNewAccount(app);
    const sent: string[] = [];
    for (let index = 1; index <= 43; index += 1)
      sent.unshift(await send({ products: `Café ${index}`, referenceNumber: `PO-${4700 + index}` }, token));
    await send({ email: 'x@example.com', products: 'Café 7', referenceNumber: 'PO-4707' });
    const { userId } = await (await askAs(app, token)('GET', '/account')).json();
    const find = async (text: string, page = 1) => {
      const { leads, hasMore } = await findOwnLeads(app.dependencies.services, userId, { text, page });
      return { references: leads.map(({ reference }) => reference), hasMore };
    };
    expect(await find('')).toEqual({ references: sent.slice(0, 20), hasMore: true });
    expect(await find('', 3)).toEqual({ references: sent.slice(40), hasMore: false });
    expect(await find('cafe', 2)).toEqual({ references: sent.slice(20, 40), hasMore: true });
    expect(await find('CAFE po-', 3)).toEqual({ references: sent.slice(40), hasMore: false });
    expect(await find('po-4707')).toEqual({ references: [sent[36]], hasMore: false });
    expect(await find(`${sent[5]}`.toLowerCase())).toEqual({ references: [sent[5]], hasMore: false });
    expect(await find('po-4707 tea')).toEqual({ references: [], hasMore: false });
    // The names of fields are no text.
    expect(await find('referenceNumber')).toEqual({ references: [], hasMore: false });
  });
});
