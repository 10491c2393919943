import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import type { Db } from '#platform/db/open-database.ts';
import { pdf } from '#tests/support/documents.ts';
import { createKycApp, type KycApp } from '#tests/support/kyc.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { reviewCase } from '../review-case.ts';

describeOnEachDatabase('the API of KYC', (open) => {
  let app: KycApp;

  async function start(settings: Record<string, string> = {}): Promise<Db> {
    const database = await open();
    app = await createKycApp(database, settings);
    return database.db;
  }

  const getCase = async (who: string) => (await app.call(who, 'GET', '')).json();
  async function review(...decisions: Parameters<typeof reviewCase>[1]['decision'][]) {
    const { services } = app.dependencies;
    const { id } = await services.db.selectFrom('kyc_cases').select('id').executeTakeFirstOrThrow();
    for (const decision of decisions)
      expect(await reviewCase(services, { caseId: id, staffId: 'staff-1', decision })).toEqual({ ok: true });
  }

  test('a case begins as an empty draft, of which nothing is stored', async () => {
    const db = await start();
    expect(await getCase('ana')).toEqual({
      state: 'draft',
      changeable: true,
      reviewerComment: '',
      sentAt: null,
      expiresAt: null,
      answers: {},
      documents: [],
      missing: { form: true, answers: [], wrong: {}, formMayBeAmongDocuments: false },
    });
    expect(await db.selectFrom('kyc_cases').select('id').execute()).toEqual([]);
  });

  test('answers are kept encrypted, whole or not, in place of those before', async () => {
    const db = await start();
    const first = await app.saveAnswers('ana', { legalName: 'Café de Altura', truthful: true });
    expect(first.status).toBe(200);
    const answer = await first.json();
    expect(answer).toMatchObject({ success: true, message: 'Your answers are saved.' });
    expect(answer.missing.answers).toContain('registeredAddress');
    expect((await getCase('ana')).answers).toEqual({ legalName: 'Café de Altura', truthful: 'yes' });
    await app.saveAnswers('ana', { legalName: 'Café de Bajura' });
    expect((await getCase('ana')).answers).toEqual({ legalName: 'Café de Bajura' });
    const { answers } = await db.selectFrom('kyc_cases').select('answers').executeTakeFirstOrThrow();
    expect(Buffer.from(answers ?? []).includes('Caf')).toBe(false);
    await app.saveAnswers('ana', {});
    expect(await getCase('ana')).toMatchObject({ answers: {}, missing: { form: true, answers: [] } });
    expect((await getCase('ben')).answers).toEqual({});
  });

  test('a case is sent once it holds the form; the company hears of it, without documents and answers', async () => {
    const db = await start();
    const empty = await app.call('ana', 'POST', '/send');
    expect(empty.status).toBe(422);
    expect(Object.keys((await empty.json()).errors)).toEqual(['form']);
    await app.saveAnswers('ana', { legalName: 'Café de Altura' });
    const incomplete = await app.call('ana', 'POST', '/send');
    expect(incomplete.status).toBe(422);
    expect((await incomplete.json()).errors).toMatchObject({ registeredAddress: expect.any(String) });
    await app.saveAnswers('ana', {});
    await app.upload('ana', pdf('the form'), 'the form.pdf');

    const sent = await Promise.all([1, 2].map(() => app.send('ana', { formAmongDocuments: true })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await getCase('ana')).toMatchObject({
      state: 'sent',
      changeable: false,
      sentAt: expect.any(Number),
      documents: [{ removable: false }],
    });
    await app.dependencies.outbox.drain();
    const { mails } = app.transport;
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ to }) => to.address === company.email.contact);
    const receipt = mails.find(({ to }) => to.address === 'ana@example.com');
    expect(receipt).toMatchObject({ subject: 'We have your KYC documents' });
    expect(receipt?.text).not.toMatch(/the form\.pdf|Café/);
    const { id } = await db.selectFrom('kyc_cases').select('id').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ subject: 'KYC documents from Ana Ruiz' });
    expect(mail?.text).toContain(`/desk/kyc/${id}`);
    expect(mail?.text).not.toMatch(/the form\.pdf|Café/);
  });

  test('while the case is with the company nothing changes; what is asked for is told, and sent again', async () => {
    await start();
    const { document } = await (await app.upload('ana', pdf('one'))).json();
    await app.send('ana', { formAmongDocuments: true });
    const refused = async () => [
      (await app.upload('ana', pdf('two'))).status,
      (await app.saveAnswers('ana', { legalName: 'x' })).status,
      (await app.call('ana', 'DELETE', `/documents/${document.id}`)).status,
    ];
    expect(await refused()).toEqual([409, 409, 409]);
    await review({ kind: 'take' });
    expect(await refused()).toEqual([409, 409, 409]);
    expect((await app.call('ana', 'POST', '/send')).status).toBe(409);
    await review({ kind: 'ask-for-more', comment: 'The second page of the extract, please.' });
    expect(await getCase('ana')).toMatchObject({
      state: 'more-needed',
      changeable: true,
      reviewerComment: 'The second page of the extract, please.',
    });
    expect((await app.upload('ana', pdf('two'))).status).toBe(200);
    expect((await app.call('ana', 'DELETE', `/documents/${document.id}`)).status).toBe(200);
    expect((await app.send('ana', { formAmongDocuments: true })).status).toBe(200);
    await review({ kind: 'take' }, { kind: 'accept' });
    expect(await getCase('ana')).toMatchObject({ state: 'accepted', expiresAt: expect.any(Number) });
    await app.dependencies.outbox.drain();
    // Mails that are due together leave in any order.
    const { mails } = app.transport;
    expect(mails.map(({ subject, to }) => `${to.address}: ${subject}`).sort()).toEqual([
      'ana@example.com: We have your KYC documents',
      'ana@example.com: We have your KYC documents',
      'ana@example.com: Your KYC documents are accepted',
      'ana@example.com: Your KYC documents are incomplete',
      `${company.email.contact}: KYC documents from Ana Ruiz`,
      `${company.email.contact}: KYC documents from Ana Ruiz, sent again`,
    ]);
    const asking = mails.find(({ subject }) => subject.endsWith('are incomplete'));
    expect(asking?.text).toContain('The second page of the extract, please.');
  });

  async function refusal(who: string, body?: unknown) {
    const response = await app.send(who, body);
    expect(response.status).toBe(422);
    return response.json();
  }

  test('answers beside an uploaded form need not be whole, nor right', async () => {
    await start();
    await app.upload('ana', pdf('the form'));
    expect(Object.keys((await refusal('ana')).errors)).toEqual(['formAmongDocuments']);
    await app.saveAnswers('ana', { legalName: 'Café de Altura', ownerShare1: 'ciento' });
    const { errors } = await refusal('ana');
    expect(errors).toMatchObject({
      registeredAddress: 'Please fill in this field.',
      ownerShare1: expect.stringContaining('from 0 to 100'),
    });
    // A form that is filled in on the page is not refused for a tick.
    expect(errors).not.toHaveProperty('formAmongDocuments');
    expect((await app.send('ana', { formAmongDocuments: true })).status).toBe(200);
  });

  test('without a file, saying that the form is among them helps nothing', async () => {
    await start();
    expect(Object.keys((await refusal('ana', { formAmongDocuments: true })).errors)).toEqual(['form']);
    await app.saveAnswers('ana', { legalName: 'Café de Altura' });
    const { errors } = await refusal('ana', { formAmongDocuments: true });
    expect(errors).toMatchObject({
      politicallyExposed: 'Please select one answer.',
      truthful: 'Please select this box.',
      sanctionsRemarks: expect.stringContaining('select all four'),
    });
    expect(errors).not.toHaveProperty('formAmongDocuments');
  });

  test('too many uploads are refused', async () => {
    await start({ RATE_LIMIT_FORMS: '2' });
    await app.upload('ana', pdf('1'));
    await app.upload('ana', pdf('2'));
    const third = await app.upload('ana', pdf('3'));
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('nothing personal is logged', async () => {
    await start();
    await app.saveAnswers('ana', { legalName: 'Café de Altura' });
    await app.upload('ana', pdf('x'), 'passport of Ana.pdf');
    const log = app.logged.join('\n');
    for (const secret of ['Ana', 'ana@', 'Café', 'passport']) expect(log).not.toContain(secret);
  });
});
