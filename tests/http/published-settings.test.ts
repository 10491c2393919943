import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { publishedSettings, replacePublished } from '#features/settings/server/current-settings.ts';
import { publishPart } from '#features/settings/server/publish.ts';
import { findPublished } from '#features/settings/server/published-versions.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createTestApp } from '../support/test-app.ts';

/** The bundles that the server's threads run. */
const folder = resolve('build/bundle');
const bundleOf = (name: string) =>
  join(folder, readdirSync(folder).find((file) => file.startsWith(`${name}-`)) ?? '');

test('published settings reach the next due time, mail and API document of a running server', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'published-settings-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const now = Date.parse('2026-11-20T15:00:00Z');
  const threads = {
    compose: bundleOf('compose-worker'),
    parse: bundleOf('parse-worker'),
    rates: bundleOf('rates-worker'),
    pictures: bundleOf('picture-worker'),
  };
  const app = await createTestApp(database, { DATA_DIR: dataDir }, () => now, { threads });
  const before = publishedSettings();
  const { company } = before;

  async function send(email: string) {
    const { reference } = await (await app.post('/api/v1/raterequestform', { email })).json();
    await app.dependencies.outbox.drain();
    const leads = database.db.selectFrom('leads').select('due_at').where('reference', '=', reference);
    const mails = app.transport.mails.filter(({ subject, text }) => (subject + text).includes(reference));
    return {
      dueAt: Number((await leads.executeTakeFirstOrThrow()).due_at),
      from: [...new Set(mails.map(({ from }) => `${from.name} <${from.address}>`))],
      to: mails.map(({ to }) => to.address).sort(),
      api: (await (await app.request('/api/v1/openapi.json')).json()).info.title,
    };
  }

  try {
    expect(await send('ana@shipper.example')).toEqual({
      dueAt: answerDueAt(now, company.answerWithin.rateRequest, company.hours),
      from: [`${company.name} <${company.email.noReply}>`],
      to: ['ana@shipper.example', company.email.rates].sort(),
      api: `${company.name} API`,
    });
    const { content } = await findPublished(database.db);
    const email = { ...company.email, rates: 'rates@other.example', noReply: 'mail@other.example' };
    const answerWithin = { ...company.answerWithin, rateRequest: 40 };
    const value = { ...content.company, name: 'Other Freight', email, answerWithin };
    const owner = { id: 'olga', name: 'Olga Prieto' };
    const { services } = app.dependencies;
    expect(await publishPart(services, owner, { part: 'company', value })).toMatchObject({ ok: true });
    expect(await send('ben@shipper.example')).toEqual({
      dueAt: answerDueAt(now, 40, company.hours),
      from: ['Other Freight <mail@other.example>'],
      to: ['ben@shipper.example', 'rates@other.example'],
      api: 'Other Freight API',
    });
  } finally {
    replacePublished(before);
    await app.close();
    await app.dependencies.close();
    rmSync(dataDir, { recursive: true });
  }
});
