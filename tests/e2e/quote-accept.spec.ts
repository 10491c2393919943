import type { APIRequestContext, Page } from '@playwright/test';
import { quoteStringsIn } from '#features/quotes/quote-strings.ts';
import { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import { newSender, type Sender } from '../support/desk-requests.ts';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { rawMailsTo } from '../support/kept-mail.ts';
import { madeUpQuote } from '../support/made-up-quotes.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { serverDatabase } from '../support/server-database.ts';
import { requestAsOwner } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (409|422)/ });

const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Asks for a rate; gives the request's id and the secret of its page. */
async function ask(request: APIRequestContext, sender: Sender) {
  const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=en' };
  // Carriage is quoted for a lane and a cargo alone.
  const shipment = {
    from: { text: 'Houston, US', code: 'USHOU' },
    to: { text: 'Veracruz, MX', code: 'MXVER' },
  };
  const data = { ...sender, products: 'Tiles', shipment };
  const posted = await request.post('/api/v1/raterequestform', { data, headers });
  const { reference } = await posted.json();
  const { db } = await serverDatabase();
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const secret = posted.headers().location?.split('/').at(-1) ?? '';
  return { id, secret, reference: String(reference) };
}

async function answerOf(
  answering: ReturnType<APIRequestContext['post']>,
): Promise<{ quoteId: string; version: number }> {
  const response = await answering;
  if (!response.ok()) throw new Error(`${response.url()} ${response.status()}: ${await response.text()}`);
  return response.json() as Promise<{ quoteId: string; version: number }>;
}

interface Sent {
  id: string;
  secret: string;
  quoteId: string;
  path: string;
  reference: string;
  sender: Sender;
}

async function sendQuote({ twoOptions = false } = {}): Promise<Sent> {
  const request = await requestAsOwner();
  try {
    const sender = newSender();
    const lead = await ask(request, sender);
    const { quote } = madeUpQuote('en', { twoOptions });
    const draft = await answerOf(
      request.put(`/api/v1/desk/leads/${lead.id}/quote-draft`, {
        data: {
          version: 0,
          content: { ...quote, validUntil: inTwoWeeks() },
          subject: 'Your rate',
          message: 'Here is your rate.\n\nOlga',
        },
      }),
    );
    const { db } = await serverDatabase();
    const { version: leadVersion } = await db
      .selectFrom('leads')
      .select('version')
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow();
    await answerOf(
      request.post(`/api/v1/desk/quotes/${draft.quoteId}/send`, {
        // A quote by sea with a charge for each container is asked about.
        data: { version: draft.version, leadVersion, confirmed: true },
      }),
    );
    // The ten seconds in which staff may take it back are over.
    await db.updateTable('quotes').set({ send_at: Date.now() }).where('id', '=', draft.quoteId).execute();
    const path = `/requests/${lead.secret}`;
    await expect(async () => {
      expect((await (await request.get(path)).text()).includes('id="quote"')).toBe(true);
    }).toPass({ timeout: 60_000 });
    return { ...lead, quoteId: draft.quoteId, path, sender };
  } finally {
    await request.dispose();
  }
}

async function decisionsOn(quoteId: string) {
  const { db } = await serverDatabase();
  return db
    .selectFrom('quote_decisions')
    .select(['outcome', 'option_id', 'name', 'via', 'order_number', 'reason', 'comment'])
    .where('quote_id', '=', quoteId)
    .execute();
}

async function fillIn(page: Page) {
  const { accept } = quoteStringsIn('en').page;
  await page.locator('#accept').getByLabel(accept.name).fill('Renata Vega');
  await page.getByLabel(accept.terms).check();
}

test('a customer reads a quote, downloads its PDF and accepts it', async ({ page }) => {
  const sent = await sendQuote();
  const t = quoteStringsIn('en').page;
  await page.goto(sent.path);
  await expectNoFindings(page);
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Here is your rate.');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCutOff(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.download }).click();
  expect((await download).suggestedFilename()).toContain(sent.reference);
  const button = page.getByRole('button', { name: /^Accept USD [\d,.]+/ });
  await button.click();
  // The name is known: the one fault is told at the box, also before React comes.
  const terms = page.getByLabel(t.accept.terms);
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('#accept').getByLabel(t.accept.name).fill('');
  await button.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    t.accept.labels.name,
    t.accept.labels.terms,
  ]);
  expect(await decisionsOn(sent.quoteId)).toEqual([]);
  await fillIn(page);
  await button.dblclick();
  await expect(page.getByText(t.accepted.title)).toBeVisible();
  await expect(page.getByRole('link', { name: t.accepted.kycAction })).toBeVisible();
  await expect(page.locator('#accept')).toHaveCount(0);
  expect(await decisionsOn(sent.quoteId)).toMatchObject([
    { outcome: 'accepted', name: 'Renata Vega', via: 'page', option_id: 'air' },
  ]);
  await expect(async () => {
    const mails = await rawMailsTo(sent.sender.email);
    const withPdf = mails.filter((mail) => mail.includes('Content-Type: application/pdf'));
    // The quote and its confirmation; the address is of nobody whom an acknowledgement could repeat its answers to.
    expect(withPdf).toHaveLength(2);
  }).toPass({ timeout: 120_000 });
});

test('the state of a page with a quote is that of its request, so that an open page reloads after changes alone', async ({
  request,
}) => {
  const { path } = await sendQuote();
  const page = await (await request.get(path)).text();
  const { etag = '""' } = (await request.get(`${path}/state`)).headers();
  expect(etag.length).toBeGreaterThan(20);
  expect(page).toContain(etag.slice(1, -1));
});

withoutScripts(
  'without scripts, a customer chooses one of two options, with what was typed kept where something is missing',
  async ({ page }) => {
    const sent = await sendQuote({ twoOptions: true });
    const { accept, accepted } = quoteStringsIn('en').page;
    await page.goto(sent.path);
    const form = page.locator('#accept');
    const bySea = form.getByRole('button', { name: /^Accept USD [\d,.]+.*by sea$/ });
    await expect(bySea).toBeInViewport({ ratio: 1 });
    // Enter in a field accepts none of the two.
    await expect(form.getByLabel(accept.name)).toHaveValue(sent.sender.clientName);
    await form.getByLabel(accept.name).fill('');
    await form.getByLabel(accept.orderNumber).fill('PO-4711');
    await form.getByLabel(accept.orderNumber).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await bySea.click();
    const { name, terms } = accept.labels;
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([name, terms]);
    await expect(form.getByLabel(accept.orderNumber)).toHaveValue('PO-4711');
    await fillIn(page);
    const price = String(/USD\s[\d,.]+/.exec(String(await bySea.textContent())));
    await bySea.click();
    await expect(page.getByText(accepted.title)).toBeVisible();
    const standing = page.locator('#quote > div').filter({ hasText: 'Accepted on' }).first();
    await expect(standing).toContainText(price);
    await expect(standing).toContainText('by sea');
    expect(await decisionsOn(sent.quoteId)).toMatchObject([
      { outcome: 'accepted', option_id: 'sea', order_number: 'PO-4711' },
    ]);
  },
);

withoutScripts(
  'without scripts, a customer declines with a reason, and is asked for a comment where it is another one',
  async ({ page }) => {
    const sent = await sendQuote();
    const { decline, declined } = quoteStringsIn('en').page;
    await page.goto(sent.path);
    await page.getByText(decline.title).click();
    const form = page.locator('#decline');
    await form.getByLabel(decline.reasons.other).check();
    await page.getByRole('button', { name: decline.submit }).click();
    await expect(page.getByRole('alert')).toContainText(decline.summaryTitle);
    await form.getByLabel(decline.comment).fill('We ship by land.');
    await page.getByRole('button', { name: decline.submit }).click();
    await expect(page.getByText(declined.title)).toBeVisible();
    expect(await decisionsOn(sent.quoteId)).toMatchObject([
      { outcome: 'declined', reason: 'other', comment: 'We ship by land.' },
    ]);

    const closed = page.getByText('Closed', { exact: true });
    await expect(closed).toBeVisible();
    await page.getByLabel('Your message').fill('Can we still ship?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('A person answers by').first()).toBeVisible();
    await expect(closed).toBeHidden();

    const { requote } = quoteStringsIn('en').page;
    await page.getByRole('button', { name: requote.submit }).click();
    await expect(page.getByText(/^You asked for a new quote on /)).toBeVisible();
    await expect(page.getByRole('button', { name: requote.submit })).toHaveCount(0);
    const { db } = await serverDatabase();
    const { stage } = await db
      .selectFrom('leads')
      .select('stage')
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect(stage).toBe('quoting');
  },
);

withoutScripts(
  'without scripts, a quote that has expired on an open page is not accepted, and says why',
  async ({ page }) => {
    const sent = await sendQuote();
    const { unsent } = quoteStringsIn('en').page;
    await page.goto(sent.path);
    await fillIn(page);
    const { db } = await serverDatabase();
    await db
      .updateTable('quotes')
      .set({ expires_at: Date.now() - 1000 })
      .where('id', '=', sent.quoteId)
      .execute();
    await page.getByRole('button', { name: /^Accept USD/ }).click();
    await expect(page.getByRole('alert')).toContainText('expired');
    await expect(page.getByLabel(unsent)).toHaveValue('Renata Vega');
    await expect(page.locator('#accept')).toHaveCount(0);
    const expired = page.getByText(/^Expired: it was valid through/);
    const [top, price] = await Promise.all([
      expired.boundingBox(),
      page.locator('#quote summary').first().boundingBox(),
    ]);
    expect(top?.y).toBeLessThan(Number(price?.y));
    expect(await decisionsOn(sent.quoteId)).toEqual([]);
  },
);
