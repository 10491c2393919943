import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { company } from '#features/settings/sample-company.ts';
import { deskOwner } from '../support/desk-owner.ts';
import { newSender, pressOnceHydrated } from '../support/desk-requests.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { expectNothingCutOff } from '../support/page-checks.ts';
import { freePort, startServer } from '../support/server-process.ts';
import { edit, enter, report, shipmentHeading } from '../support/shipment-page.ts';
import { type ReceivedMail, type SmtpListener, startSmtpListener } from '../support/smtp-listener.ts';

const sender = newSender();

const test = base.extend<{ smtp: SmtpListener; origin: string }>({
  smtp: async ({ browserName: _ }, use) => {
    const smtp = await startSmtpListener();
    await use(smtp);
    await smtp.stop();
  },
  origin: [
    async ({ smtp }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'quote-to-delivery-'));
      const port = String(await freePort());
      const server = await startServer({
        PORT: port,
        APP_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        LOG_LEVEL: 'warn',
        DESK_OWNER_EMAIL: deskOwner.email,
        DESK_OWNER_PASSWORD: deskOwner.password,
      });
      await use(server.origin);
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  viewport: { width: 390, height: 844 },
});

/** Some days from today, as the desk types it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The mails that an address has got, in the order in which they were put in the outbox: their ids are UUIDv7. */
function mailsTo(smtp: SmtpListener, address: string): ReceivedMail[] {
  const order = ({ parsed }: ReceivedMail) => String(parsed.messageId);
  return smtp.received
    .filter(({ recipients }) => recipients.includes(address))
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** The mail to an address with a text in it, once it has come; the one of a text that comes once. */
async function mailWith(smtp: SmtpListener, address: string, text: string | RegExp) {
  const find = () => mailsTo(smtp, address).filter(({ parsed }) => parsed.text?.match(text));
  await expect.poll(() => find().length, { message: String(text), timeout: 60_000 }).toBe(1);
  return (find()[0] as ReceivedMail).parsed;
}

/** The bytes of the only file of a mail, a PDF. */
function pdfOf({ attachments: parts }: ReceivedMail['parsed']): Uint8Array {
  const attachments = parts.filter(({ related }) => !related);
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  const content = new Uint8Array(attachments[0]?.content as ArrayBuffer);
  expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
  return content;
}

async function choosePlace(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.pressSequentially(code);
  const options = page.getByRole('listbox', { name: label, exact: true }).getByRole('option');
  await expect(options.first()).toContainText(code);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(new RegExp(code));
}

async function sendBrief(page: Page): Promise<void> {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.getByLabel('Your name').fill(sender.clientName);
  await page.getByLabel('E-mail').fill(sender.email);
  await page.getByRole('tab').nth(3).click();
  await choosePlace(page, 'From', 'USHOU');
  await choosePlace(page, 'To', 'BRSSZ');
  await page.locator('[name="shipment.containers.0.quantity"]').fill('2');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeFocused();
}

async function openAtDesk(page: Page): Promise<void> {
  await page.goto('/desk/signin');
  await page.getByLabel('E-mail address').fill(deskOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(deskOwner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('row').filter({ hasText: sender.clientName })).toBeVisible();
  await pressOnceHydrated(page, 'j', 'Enter');
  await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(sender.email);
}

async function sendQuote(page: Page): Promise<void> {
  await pressOnceHydrated(page, 'q');
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  const line = (number: number) => page.getByRole('rowgroup', { name: new RegExp(`^Line ${number}:`) });
  await expect(line(1).getByLabel('Rate')).toBeFocused();
  for (const [at, rate] of ['310', '75', '1850'].entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(rate);
  }
  await expect(line(3)).toHaveAccessibleName('Line 3: Freight');
  // Freight and terminal handling for each of two containers, and the documents once.
  await expect(page.getByRole('region', { name: 'Total and sending' })).toContainText('USD 4,395.00');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText(sender.email);
  await expect(dialog.getByRole('button', { name: 'Send quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  // A quote waits ten seconds before it leaves, and its PDF is drawn then.
  await expect(page.getByRole('region', { name: 'Quotes' })).toContainText('Open', { timeout: 60_000 });
}

/** Accepts the quote that a mail links to; gives the digest of the PDF on the page. */
async function accept(page: Page, link: string): Promise<string> {
  await page.goto(link);
  const quote = page.locator('#quote');
  await expect(quote).toContainText('USD 4,395.00');
  await expectNothingCutOff(page);
  const download = page.waitForEvent('download');
  await quote.getByRole('link', { name: 'Download PDF' }).click();
  const digest = sha256(readFileSync(await (await download).path()));
  await quote.locator('#accept').getByLabel('Your name').fill(sender.clientName);
  await quote.getByLabel('Purchase order').fill('PO-4711');
  await quote.getByLabel('I accept this quote and its terms.').check();
  await quote.getByRole('button', { name: 'Accept USD 4,395.00' }).click();
  await expect(page.getByText('You accepted the quote.')).toBeVisible();
  return digest;
}

async function beginShipment(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('region', { name: 'Quotes' })).toContainText('Accepted');
  await pressOnceHydrated(page, 't');
  await expect(page.getByRole('link', { name: 'Open shipment' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(shipmentHeading(page)).toBeVisible();
  const sold = page.getByRole('region', { name: 'What was sold' });
  await expect(sold).toContainText('USD 4,395.00');
  await expect(sold).toContainText('2 containers');
  await expect(sold.getByRole('link', { name: 'Quote 1 (PDF)' })).toHaveAttribute('href', /\/files\//);
  await expect(page.getByRole('link', { name: 'Ask for the KYC documents' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingCutOff(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  // The customer's purchase order is there already.
  await expect(page.getByRole('region', { name: 'References' })).toContainText('Purchase order: PO-4711');
  await edit(page, 'References');
  await page.getByLabel('Reference 2: Kind').selectOption('container');
  await enter(page, 'Reference 2: Number', 'MSKU 907032 3');
  await expect(page.getByText('References saved').first()).toBeVisible();
  await page.getByLabel('Departs').fill(day(-20));
  await enter(page, 'Arrives', day(-6));
  await expect(page.getByLabel('Planned: Departed', { exact: true })).toHaveValue(day(-20));
  const note = page.locator('.desk-form').filter({ hasText: /milestones planned/ });
  await expect(note.locator('[tabindex="-1"]')).toBeFocused();
}

async function happen(page: Page, milestone: string, time: string): Promise<void> {
  await report(page, 'Actual', milestone, time);
  const row = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: milestone }) });
  await expect(row).toHaveAttribute('data-state', 'done');
}

test('a request is quoted, accepted, shipped and delivered, each step mailed in one thread', async ({
  page,
  browser,
  origin,
  smtp,
}) => {
  await sendBrief(page);
  const acknowledgement = await mailWith(smtp, sender.email, /\/requests\/[\w-]{32}/);
  const reference = String(/RR-[A-Z\d]{6}/.exec(String(acknowledgement.subject)));
  expect(acknowledgement.subject).toBe(`We have your rate request (${reference})`);
  const path = String(/\/requests\/[\w-]{32}/.exec(String(acknowledgement.text)));
  const forDesk = await mailWith(smtp, company.email.rates, sender.email);
  expect(forDesk.subject).toContain(reference);

  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  const desk = await context.newPage();
  await openAtDesk(desk);
  await sendQuote(desk);
  const quoted = await mailWith(smtp, sender.email, 'Read and accept the quote');
  expect(quoted.subject).toContain(reference);
  expect(quoted.text).toMatch(/USD\s4,395\.00/);
  const link = String(/http\S+#quote/.exec(String(quoted.text)));
  expect(link).toBe(`${origin}${path}#quote`);

  const digest = await accept(page, link);
  expect(sha256(pdfOf(quoted))).toBe(digest);
  const confirmation = await mailWith(smtp, sender.email, 'We have your acceptance');
  expect(confirmation.subject).toBe(`You accepted quote ${reference}`);
  expect(confirmation.text).toContain('PO-4711');
  expect(sha256(pdfOf(confirmation))).toBe(digest);
  // The author of the answer owns the request.
  const notice = await mailWith(smtp, deskOwner.email, 'On the page of the request');
  expect(notice.subject).toBe(`${sender.clientName} accepted the quote for ${reference}`);

  await beginShipment(desk);
  await happen(desk, 'Departed', `${day(-20)} 04:20`);
  await page.goto(path);
  const shipment = page.getByRole('region', { name: /Your shipment/ });
  const line = shipment.getByRole('list', { name: 'Milestones' }).getByRole('listitem');
  await expect(line.filter({ hasText: 'Departed' }).first()).toContainText('4:20');
  const departure = await mailWith(smtp, sender.email, /4:20\s+AM ✓/);
  expect(departure.subject).toMatch(new RegExp(`^Departed: .*${reference}$`));
  expect(departure.text).toContain('MSKU 907032 3');
  await happen(desk, 'Arrived', `${day(-5)} 23:10`);
  await happen(desk, 'Delivered', `${day(-2)} 09:35`);
  await page.reload();
  await expect(shipment.getByRole('img', { name: /Houston.*Santos/ })).toBeVisible();
  const last = line.filter({ hasText: 'Done: Delivered' });
  await expect(last).toContainText('9:35');
  await expect(shipment.getByText('Delivered', { exact: true })).toBeVisible();
  await expectNothingCutOff(page);
  await expect(desk.locator('h1 + p .desk-badge')).toHaveText('Delivered');
  const delivery = await mailWith(smtp, sender.email, /9:35\s+AM ✓/);
  // Arrival and delivery were entered within ten seconds.
  expect(delivery.subject).toBe(`Update on your shipment ${reference}`);
  expect(delivery.text).toContain(`${origin}${path}`);

  const thread = mailsTo(smtp, sender.email).map(({ parsed }) => parsed);
  const ids = thread.map(({ messageId }) => String(messageId));
  for (const [at, { inReplyTo, references }] of thread.entries()) {
    expect(inReplyTo).toBe(ids[at - 1]);
    expect(references).toBe(ids.slice(0, at).join(' ') || undefined);
  }
  expect(mailsTo(smtp, company.email.rates)).toHaveLength(1);
  await context.close();
});
