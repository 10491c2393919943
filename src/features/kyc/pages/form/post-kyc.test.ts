import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Session } from '#platform/commands/caller.ts';
import {
  type RequestFacts,
  requestContext,
  type Services,
  servicesContext,
  type UploadRefusal,
} from '#platform/context.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycWithCustomers } from '#tests/support/kyc.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { getCase } from '../../server/get-case.ts';
import { postKyc } from './post-kyc.ts';

describeOnDatabase('a post of a step of KYC', (open) => {
  async function begin() {
    const services = await kycWithCustomers(await open());
    const session = { account: customers.ana } as Session;
    const post = (fields: Record<string, string | File>, refusal: UploadRefusal | null = null) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ step: 'company', ...fields })) form.append(name, value);
      const context = new RouterContextProvider();
      context.set(servicesContext, services as unknown as Services);
      const facts = { locale: defaultLocale, upload: { form, refusal } };
      context.set(requestContext, facts as unknown as RequestFacts);
      return postKyc(new Request('http://localhost/kyc', { method: 'POST' }), context, session);
    };
    return { services, post, stored: () => getCase(services, session.account.id) };
  }

  const document = new File([new Uint8Array(pdf('the form'))], 'Form.pdf');

  test.each<[UploadRefusal | null, RegExp, { status: number; retryAfterSeconds: number }]>([
    [
      { status: 503, retryAfterSeconds: 10 },
      /Please send it again in a few seconds/,
      { status: 503, retryAfterSeconds: 10 },
    ],
    [{ status: 429, retryAfterSeconds: 90 }, /2 minutes/, { status: 429, retryAfterSeconds: 90 }],
    [null, /cannot take more files/, { status: 503, retryAfterSeconds: 3600 }],
  ])('with a file that is not taken now (%o) keeps its answers', async (refusal, message, expected) => {
    const { services, post, stored } = await begin();
    services.documentStorage.state = async () => 'full';
    const answer = await post({ legalName: 'Ana Imports', intent: 'upload', document }, refusal);
    expect(answer).toMatchObject({
      data: { message: expect.stringMatching(message), values: { legalName: 'Ana Imports' } },
      init: { status: expected.status, headers: { 'Retry-After': String(expected.retryAfterSeconds) } },
    });
    expect(await stored()).toMatchObject({ answers: { legalName: 'Ana Imports' }, documents: [] });
  });

  test('removes a file; sends the form among the files; changes nothing after that', async () => {
    const { post, stored } = await begin();
    await post({ intent: 'upload', document: new File([new Uint8Array(pdf('other'))], 'Other.pdf') });
    const [other] = (await stored()).documents;
    await post({ remove: other?.id ?? '', document, legalName: 'Ana Imports' });
    expect(await stored()).toMatchObject({
      answers: { legalName: 'Ana Imports' },
      documents: [{ name: 'Form.pdf' }],
    });
    expect(await post({ formAmongDocuments: 'true' })).toMatchObject({ status: 303 });
    expect(await post({ legalName: 'Other Imports' })).toMatchObject({
      data: { message: expect.stringContaining('You cannot change this now') },
      init: { status: 409 },
    });
    expect(await stored()).toMatchObject({ state: 'sent', answers: { legalName: 'Ana Imports' } });
  });
});
