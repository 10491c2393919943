import type { Page } from '@playwright/test';
import { heading } from '../support/desk-request-page.ts';
import { pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdPosts } from '../support/hold-posts.ts';
import { expectNothingCutOff } from '../support/page-checks.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test.use({ viewport: { width: 1600, height: 900 }, expectedProblems: /status of 409/ });

const line = (page: Page, { clientName }: Sender) =>
  page.getByRole('row').getByRole('link', { name: clientName, exact: true });
const pane = (page: Page) => page.getByRole('region', { name: 'Open request' });

test('a wide window opens requests beside the list, by keys that stay in it', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 4);
  const [fourth, third, second, first] = senders as [Sender, Sender, Sender, Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await expect(pane(page)).toHaveCount(0);
  await pressOnceHydrated(page, 'j');
  await expect(heading(page, first)).toBeVisible();
  await expect(line(page, first)).toBeFocused();
  await expect(line(page, first)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/desk\/requests\/[\w-]+\?.*sort=newest/);
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, second)).toBeVisible();
  await expect(line(page, second)).toBeFocused();
  await expectNothingCutOff(page);

  await page.keyboard.press('Enter');
  await expect(pane(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pane(page).getByRole('link', { name: 'Inbox' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(line(page, second)).toBeFocused();

  // The request in the pane follows the list: what takes the place of a line is open too.
  await page.keyboard.press('!');
  await expect(line(page, second)).toHaveCount(0);
  await expect(line(page, third)).toBeFocused();
  await expect(heading(page, third)).toBeVisible();
  await page.keyboard.press('z');
  await expect(line(page, second)).toBeFocused();
  await expect(heading(page, second)).toBeVisible();

  // At once: the reply is written to the request of the line, not to the one that was open before.
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(heading(page, third)).toBeVisible();
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('The rate is 900.');
  // A reply that is still on its way does not take the focus back from the list.
  const release = await holdPosts(page);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(line(page, third)).toBeFocused();
  release();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('The rate is 900.');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(line(page, third)).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.keyboard.press('u');
  await expect(pane(page)).toHaveCount(0);
  await expect(line(page, second)).toBeFocused();
  await line(page, fourth).click();
  await expect(heading(page, fourth)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/desk\?/);
  await page.goForward();
  await expect(heading(page, fourth)).toBeVisible();
});

test('a reply that is refused leaves the focus in the list', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 1);
  const [only] = senders as [Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}`);
  await pressOnceHydrated(page, 'j', 'r');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('The rate is 900.');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const release = await holdPosts(page);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(line(page, only)).toBeFocused();
  const logged = await page.request.post(`/api/v1/desk/leads/${id}/reply-logged`, {
    data: { version: 1, channel: 'telephone', comment: '' },
  });
  expect(logged.ok()).toBe(true);
  release();
  await expect(page.getByText(/^Your reply to .+ was not sent/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('The rate is 900.');
  await expect(line(page, only)).toBeFocused();
});

test('the list follows the desk while another request opens', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 3);
  const [third, second, first] = senders as [Sender, Sender, Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j');
  await expect(heading(page, first)).toBeVisible();
  const id = (await line(page, third).getAttribute('href'))?.match(/requests\/([\w-]+)/)?.[1];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route('**/desk/requests/*.data*', async (route) => {
    held += 1;
    await isReleased;
    await route.continue().catch(() => {});
  });
  await page.keyboard.press('j');
  await expect.poll(() => held).toBeGreaterThan(0);
  const changed = await page.request.post(`/api/v1/desk/leads/${id}/stage`, {
    data: { version: 1, to: 'quoting' },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  // The reload of the list begins the navigation again, unless one was running already.
  await expect.poll(() => held).toBeGreaterThan(1);
  release();
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: third.clientName })).toContainText('Quoting');
});

test('a reply opens the next where a click does not focus its button', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 2);
  const [second, first] = senders as [Sender, Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j', 'r');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('The rate is 900.');
  // As Safari does, which gives the focus to what contains the form.
  await page.getByRole('button', { name: 'Send and open next' }).evaluate((button: HTMLButtonElement) => {
    document.querySelector('main')?.focus();
    button.form?.requestSubmit(button);
  });
  await expect(heading(page, second)).toBeVisible();
  await expect(heading(page, first)).toHaveCount(0);
});
