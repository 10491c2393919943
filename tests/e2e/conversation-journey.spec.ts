import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { company } from '#features/settings/sample-company.ts';
import { deskOwner } from '../support/desk-owner.ts';
import { newSender, pressOnceHydrated } from '../support/desk-requests.ts';
import { pdf } from '../support/documents.ts';
import { dovecotProblem } from '../support/dovecot.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { type MailExchange, startMailExchange } from '../support/mail-exchange.ts';
import { freePort, startServer } from '../support/server-process.ts';

const title = 'a request becomes a conversation by page and by mail';
const sender = newSender();
const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdf('invoice 77', 200_000) };
const packingList = { filename: 'packing list.csv', content: 'piece,kg\r\n1,100\r\n2,100\r\n3,100\r\n' };
const patient = { timeout: 90_000 };

const test = base.extend<{ mail: MailExchange; origin: string }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailExchange(sender.email);
      await use(mail);
      await mail.stop();
    },
    { timeout: 90_000 },
  ],
  origin: [
    async ({ mail }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'conversation-journey-'));
      const port = String(await freePort());
      const server = await startServer({
        PORT: port,
        APP_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        SMTP_URL: mail.smtpUrl,
        IMAP_URL: mail.companyImapUrl,
        DESK_OWNER_EMAIL: deskOwner.email,
        DESK_OWNER_PASSWORD: deskOwner.password,
      });
      await expect.poll(server.output, patient).toContain('inbound.began');
      await use(server.origin);
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });
const entry = (list: Locator, text: string) => list.getByRole('listitem').filter({ hasText: text });

async function contentOf(page: Page, link: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await link.click();
  return readFileSync(await (await download).path());
}

async function sendBrief(page: Page): Promise<void> {
  await page.goto('/tools/chargeable-weight');
  await hydrate(page);
  const row = { quantity: '3', length: '120', width: '80', height: '100', weight: '100' };
  for (const [name, value] of Object.entries(row)) await page.locator(`[name="${name}"]`).fill(value);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('480 kg');
  await page.getByRole('link', { name: 'Request a rate for this' }).click();

  await expect(page).toHaveURL(/\/clientbriefform/);
  await page.getByRole('tab', { name: 'Export Details' }).click();
  await expect(page.locator('[name="shipment.pieces.0.length"]')).toHaveValue('120');
  await page.getByLabel('Files', { exact: true }).setInputFiles(invoice);
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Attached')).toHaveCount(1);
  await page.getByRole('tab', { name: 'General Information' }).click();
  await page.getByLabel('Your name').fill(sender.clientName);
  await page.getByLabel('E-mail').fill(sender.email);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeFocused();
  await page.getByRole('link', { name: 'See the status' }).click();
  await expect(entry(conversation(page), 'What you sent')).toBeVisible();
  await page.getByText('Everything you sent').click();
  await expect(page.getByRole('link', { name: 'invoice.pdf' })).toBeVisible();
}

async function openAtDesk(page: Page): Promise<void> {
  await page.goto('/desk/signin');
  await page.getByLabel('E-mail address').fill(deskOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(deskOwner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const row = page.getByRole('row').filter({ hasText: sender.clientName });
  await expect(row).toContainText('300 kg');
  await row.getByRole('link', { name: sender.clientName, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(sender.email);
}

async function reply(page: Page, text: string): Promise<void> {
  await pressOnceHydrated(page, 'r');
  await page.getByLabel('Message').fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
}

/** The mail with a text in it, once the customer's mail program finds it in their mailbox. */
async function mailToCustomer(mail: MailExchange, text: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      const mails = await mail.readCustomerInbox();
      found = mails.find((read) => read.text?.includes(text));
      return found?.messageId;
    }, patient)
    .toBeTruthy();
  return found as Email;
}

function answerByMail(mail: MailExchange, answered: Email, text: string): Promise<void> {
  const quoted = String(answered.text).replace(/^/gm, '> ');
  return mail.send({
    from: { name: sender.clientName, address: sender.email },
    to: answered.replyTo?.map(({ address = '' }) => address),
    subject: `Re: ${answered.subject}`,
    inReplyTo: String(answered.messageId),
    // As the mail server of the mailbox writes it, which has found the sender genuine.
    headers: { 'Authentication-Results': `${new URL(mail.companyImapUrl).hostname}; dmarc=pass` },
    references: `${answered.references} ${answered.messageId}`,
    text: `${text}\r\n\r\nOn Mon, Nov 2, 2026 at 4:02 PM the desk wrote:\r\n\r\n${quoted}\r\n`,
    attachments: [packingList],
  });
}

/** Loads a page again until a list on it has a text. */
async function reloadUntil(page: Page, list: Locator, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(entry(list, text)).toHaveCount(1, { timeout: 10_000 });
  }).toPass(patient);
}

/** A mail that became nothing is read at the desk, and one key makes a request of it. */
async function makeRequestOfUnusedMail(desk: Page, mail: MailExchange): Promise<void> {
  await mail.send({
    from: 'away@example.com',
    to: company.email.rates,
    subject: 'Out of office: Two pallets to Suva',
    inReplyTo: '<unknown@example.com>',
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: 'Sent by our portal: two pallets.',
  });
  const unused = desk.getByRole('link', { name: 'Out of office: Two pallets to Suva', exact: true });
  await expect(async () => {
    await desk.goto('/desk/mails');
    await expect(unused).toBeVisible({ timeout: 10_000 });
  }).toPass(patient);
  const opened = desk.waitForEvent('popup');
  await pressOnceHydrated(desk, 'j', 'Enter');
  const shown = await opened;
  await expect(shown.getByText('Sent by our portal: two pallets.')).toBeVisible();
  await shown.close();
  await desk.keyboard.press('m');
  await expect(desk).toHaveURL(/\/desk\/requests\//);
  await expect(desk.getByText('Sent by our portal: two pallets.')).toBeVisible();
  await desk.goto('/desk/mails');
  await expect(unused).toHaveCount(0);
}

if (dovecotProblem !== null) {
  test.skip(`${title} (${dovecotProblem})`, () => {});
} else {
  test(title, async ({ page, browser, origin, mail }) => {
    await sendBrief(page);

    const context = await browser.newContext({ baseURL: origin });
    const desk = await context.newPage();
    await openAtDesk(desk);
    await desk.getByText('All answers').click();
    const shipment = desk.getByRole('region', { name: 'Shipment' });
    await expect(shipment).toContainText('2.88 m³');
    await expect(shipment.getByRole('row').nth(1)).toContainText('120 × 80 × 100');
    const invoiceAtDesk = await contentOf(desk, desk.getByRole('link', { name: 'invoice.pdf' }));
    expect(invoiceAtDesk.equals(invoice.buffer)).toBe(true);
    await reply(desk, 'Which pallet is fragile?');

    const received = await mailToCustomer(mail, 'Which pallet is fragile?');
    expect(received.references).toContain(received.inReplyTo);
    // A mailbox dates mails to the second: an answer in the same one would come before what it answers.
    await desk.waitForTimeout(1000);
    await answerByMail(mail, received, 'The second one.');

    await reloadUntil(desk, timeline(desk), 'The second one.');
    const atDesk = entry(timeline(desk), 'The second one.');
    await expect(atDesk).toContainText('Mail from the customer');
    await expect(atDesk.getByText('> Which pallet is fragile?')).toBeHidden();
    await atDesk.getByText('Quoted text').click();
    await expect(atDesk.getByText('> Which pallet is fragile?')).toBeVisible();
    const listAtDesk = await contentOf(desk, atDesk.getByRole('link', { name: packingList.filename }));
    expect(listAtDesk.toString()).toBe(packingList.content);

    await page.reload();
    const letters = conversation(page).getByRole('listitem');
    await expect(entry(conversation(page), 'Which pallet is fragile?')).toHaveCount(1);
    const own = entry(conversation(page), 'The second one.');
    await expect(own).toContainText('You');
    const listOfCustomer = await contentOf(page, own.getByRole('link', { name: packingList.filename }));
    expect(listOfCustomer.toString()).toBe(packingList.content);
    await expect(letters.last()).toContainText(packingList.filename);
    await makeRequestOfUnusedMail(desk, mail);
    await context.close();
  });
}
