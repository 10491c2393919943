import type { Page } from '@playwright/test';
import { briefStringsIn } from '#features/brief/strings.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { newSender } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailInLanguage } from '../support/mail-in-language.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test.use({
  javaScriptEnabled: false,
  expectedProblems: /422/,
  viewport: { width: 390, height: 844 },
  locale: 'pt-BR',
});

const { clientBrief } = briefStringsIn('pt');
const { requestStatus } = requestsStringsIn('pt');
const promisedInLarge = /\p{L}+\., \d+ \p{L}+\., \d+h/u;
const promised = /às?\s\d+h(\d\d)?, horário\sdo\sLeste/;
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('a shipper in Santos asks and writes in Portuguese, without scripts', async ({
  page,
  otherPage: desk,
}) => {
  const sender = newSender();
  await page.goto('/pt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.locator('form[action="/pt/clientbriefform"] button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clientBrief.heading);
  const typed = {
    clientName: sender.clientName,
    products: 'Café verde em sacas de 60 kg',
    productToExport: '320 sacas, de Santos a Houston',
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'service').selectOption(labelsIn('pt').services['sea-freight']);
  await page.getByRole('button', { name: clientBrief.form.submit }).click();

  const { fields } = messagesIn('pt');
  // The summary leads to the field, which alone says why.
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(labelsIn('pt').rateRequest.email);
  await expect(page.getByText(fields['one-way-to-answer'])).toHaveCount(1);
  await expect(field(page, 'email')).toHaveAccessibleDescription(RegExp(fields['one-way-to-answer']));
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'service')).toHaveValue('sea-freight');
  await field(page, 'email').fill(sender.email);
  await page.getByRole('button', { name: clientBrief.form.submit }).click();

  await expect(page).toHaveURL(/\/pt\/requests\/[\w-]{32}/);
  await expect(page.getByRole('main')).toContainText(requestStatus.sent['rate-request']);
  await expect(page.getByRole('main')).toContainText(promisedInLarge);
  await page.getByLabel(requestStatus.conversation.label).fill('O contêiner é de 40′?');
  await page.getByRole('button', { name: requestStatus.conversation.submit }).click();
  await expect(page.getByRole('main')).toContainText(requestStatus.conversation.written);
  const conversation = page.getByRole('list', { name: requestStatus.conversation.title });
  await expect(conversation).toContainText('O contêiner é de 40′?');

  const { status } = leadMailStringsIn('pt').leadAcknowledgement;
  const mail = await mailInLanguage(sender.email, 'pt', status);
  expect(mail).toMatch(promised);
  expect(mail).toContain(new URL(page.url()).pathname);

  await signInStaff(desk);
  await desk.goto(`/desk?text=${sender.email}`);
  await expect(desk.getByText('Writes Portuguese')).toHaveCount(1);
});
