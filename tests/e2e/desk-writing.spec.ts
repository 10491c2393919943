import type { Page } from '@playwright/test';
import { beginWriting, message, sendRequest, timeline } from '../support/desk-request-page.ts';
import {
  holdPresence,
  openRequest,
  pressOnceHydrated,
  type Sender,
  sendRequests,
} from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdPosts } from '../support/hold-posts.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (401|409)|ERR_INTERNET_DISCONNECTED/ });

/** Opens a request in the list of its sender, to which a way back leads. */
async function openInList(page: Page, { clientName, email }: Sender): Promise<void> {
  await page.goto(`/desk?text=${email}`);
  await page.getByRole('row').getByRole('link', { name: clientName }).click();
  await expect(page.getByRole('heading', { level: 1, name: clientName })).toBeVisible();
}

async function beginReply(page: Page, sender: Sender, open = openRequest): Promise<void> {
  await open(page, sender);
  await message(page).fill('The rate is');
  await expect(page.getByText('Draft saved')).toBeVisible();
}

test('a line that breaks leaves the page and the reply alone', async ({ page, request }) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender);
  await page.context().setOffline(true);
  await message(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' 900.');
  await expect(page.getByText('The draft stays in this window until it can be saved')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('can’t be reached');
  await expect(message(page)).toHaveValue('The rate is 900.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be reached' })).toHaveCount(2);

  await page.context().setOffline(false);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await message(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(timeline(page)).toContainText('The rate is 900.');
});

test('a session that ends in the middle of a reply takes nothing of it', async ({ page, request }) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender);
  await page.context().clearCookies({ name: 'desk-session' });
  await message(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' 900.');
  await expect(page.getByText('You are signed out. The draft stays in this window.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('You are signed out. Nothing was changed or sent');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
  await expect(message(page)).toHaveValue('The rate is 900.');

  // Even who reloads the page, and signs in on the way, finds it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  await signInAsOwner(page);
  const { pathname } = new URL(String(new URL(page.url()).searchParams.get('to')), page.url());
  await page.goto(pathname);
  await expect(message(page)).toHaveValue('The rate is 900.');
});

test('what a customer said is kept as a note when the timer runs', async ({
  page,
  request,
  otherPage: colleague,
}) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(message(page)).toHaveValue('');
  await signInStaff(colleague, 'agent', 'Daniel');
  for (const one of [colleague, page]) {
    await openRequest(one, sender);
    await beginWriting(one, /^Customer replied/);
    await one.getByLabel('What they said').fill(one === page ? 'Ships in June' : 'Sent the packing list');
  }
  await colleague.getByRole('button', { name: 'Restart timer' }).click();
  await expect(timeline(colleague)).toContainText('Sent the packing list');

  await expect(timeline(page)).toContainText('Sent the packing list');
  // The button counts as soon as it is there, while the page is still loaded again.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/desk/requests/*.data*', async (route) => {
    if (route.request().method() === 'GET') await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Restart timer' }).click();
  await expect(page.getByRole('alert')).toContainText('The timer is already running');
  await page.getByRole('button', { name: 'Save as a note' }).click();
  pressed.resolve();
  await expect(timeline(page)).toContainText('Ships in June');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a note that is begun waits in its window until it is stored', async ({ page, request }) => {
  const sender = await sendRequest(request);
  const note = page.getByRole('textbox', { name: 'Note' });
  await signInAsOwner(page);
  await openRequest(page, sender);
  await pressOnceHydrated(page, 'n');
  await expect(note).toBeVisible();
  await note.fill('Called twice');
  await openRequest(page, sender);
  await expect(note).toBeVisible();
  await expect(note).toHaveValue('Called twice');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(timeline(page)).toContainText('Called twice');
  await expect(note).toHaveValue('');
  await openRequest(page, sender);
  await expect(message(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test('a reply that is sent while its page is left comes back as no draft', async ({ page, request }) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender, openInList);
  const release = await holdPosts(page);
  // Not saved yet when it is sent.
  await message(page).fill('The rate is 900.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(message(page)).not.toBeEditable();
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  // A writer who comes back before the response sees the message that is being sent.
  await page.getByRole('row').getByRole('link', { name: sender.clientName }).click();
  await expect(message(page)).toHaveValue('The rate is 900.');
  await expect(message(page)).not.toBeEditable();
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('.data'),
  );
  release();
  await answer;
  await expect(message(page)).toHaveValue('');
  await expect(message(page)).toBeEditable();
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await openRequest(page, sender);
  await expect(timeline(page)).toContainText('The rate is 900.');
  await expect(message(page)).toHaveValue('');
});

test('a reply that is refused when its page was left is told of and kept', async ({ page, request }) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender, openInList);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const release = await holdPosts(page);
  await message(page).fill('The rate is 900.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(message(page)).not.toBeEditable();
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  const stage = { version: 1, to: 'lost', reason: 'price' };
  expect((await page.request.post(`/api/v1/desk/leads/${id}/stage`, { data: stage })).ok()).toBe(true);
  release();
  await expect(page.getByText('was not sent. What you wrote is kept there.')).toBeVisible();
  await openRequest(page, sender);
  await expect(message(page)).toHaveValue('The rate is 900.');
});

test('a draft to a request that is merged away can be copied', async ({
  page,
  request,
  otherPage: colleague,
}) => {
  const { senders } = await sendRequests(request, 2);
  const [sender, kept] = senders as [Sender, Sender];
  await signInAsOwner(page);
  const hearOfOthers = await holdPresence(page);
  await signInStaff(colleague, 'agent', 'Daniel');
  await openRequest(colleague, kept);
  const idOf = (one: Page) => new URL(one.url()).pathname.split('/').at(-1);
  await beginReply(page, sender);
  await message(page).fill('The rate is 900.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note' }).fill('Called twice');
  const merging = { version: 1, others: [{ id: idOf(page), version: 1 }], differentPeople: true };
  const merged = await colleague.request.post(`/api/v1/desk/leads/${idOf(colleague)}/merge`, {
    data: merging,
  });
  expect(merged.ok()).toBe(true);

  await hearOfOthers();
  await expect(page.getByRole('link', { name: 'was merged into another' })).toBeVisible();
  const unsent = page.getByRole('region', { name: 'This was not sent' });
  const expectBoth = async () => {
    await expect(unsent.getByLabel('Reply')).toHaveValue('The rate is 900.');
    await expect(unsent.getByLabel('Note')).toHaveValue('Called twice');
  };
  await expectBoth();
  await page.reload();
  await expectBoth();
  await expect(unsent.getByLabel('Reply')).not.toBeEditable();
});

test('signing out leaves nothing of the desk in the window', async ({ page, request }) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender);
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('desk-')));
  await page.route('**/draft', (route) => route.abort('internetdisconnected'));
  await message(page).fill('The rate is 900.');
  await expect(page.getByText('The draft stays in this window until it can be saved')).toBeVisible();
  expect(await kept()).toContainEqual(expect.stringContaining('desk-writing'));
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out.')).toBeVisible();
  expect(await kept()).toEqual([]);
});
