import { expect, test } from 'vitest';
import { submitLead } from '#features/requests/server/commands/submit-lead.ts';
import { spamSignals, submissionContext } from '#tests/support/desk.ts';
import { kycOn } from '#tests/support/kyc.ts';
import { seedLeads } from '#tests/support/seed/requests.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { findPerson, listAccountsAlone, listPeople } from './list-people.ts';

type People = Awaited<ReturnType<typeof listPeople>>;

describeOnEachDatabase('the people whom the desk knows', (open) => {
  async function desk() {
    const database = await open();
    const deps = { ...kycOn(database), engine: database.engine, timelineSubscribers: [] };
    const send = (name: string, email: string, spam = false) => {
      deps.now += 60_000;
      const answers = { name, email, subject: '', message: `Ask María, ${name}` };
      const how = { ...submissionContext, ...(spam ? spamSignals : {}) };
      return submitLead(deps, { kind: 'contact-message', answers }, how);
    };
    const open_ = async (id: string, name: string, email: string) => {
      const at = { created_at: deps.now, updated_at: deps.now };
      await deps.db
        .insertInto('accounts')
        .values({ id, name, email, locale: 'en', email_verified: 0, password: '', ...at })
        .execute();
    };
    return { deps, send, openAccount: open_ };
  }

  const emails = ({ rows }: People) => rows.map(({ email }) => email);

  async function walk(page: (cursor: string | undefined) => Promise<People>): Promise<string[]> {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const found = await page(cursor);
      seen.push(...emails(found));
      cursor = found.next ?? undefined;
    } while (cursor);
    return seen;
  }

  test('are listed once each, by what they sent last, with account and count', async () => {
    const { deps, send, openAccount } = await desk();
    await send('Ana', 'Ana@example.com');
    await send('Ben', 'ben@example.com');
    await send('Ana Ruiz', 'ana@EXAMPLE.com');
    await send('No address', '');
    await send('Spammer', 'spam@example.com', true);
    await openAccount('a1', 'Ana R.', 'ana@example.com');
    await openAccount('a2', 'Cleo', 'cleo@example.com');
    const { rows: people, next } = await listPeople(deps, { text: '' });
    expect(next).toBeNull();
    expect(people).toMatchObject([
      { email: 'ana@example.com', name: 'Ana Ruiz', requests: 2, account: { verified: false } },
      { email: 'ben@example.com', name: 'Ben', requests: 1, account: null, kyc: null },
    ]);
    expect(await walk((cursor) => listPeople(deps, { text: '', cursor, limit: 1 }))).toEqual([
      'ana@example.com',
      'ben@example.com',
    ]);
    expect(emails(await listAccountsAlone(deps, { text: '' }))).toEqual(['cleo@example.com']);
    expect(await findPerson(deps, people[0]?.key ?? '')).toMatchObject({
      email: 'ana@example.com',
      name: 'Ana R.',
      leads: [{ name: 'Ana Ruiz' }, { name: 'Ana' }],
      account: { id: 'a1' },
    });
    expect(await findPerson(deps, 'a2')).toMatchObject({ email: 'cleo@example.com', leads: [] });
    expect(await findPerson(deps, 'nothing')).toBeNull();
  });

  test('are found by name and address, without accents, half typed, in spam too, and not by what they wrote', async () => {
    const { deps, send, openAccount } = await desk();
    await send('João Conceição', 'joao@example.com');
    await send('Another', 'joao@example.com');
    await send('Ana', 'ana@conce.example');
    await send('Spammer', 'spam@example.com', true);
    await openAccount('a2', 'Cléo', 'cleo@example.com');
    const find = (text: string) => walk((cursor) => listPeople(deps, { text, cursor, limit: 1 }));
    expect(await find('conc')).toEqual(['ana@conce.example', 'joao@example.com']);
    expect(await find('joao conceicao')).toEqual(['joao@example.com']);
    expect(await find('joao@example.com')).toEqual(['joao@example.com']);
    expect(await find('spammer')).toEqual(['spam@example.com']);
    expect(await find('maria')).toEqual([]);
    const accounts = (text: string) => listAccountsAlone(deps, { text }).then(emails);
    expect([await accounts('cle'), await accounts('ana')]).toEqual([['cleo@example.com'], []]);
  });

  test('are all listed exactly once over the pages', async () => {
    const { deps } = await desk();
    await seedLeads(deps, { requests: 600, now: deps.now });
    const rows = await deps.db
      .selectFrom('leads')
      .select('email_key')
      .distinct()
      .where('email_key', '!=', '')
      .where('folder', '=', 'inbox')
      .execute();
    const met = await walk((cursor) => listPeople(deps, { text: '', cursor, limit: 40 }));
    expect(new Set(met).size).toBe(met.length);
    expect(new Set(met)).toEqual(new Set(rows.map(({ email_key }) => email_key)));
  });
});
