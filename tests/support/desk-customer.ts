import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { pdf } from './documents.ts';
import { wholeAnswers } from './kyc-answers.ts';

/** Whole answers, with three that a reviewer looks at first. */
const answersWithConcerns = {
  ...wholeAnswers,
  politicallyExposed: 'yes',
  politicallyExposedDetails: 'Her brother was a minister from 2012 to 2015.',
  controlledGoods: 'unsure',
  noForbiddenUse: '',
  sanctionsRemarks: 'We resell to traders whom we do not all know.',
};

export interface DeskCustomer {
  name: string;
  email: string;
}

async function ok(response: APIResponse): Promise<{ token: string }> {
  if (!response.ok()) throw new Error(`${response.url()} ${response.status()}: ${await response.text()}`);
  return response.json();
}

/**
 * A customer who has sent a KYC case with a document, and perhaps a PNG picture, and one request. Throws when a step is
 * refused.
 */
export async function customerWithCase(
  request: APIRequestContext,
  picture?: Buffer,
): Promise<DeskCustomer & { token: string }> {
  const mark = randomUUID().slice(0, 8);
  const person = { name: `Ana ${mark}`, email: `ana-${mark}@example.com` };
  const signUp = { fullname: person.name, username: person.email, password: 'correct horse battery' };
  const { token } = await ok(await request.post('/api/v1/signup', { data: signUp }));
  const headers = { Authorization: `Bearer ${token}` };
  await ok(await request.put('/api/v1/kyc/answers', { headers, data: answersWithConcerns }));
  const document = { name: 'register.pdf', mimeType: 'application/pdf', buffer: pdf(mark) };
  await ok(await request.post('/api/v1/kyc/documents', { headers, multipart: { document } }));
  const passport = picture && { name: 'passport.png', mimeType: 'image/png', buffer: picture };
  if (passport)
    await ok(await request.post('/api/v1/kyc/documents', { headers, multipart: { document: passport } }));
  await ok(await request.post('/api/v1/kyc/send', { headers, data: { formAmongDocuments: true } }));
  const brief = { ...person, clientName: person.name, productToExport: 'Green coffee' };
  await ok(await request.post('/api/v1/raterequestform', { headers, data: brief }));
  return { ...person, token };
}
