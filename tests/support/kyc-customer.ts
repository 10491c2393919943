import type { APIResponse, Page } from '@playwright/test';
import { pdf } from './documents.ts';
import { wholeAnswers } from './kyc-answers.ts';
import { reviewCaseOf } from './kyc-review.ts';
import { signUpInBrowser } from './sign-in.ts';

async function expectOk(response: APIResponse): Promise<void> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}

/** Keeps answers of who is signed in, through the API. Throws when they are refused. */
export async function keepAnswers(page: Page, answers: Record<string, string>): Promise<void> {
  await expectOk(await page.request.put('/api/v1/kyc/answers', { data: answers }));
}

/** Stores a document of who is signed in, through the API, and gives its id. Throws when it is refused. */
export async function storeDocument(page: Page, name: string, content = pdf(name)): Promise<string> {
  const file = { name, mimeType: 'application/pdf', buffer: content };
  const response = await page.request.post('/api/v1/kyc/documents', { multipart: { document: file } });
  await expectOk(response);
  return (await response.json()).document.id;
}

const reach = {
  draft: async () => {},
  sent: async () => {},
  'in-review': (accountId: string) => reviewCaseOf(accountId, { kind: 'take' }),
  'more-needed': (accountId: string) =>
    reviewCaseOf(accountId, { kind: 'ask-for-more', comment: 'Please send the whole page of the passport.' }),
  accepted: (accountId: string) => reviewCaseOf(accountId, { kind: 'accept' }),
  expired: (accountId: string) => reviewCaseOf(accountId, { kind: 'expire' }),
};

/** Signs a new customer in whose case is in a state, with whole answers and a document; a draft holds nothing. */
export async function customerWhoseCaseIs(page: Page, state: keyof typeof reach) {
  const person = await signUpInBrowser(page);
  if (state === 'draft') return person;
  await keepAnswers(page, wholeAnswers);
  await storeDocument(page, 'Extract.pdf');
  await expectOk(await page.request.post('/api/v1/kyc/send'));
  await reach[state](person.userId);
  return person;
}
