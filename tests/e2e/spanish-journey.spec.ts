import type { Page } from '@playwright/test';
import { briefStringsIn } from '#features/brief/strings.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { replyStarters } from '#features/requests/reply-starters.ts';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { newSender, ok, openRequest, pressOnceHydrated } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { mailInLanguage } from '../support/mail-in-language.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

const { toolFrame } = siteStringsIn('es');
const { clientBrief } = briefStringsIn('es');
const { requestStatus } = requestsStringsIn('es');
const promisedInLarge = /\p{L}+ \d+ \p{L}+, \d+:\d\d/u;
const promised = /a las?\s\d+:\d\d, hora\sdel\sEste/;
const cannedTitle = `Ask for weight ${crypto.randomUUID().slice(0, 8)}`;

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Mexico_City', locale: 'es-MX' });

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const letter = (page: Page, text: string) =>
  page.getByRole('list', { name: requestStatus.conversation.title }).getByRole('listitem').filter({
    hasText: text,
  });

async function walkToBrief(page: Page): Promise<void> {
  await page.goto('/es');
  await link(page, labelsIn('es').services['air-freight']).first().click();
  await expect(page).toHaveURL(/\/es\/services\/air-freight$/);
  await link(page, 'Calcule su peso cobrable').click();
  await expect(page).toHaveURL(/\/es\/tools\/chargeable-weight$/);
  await hydrate(page);
  const row = { quantity: '12', length: '120', width: '80', height: '100', weight: '100' };
  for (const [name, value] of Object.entries(row)) await page.locator(`[name="${name}"]`).fill(value);
  await expect(page.getByRole('main')).toContainText('1,920 kg');
  await link(page, toolFrame.request).click();
  await expect(page).toHaveURL(/\/es\/clientbriefform/);
  await expect(page.locator('[name="shipment.pieces.0.length"]')).toHaveValue('120');
}

test('a shipper in Veracruz and the desk write in Spanish', async ({ page, browser, baseURL }) => {
  const sender = newSender();
  await walkToBrief(page);
  await page.getByRole('tab', { name: clientBrief.form.tabs.general }).click();
  await page.locator('[name="clientName"]').fill(sender.clientName);
  await page.locator('[name="email"]').fill(sender.email);
  await page.getByRole('button', { name: clientBrief.form.sendNow }).click();
  const receipt = page.getByRole('region', { name: clientBrief.form.done.title });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(promisedInLarge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const { status } = leadMailStringsIn('es').leadAcknowledgement;
  const acknowledgement = await mailInLanguage(sender.email, 'es', status);
  expect(acknowledgement).toMatch(promised);
  const path = String(/\/es\/requests\/[\w-]{32}/.exec(acknowledgement));

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US' });
  const desk = await context.newPage();
  await signInAsOwner(desk);
  const texts = { en: replyStarters.en['ask-for-weight'], es: replyStarters.es['ask-for-weight'] };
  await ok(desk.request.post('/api/v1/desk/canned-replies', { data: { title: cannedTitle, texts } }));
  await openRequest(desk, sender);
  await expect(desk.getByRole('region', { name: 'Customer', exact: true })).toContainText('Writes Spanish');
  await desk.getByText('All answers').click();
  await expect(desk.getByRole('region', { name: 'Shipment' })).toContainText('120 × 80 × 100');
  await pressOnceHydrated(desk, 'c');
  await desk.keyboard.type(cannedTitle);
  await expect(desk.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await desk.keyboard.press('Enter');
  await expect(desk.getByLabel('Message')).toHaveAttribute('lang', 'es');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Reply on its way')).toBeFocused();

  const reply = await mailInLanguage(sender.email, 'es', 'lista de empaque');
  expect(reply).toContain(leadMailStringsIn('es').leadReply.status);
  expect(reply).toContain(path);

  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(letter(page, 'lista de empaque')).toHaveCount(1);
  await hydrate(page);
  await page.getByLabel(requestStatus.conversation.label).fill('Son 1,200 kg en total.');
  await page.getByRole('button', { name: requestStatus.conversation.submit }).click();
  const written = page.getByRole('region', { name: requestStatus.conversation.written });
  await expect(written).toBeFocused();
  await expect(written).toContainText(promised);
  await expect(letter(page, 'Son 1,200 kg')).toContainText(requestStatus.conversation.you);

  await desk.reload();
  await expect(desk.getByRole('list', { name: 'Timeline' })).toContainText('Son 1,200 kg en total.');
  await context.close();
});
