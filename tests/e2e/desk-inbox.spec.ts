import { beginWriting, openMore } from '../support/desk-request-page.ts';
import {
  holdPresence,
  newSender,
  ok,
  openRequest,
  type Sender,
  sendBrief,
  sendRequests,
  statusIn,
} from '../support/desk-requests.ts';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { mailsTo } from '../support/kept-mail.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (409|410|422)/ });

test('a request appears while the inbox is open; ticks and focus stay', async ({ page, request }) => {
  const before = newSender();
  await sendBrief(request, before);
  await signInAsOwner(page);
  const following = page.waitForResponse((response) => response.url().includes('/api/v1/desk/events'));
  await page.goto('/desk?sort=newest');
  await following;
  const row = page.getByRole('row').filter({ hasText: before.clientName });
  await expect(page.getByText('0 selected')).toBeHidden();
  await row.getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await row.getByRole('link').focus();

  const came = newSender();
  await sendBrief(request, came);
  const arrived = page.getByRole('row').filter({ hasText: came.clientName });
  await expect(arrived).toHaveAttribute('data-new', 'true');
  await expect(statusIn(page, /new requests?\. Show/)).toBeVisible();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(row.getByRole('link')).toBeFocused();
  await expect(row).not.toHaveAttribute('data-new', 'true');
});

test('a request is taken, noted on and answered without open variables', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInAsOwner(page);
  const title = `Rate ${sender.email}`;
  const canned = { title, texts: { en: 'Dear {{name}}, the rate to {{port}} is 900.' } };
  await ok(page.request.post('/api/v1/desk/canned-replies', { data: canned }));
  await openRequest(page, sender);
  await page.getByLabel('Owner').selectOption({ index: 1 });
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Owner: Nobody');

  await beginWriting(page, /^Note/);
  await page.getByLabel('Note for the desk').fill('Call first.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Call first.');

  await beginWriting(page, /^Reply/);
  await page.getByRole('button', { name: 'Insert a canned reply' }).click();
  await page.getByRole('option', { name: title }).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(`Dear ${sender.clientName}, the rate to {{port}} is 900.`);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText('please fill in port');
  await message.fill(`Dear ${sender.clientName}, the rate to Houston is 900.`);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('the rate to Houston is 900.');
  await expect
    .poll(async () =>
      (await mailsTo(sender.email)).some((mail) => mail.includes('the rate to Houston is 900.')),
    )
    .toBe(true);

  const [statusPage] = (await mailsTo(sender.email)).join().match(/\/requests\/[\w-]{32}/) ?? [];
  await page.goto(String(statusPage));
  await expect(page.getByText('the rate to Houston is 900.')).toBeVisible();
  await expect(page.getByText('A person answers by')).toBeHidden();
});

test('the same request sent twice is merged into one, and separated again', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender, 'Forty drums of sunflower oil from Rosario');
  await sendBrief(request, sender, 'Forty drums of sunflower oil from Rosario');
  await signInAsOwner(page);
  await openRequest(page, sender);
  await page.getByText('Possible duplicates').click();
  await page.getByRole('link', { name: 'Merge… RR-' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('was merged into this');
  const merged = page.getByRole('group').filter({ hasText: 'request details' }).first();
  await expect(merged.getByText('Forty drums')).toBeVisible();

  const keptId = new URL(page.url()).pathname.split('/').at(-1);
  const { merged: others } = await (await page.request.get(`/api/v1/desk/leads/${keptId}`)).json();
  await page.goto(`/desk/requests/${others[0].id}`);
  await expect(page.getByRole('heading', { name: 'Other requests from this customer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Merge/ })).toHaveCount(0);
  await page.goto(`/desk?text=${sender.email}`);
  await expect(page.getByRole('link', { name: sender.clientName })).toHaveCount(1);

  await page.getByRole('link', { name: sender.clientName }).click();
  await page.getByText('Undo this merge').click();
  await page.getByRole('button', { name: /^Separate RR-/ }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Merge undone');
  await page.goto(`/desk?text=${sender.email}`);
  await expect(page.getByRole('link', { name: sender.clientName })).toHaveCount(2);
});

test('an open request shows what a colleague did, and keeps the draft', async ({
  page,
  request,
  otherPage: colleague,
}) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInAsOwner(page);
  const hearOfOthers = await holdPresence(page);
  await signInStaff(colleague, 'agent', 'Dan Whitaker');
  const post = (to: string, data: object) => colleague.request.post(to, { data });

  await openRequest(page, sender);
  await page.getByLabel('Message').fill('Dear Ana,');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const path = `/api/v1/desk/leads/${id}`;
  await ok(post(`${path}/presence`, {}));
  await ok(post(`${path}/stage`, { version: 1, to: 'quoting' }));
  await hearOfOthers();
  await expect(statusIn(page, 'Dan Whitaker is viewing this too.')).toBeVisible();
  await expect(statusIn(page, 'Dan Whitaker changed this while you had it open.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('New → Quoting');
  await expect(page.getByLabel('Message')).toHaveValue('Dear Ana,');
  const whoIsHere = () => post(`${path}/presence`, {}).then((response) => response.json());
  expect((await whoIsHere()).here).toHaveLength(1);
  await page.keyboard.press('Escape');
  const left = page.waitForRequest((sent) => sent.method() === 'DELETE' && sent.url().endsWith('/presence'));
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click();
  await left;
  // A page that was still loading then may come to the server behind it, and counts for 45 seconds.
  await expect.poll(async () => (await whoIsHere()).here, { timeout: 60_000 }).toEqual([]);
});

test('the contact is corrected; the reply then goes to the new address', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInAsOwner(page);
  await openRequest(page, sender);
  await openMore(page);
  await page.getByText('Edit contact').click();
  await page.getByLabel('Company', { exact: true }).fill('Agave');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@gmail');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Add the end of the address')).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Agave');
  const corrected = `new-${sender.email}`;
  await page.getByLabel('E-mail', { exact: true }).fill(corrected);
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Contact saved')).toBeVisible();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('Contact changed: Company, E-mail');
  await expect(timeline).toContainText(`Before: ${sender.email}`);
  await page.getByLabel('Message').fill('The rate is 900 to Rosario.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(timeline).toContainText(`Reply to ${corrected}`);
});

test('several are lost at once, for a reason, and merged together', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 3);
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}`);
  const boxOf = ({ clientName }: Sender) =>
    page.getByRole('row').filter({ hasText: clientName }).getByRole('checkbox');
  const select = async (count: number) => {
    // Requests of other tests arrive in the list, which moves it under the pointer: a tick that missed is made again.
    for (const sender of senders.slice(0, count))
      await expect(() => boxOf(sender).check({ timeout: 10_000 })).toPass();
  };
  const dialog = page.getByRole('dialog');
  const lose = async (reason: string) => {
    await select(2);
    await page.getByRole('button', { name: 'Change stage' }).click();
    await dialog.getByLabel('Stage').selectOption('Lost');
    await dialog.getByLabel('Why it was lost').selectOption(reason);
    await dialog.getByRole('button', { name: 'Change stage' }).click();
  };
  await lose('Another reason');
  await expect(statusIn(page, 'Please add a comment on why it was lost.')).toBeVisible();
  await lose('Price');
  await expect(statusIn(page, '2 requests moved to Lost')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Lost' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statusIn(page, 'Undone')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Lost' })).toHaveCount(0);

  await select(1);
  await page.getByRole('button', { name: 'Merge…' }).click();
  await expect(statusIn(page, 'Select 2 to 20 requests to merge.')).toBeVisible();
  await boxOf(senders[0] as Sender).uncheck();
  await select(3);
  await page.getByRole('button', { name: 'Merge…' }).click();
  await expect(page.getByRole('heading', { name: 'Merge requests' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /Merge them anyway/ }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(/request details/)).toHaveCount(2);
});

withoutScripts('without scripts, the desk says that it needs them', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/desk');
  await expect(page.getByRole('alert')).toContainText('The desk needs JavaScript');
});
