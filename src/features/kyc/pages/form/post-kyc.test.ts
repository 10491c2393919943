import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pdf } from '../../../../../tests/support/documents.ts';
import { customers, kycWithCustomers } from '../../../../../tests/support/kyc.ts';
import { describeOnDatabase } from '../../../../../tests/support/test-database.ts';
import type { Session } from '../../../../platform/commands/caller.ts';
import {
  type RequestFacts,
  requestContext,
  type Services,
  servicesContext,
  type UploadRefusal,
} from '../../../../platform/context.ts';
import { defaultLocale } from '../../../../platform/i18n/locale.ts';
import { getCase } from '../../server/get-case.ts';
import { postKyc } from './post-kyc.ts';

describeOnDatabase('a form with a file that is not taken now', (open) => {
  test.each<[UploadRefusal, RegExp]>([
    [{ status: 503, retryAfterSeconds: 10 }, /Please send it again in a few seconds/],
    [{ status: 429, retryAfterSeconds: 90 }, /2 minutes/],
  ])('is answered %o with its answers saved and in place', async (refusal, message) => {
    const services = await kycWithCustomers(await open());
    const form = new FormData();
    form.append('step', 'company');
    form.append('legalName', 'Ana Imports');
    form.append('intent', 'upload');
    const context = new RouterContextProvider();
    context.set(servicesContext, services as unknown as Services);
    context.set(requestContext, {
      locale: defaultLocale,
      upload: { form, refusal },
    } as unknown as RequestFacts);
    const session = { account: customers.ana } as Session;
    const answer = await postKyc(new Request('http://localhost/kyc', { method: 'POST' }), context, session);
    expect(answer).toMatchObject({
      data: { message: expect.stringMatching(message), values: { legalName: 'Ana Imports' } },
      init: { status: refusal.status, headers: { 'Retry-After': String(refusal.retryAfterSeconds) } },
    });
    expect((await getCase(services, session.account.id)).answers).toMatchObject({ legalName: 'Ana Imports' });
  });

  test('is answered 503 where storage is full, with its answers saved and in place', async () => {
    const services = await kycWithCustomers(await open());
    services.documentStorage = { ...services.documentStorage, isFull: () => true };
    const form = new FormData();
    form.append('step', 'company');
    form.append('legalName', 'Ana Imports');
    form.append('intent', 'upload');
    form.append('document', new File([new Uint8Array(pdf('large'))], 'large.pdf'));
    const context = new RouterContextProvider();
    context.set(servicesContext, services as unknown as Services);
    context.set(requestContext, {
      locale: defaultLocale,
      upload: { form, refusal: null },
    } as unknown as RequestFacts);
    const session = { account: customers.ana } as Session;
    const answer = await postKyc(new Request('http://localhost/kyc', { method: 'POST' }), context, session);
    expect(answer).toMatchObject({
      data: {
        message: expect.stringMatching(/cannot take more files/),
        values: { legalName: 'Ana Imports' },
      },
      init: { status: 503, headers: { 'Retry-After': '3600' } },
    });
    expect(await getCase(services, session.account.id)).toMatchObject({
      answers: { legalName: 'Ana Imports' },
      documents: [],
    });
  });
});
