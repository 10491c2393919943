import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { leadMailStringsIn } from '../../src/features/requests/mails/mail-strings.ts';
import { replyStarters } from '../../src/features/requests/reply-starters.ts';
import { formSignalsHeader } from '../../src/platform/commands/submission-headers.ts';
import {
  newSender,
  ok,
  openRequest,
  pressOnceHydrated,
  type Sender,
  statusIn,
} from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailInLanguage } from '../support/mail-in-language.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

/** Sends a rate request from the Spanish pages, as somebody new. */
async function sendInSpanish(request: APIRequestContext, more = {}): Promise<Sender> {
  const sender = { ...newSender(), ...more };
  const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=es' };
  const data = { ...sender, products: 'Café verde en sacos' };
  await ok(request.post('/api/v1/raterequestform', { data, headers }));
  return sender;
}

/** Writes a canned reply in some languages; gives its title. */
async function makeCannedReply(page: Page, texts: Record<string, string>): Promise<string> {
  const title = `Canned ${randomUUID().slice(0, 8)}`;
  await ok(page.request.post('/api/v1/desk/canned-replies', { data: { title, texts } }));
  return title;
}

/** Inserts a canned reply by the keyboard. */
async function insertByKeys(page: Page, title: string): Promise<void> {
  await pressOnceHydrated(page, 'c');
  await expect(page.getByRole('combobox', { name: 'Find by title or text' })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

const message = (page: Page) => page.getByLabel('Message');
const customer = (page: Page) => page.getByRole('region', { name: 'Customer' });

test('a request in Spanish is answered by keys with a canned reply, in a mail that is Spanish throughout', async ({
  page,
  request,
}) => {
  const sender = await sendInSpanish(request);
  await signInAsOwner(page);
  const title = await makeCannedReply(page, {
    en: replyStarters.en['ask-for-weight'],
    es: replyStarters.es['ask-for-weight'],
  });
  await page.goto(`/desk?text=${sender.email}&locale=es`);
  await expect(page.getByRole('link', { name: 'Remove filter: Language: Spanish' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: sender.clientName });
  await expect(row.getByText('Writes Spanish')).toHaveCount(1);
  await pressOnceHydrated(page, 'j', 'Enter');
  await expect(customer(page).getByText('Writes Spanish')).toBeVisible();
  await insertByKeys(page, title);
  await expect(message(page)).toHaveValue(new RegExp(`^Buen día, ${sender.clientName}:`));
  await expect(message(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByText('The mail’s own text and its links are in Spanish.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();

  const { leadReply } = leadMailStringsIn('es');
  const written = await mailInLanguage(sender.email, 'es', 'Buen día');
  expect(written).toContain('lista de empaque');
  expect(written).toContain(leadReply.status);
  expect(written).toMatch(/\/es\/requests\/[\w-]{32}/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language of a request is changed by its form', async ({ page, request }) => {
    const sender = newSender();
    await ok(request.post('/api/v1/raterequestform', { data: { ...sender, products: 'Café verde' } }));
    await signInAsOwner(page);
    await openRequest(page, sender);
    await customer(page).getByText('Change language').click();
    await customer(page).getByLabel('Language').selectOption('Spanish');
    await customer(page).getByRole('button', { name: 'Save language' }).click();
    await expect(statusIn(page, 'Language changed')).toBeVisible();
    await expect(customer(page).getByText('Writes Spanish')).toBeVisible();
  });
});
