import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { deskOn, elena, submissionContext } from '../../../../tests/support/desk.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { composeEmail } from '../../../mails/compose-email.ts';
import { type Services, servicesContext } from '../../../platform/context.ts';
import { loader as statusPage } from '../../../screens/customer/request-status.tsx';
import { requestView } from '../../../screens/desk/request-view.ts';
import { company } from '../../settings/sample-company.ts';
import { inputValuesOf } from '../answers.ts';
import { rateRequestInput } from '../lead-forms.ts';
import { submitLead } from './commands/submit-lead.ts';
import { findOwnAnswers } from './customer/account-leads.ts';
import { type ExportedLead, exportFound, exportLine } from './inbox/export-leads.ts';
import { findLead, findWebhookLead, listTimeline } from './inbox/find-lead.ts';

/** A form with a list in it, as no form of the site has one yet. */
const answers = {
  ...rateRequestInput.parse({ clientName: 'Ana Ruiz', email: 'ana@example.com', service: 'sea-freight' }),
  packages: [
    { goods: 'Twelve crates of Quetzal feathers', weight: { amount: 1250, unit: 'kg' } },
    { goods: 'Zanahoria', photo: { fileId: 'f1', name: 'carrots.jpg', size: 40_000 } },
  ],
};
const shown = [
  'Sea freight',
  'Twelve crates of Quetzal feathers',
  '1,250 kg',
  'Zanahoria',
  'carrots.jpg (39 KB)',
];
const account = { id: 'account-ana', name: 'Ana Ruiz', email: 'ana@example.com' };

function expectShown(text: string): void {
  for (const value of shown) expect(text).toContain(value);
  expect(text).not.toContain('[object Object]');
}

describeOnDatabase('a request with a list of packages', (open) => {
  async function submitted() {
    const desk = deskOn(await open());
    const outcome = await submitLead(desk, { kind: 'rate-request', answers }, submissionContext, account);
    if (!outcome.ok) throw new Error(outcome.reason);
    return { desk, row: await desk.submitted(outcome) };
  }

  test('is written whole in the mails to the company and to its sender', async () => {
    const { desk } = await submitted();
    const site = { locale: submissionContext.locale, company, appUrl: 'https://site.example' };
    for (const name of ['lead-for-desk', 'lead-acknowledgement'] as const) {
      const [mail] = await desk.mails(name);
      const props = { ...JSON.parse(mail?.props ?? ''), withAnswers: true };
      const { html, text } = await composeEmail(name, props, site);
      expectShown(text);
      expectShown(html);
    }
  });

  test('is shown whole at the desk and on its status page', async () => {
    const { desk, row } = await submitted();
    const lead = await findLead(desk, row.id);
    if (!lead) throw new Error('The lead is not there.');
    const view = requestView({
      lead,
      query: '',
      timeline: await listTimeline(desk.db, lead),
      followed: null,
      related: [],
      files: [],
      downloads: [],
      waitingReply: null,
      draft: null,
      canned: [],
      valuesIn: () => ({}),
      staff: [],
      here: [],
      me: elena,
      now: desk.now,
    });
    // The service is shown in the page header, beside the kind.
    expectShown(JSON.stringify([view.kind, view.headline, view.answers]));

    const services = new RouterContextProvider();
    services.set(servicesContext, desk as unknown as Services);
    const page = await statusPage({
      url: new URL(`https://site.example/requests/${row.secret}`),
      params: { secret: row.secret },
      context: services,
    } as unknown as Parameters<typeof statusPage>[0]);
    expectShown(JSON.stringify('answers' in page && page.answers));
  });

  test('leaves as it was sent in the download, to webhooks and into a copy of it', async () => {
    const { desk, row } = await submitted();
    const found: ExportedLead[] = [];
    for await (const lead of exportFound(desk, {})) found.push(lead);
    expect(found.map((lead) => lead.answers)).toEqual([answers]);
    expect(found.map(exportLine).join('')).toContain('Twelve crates of Quetzal feathers');
    expect((await findWebhookLead(desk, row.id))?.answers).toEqual(answers);
    const { reference } = row;
    const own = await findOwnAnswers(desk.db, account.id, { kind: 'rate-request', reference });
    expect(inputValuesOf(own ?? {})).toMatchObject({
      clientName: 'Ana Ruiz',
      'packages.0.goods': 'Twelve crates of Quetzal feathers',
      'packages.1.photo.name': 'carrots.jpg',
    });
  });

  test('is found by the words in the list', async () => {
    const { desk, row } = await submitted();
    for (const text of ['quetzal', 'zanahoria', 'carrots'])
      expect(await desk.found({ text })).toEqual([row.reference]);
    expect(await desk.found({ text: 'object' })).toEqual([]);
  });

  test('counts as spam by what its list says, and differs from another by its list', async () => {
    const { desk, row } = await submitted();
    const links = 'http://a.example http://b.example http://c.example <a href="http://d.example">';
    const spam = { ...answers, packages: [{ goods: links }] };
    await submitLead(desk, { kind: 'rate-request', answers: spam }, submissionContext);
    const judged = await desk.db
      .selectFrom('leads')
      .selectAll()
      .where('id', '!=', row.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(judged.spam_reasons)).toEqual(expect.arrayContaining(['markup', 'links']));
    expect(judged.text_hash).not.toBe(row.text_hash);
  });
});
