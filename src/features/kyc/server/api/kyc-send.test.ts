import { afterEach, expect, test } from 'vitest';
import { pdf } from '../../../../../tests/support/documents.ts';
import { createKycApp, type KycApp } from '../../../../../tests/support/kyc.ts';
import { wholeAnswers } from '../../../../../tests/support/kyc-answers.ts';
import { describeOnDatabase } from '../../../../../tests/support/test-database.ts';

describeOnDatabase('what sending a KYC case asks for', (open) => {
  let app: KycApp;

  async function start(): Promise<void> {
    app = await createKycApp(await open());
  }

  afterEach(() => app.close());

  async function refusal(who: string, body?: unknown) {
    const response = await app.send(who, body);
    expect(response.status).toBe(422);
    return response.json();
  }

  test('a file is not taken for the form until it is said to be', async () => {
    await start();
    await app.upload('ana', pdf('a picture'));
    for (const body of [undefined, {}, { formAmongDocuments: false }]) {
      const { message, errors } = await refusal('ana', body);
      expect(Object.keys(errors)).toEqual(['formAmongDocuments']);
      expect(message).toContain('complete the form on the page');
    }
    expect((await app.send('ana', { formAmongDocuments: true })).status).toBe(200);
  });

  test('answers beside an uploaded form need not be whole, nor right', async () => {
    await start();
    await app.upload('ana', pdf('the form'));
    await app.saveAnswers('ana', { legalName: 'Café de Altura', ownerShare1: 'ciento' });
    const { errors } = await refusal('ana');
    expect(errors).toMatchObject({
      registeredAddress: 'Please fill in this field.',
      ownerShare1: expect.stringContaining('from 0 to 100'),
    });
    // Who fills the form in on the page is not blamed for a tick.
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

  test('a draft is kept as it was typed; invalid values are reported, and prevent sending', async () => {
    await start();
    const wrong = { contactEmail: 'maria@@x', ownerShare1: '900', ownerBirthDate1: '21 March 1980' };
    const saved = await app.saveAnswers('ana', { ...wholeAnswers, ...wrong });
    expect(saved.status).toBe(200);
    expect(await saved.json()).toMatchObject({
      message: expect.stringContaining('check the marked ones'),
      missing: {
        answers: [],
        wrong: { contactEmail: 'email', ownerShare1: 'share', ownerBirthDate1: 'date' },
      },
    });
    expect((await (await app.call('ana', 'GET', '')).json()).answers).toMatchObject(wrong);
    expect(Object.keys((await refusal('ana')).errors)).toEqual([
      'contactEmail',
      'ownerBirthDate1',
      'ownerShare1',
    ]);
    await app.saveAnswers('ana', wholeAnswers);
    expect((await app.send('ana')).status).toBe(200);
  });
});
