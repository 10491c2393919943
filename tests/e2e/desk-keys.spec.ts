import type { Page } from '@playwright/test';
import { heading, openNewRequest, timeline } from '../support/desk-request-page.ts';
import { pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdLoads, holdPosts } from '../support/hold-posts.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (409|422)/ });

const line = (page: Page, { clientName }: Sender) =>
  page.getByRole('row').getByRole('link', { name: clientName, exact: true });

/**
 * Records announcements of spam from now on, on the page or in a toast, also those that are gone before anybody looks.
 */
async function recordAnnounced(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('recordText', (text: string) => texts.push(text));
  await page.evaluate(() => {
    const { recordText } = window as unknown as { recordText: (text: string) => void };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isAnnounced = target instanceof Element && target.closest('[role="status"]');
        for (const { textContent } of isAnnounced ? addedNodes : [])
          if (textContent?.includes('spam')) recordText(textContent);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
  return texts;
}

test('the focus stays in the list after a change and a search', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 4);
  const [fourth, third, second, first] = senders as [Sender, Sender, Sender, Sender];
  await signInAsOwner(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j', 'j');
  await expect(line(page, second)).toBeFocused();
  const announced = await recordAnnounced(page);
  await page.keyboard.press('!');
  await expect(line(page, second)).toHaveCount(0);
  await expect(line(page, third)).toBeFocused();
  const one = expect.stringMatching(/^RR-[A-Z0-9]{6} marked as spam$/);
  await expect.poll(() => announced).toEqual([one]);

  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Mark as spam', exact: true }).press('Enter');
  await expect(line(page, fourth)).toHaveCount(0);
  await expect(line(page, first)).toBeFocused();
  await expect.poll(() => announced).toEqual([one, '2 requests marked as spam']);

  await page.getByText('Filter', { exact: true }).click();
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await owner.focus();
  await owner.selectOption('Nobody’s');
  await expect(page).toHaveURL(/owner=/);
  // Unset filters are no part of the address.
  expect([...new URL(page.url()).searchParams.values()]).not.toContain('');
  await expect(owner).toBeFocused();
  await expect(page.getByRole('link', { name: 'Remove filter: Owner: Nobody’s' })).toBeVisible();
  await page.getByRole('searchbox').fill(mark);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(line(page, first)).toBeFocused();
  await page.keyboard.press('!');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
});

test('keys that are typed while a request opens are its note or its reply, never commands', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 2);
  const [second, first] = senders as [Sender, Sender];
  await signInAsOwner(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j');
  await expect(line(page, first)).toBeFocused();
  const release = await holdLoads(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.type('nask Maria about a quote ');
  release();
  const note = page.getByLabel('Note');
  await expect(note).toHaveValue('ask Maria about a quote ');
  await expect(note).toBeFocused();
  await expect(page.getByLabel('Owner')).toHaveValue('');
  await note.fill('');
  await page.unrouteAll({ behavior: 'wait' });

  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j', 'j');
  await expect(line(page, second)).toBeFocused();
  const releaseReply = await holdLoads(page);
  await page.keyboard.press('r');
  await page.keyboard.type('a reply');
  releaseReply();
  await expect(page.getByLabel('Message')).toHaveValue('a reply');
  await expect(page.getByLabel('Owner')).toHaveValue('');
});

test('spam and a stage are undone for ten seconds, in the list and on the page', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 2);
  const [second, first] = senders as [Sender, Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j');
  await page.keyboard.press('!');
  await expect(line(page, first)).toHaveCount(0);
  await expect(line(page, second)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(line(page, first)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(heading(page, first)).toBeVisible();
  await page.keyboard.press('!');
  await expect(page.getByText(/^This is in spam/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^This is in spam/)).toBeHidden();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stage').selectOption('Lost');
  await dialog.getByLabel('Why it was lost').selectOption('other');
  await dialog.getByLabel('Comment').fill('Ships in June: not before');
  await dialog.getByRole('button', { name: 'Change stage' }).click();
  await expect(timeline(page)).toContainText('New → Lost');
  await page.keyboard.press('e');
  await dialog.getByLabel('Stage').selectOption('Won');
  await page.keyboard.press('Enter');
  await expect(timeline(page)).toContainText('Lost → Won');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(timeline(page)).toContainText('Won → Lost');
  await expect(timeline(page).getByText('Ships in June: not before')).toHaveCount(2);

  await page.goto(`/desk?text=${mark}&sort=newest&stage=lost`);
  await pressOnceHydrated(page, 'j');
  await page.keyboard.press('e');
  await dialog.getByLabel('Stage').selectOption('New');
  await page.keyboard.press('Enter');
  await expect(line(page, first)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(line(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(timeline(page).getByText('Ships in June: not before')).toHaveCount(3);
  await page.clock.install();
  await page.keyboard.press('e');
  await page.getByRole('dialog').getByLabel('Stage').selectOption('Quoting');
  await page.keyboard.press('Enter');
  await expect(timeline(page)).toContainText('Lost → Quoting');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('single-key shortcuts are turned off on every device, and on again', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 1);
  const [sender] = senders as [Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}`);
  await pressOnceHydrated(page, '?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const single = dialog.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await expect(single).toBeChecked();
  await single.press('Space');
  await expect(page.locator('.desk')).toHaveAttribute('data-single-keys', 'off');
  await page.reload();
  await pressOnceHydrated(page, 'j', '?');
  await expect(dialog).toBeHidden();
  await expect(line(page, sender)).not.toBeFocused();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await line(page, sender).click();
  await expect(heading(page, sender)).toBeVisible();
  await expect(page.getByRole('main').locator('kbd').filter({ visible: true })).toHaveCount(0);
  // Escape is no letter.
  await page.getByRole('link', { name: 'Write a quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(heading(page, sender)).toBeVisible();

  await page.goto('/desk/account');
  const section = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await section.getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.desk')).toHaveAttribute('data-single-keys', 'on');
});

test('one toast is shown at a time, also of a draft that is not there', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 1);
  const [sender] = senders as [Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}`);
  const toasts = page.getByRole('status', { name: 'Notices' }).getByRole('listitem');
  const noDraft = /^RR-\w+ has no drafted quote that is ready to send\.$/;
  await pressOnceHydrated(page, 'j', 'Shift+Q');
  await expect(toasts).toHaveText([noDraft]);
  await page.keyboard.press('Enter');
  await expect(heading(page, sender)).toBeVisible();
  await page.keyboard.press('Shift+Q');
  await page.keyboard.press('Shift+Q');
  await expect(toasts).toHaveText([noDraft]);
  await page.keyboard.press('e');
  await page.getByRole('dialog').getByLabel('Stage').selectOption('Quoting');
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveText(['Stage changed']);
});

for (const way of ['key', 'button'])
  test(`an undo by ${way} that is still on its way does not take the focus from a search`, async ({
    page,
    request,
  }) => {
    const { mark, senders } = await sendRequests(request, 2);
    const [, first] = senders as [Sender, Sender];
    await signInStaff(page);
    await page.goto(`/desk?text=${mark}&sort=newest`);
    await pressOnceHydrated(page, 'j', '!');
    await expect(line(page, first)).toHaveCount(0);
    const release = await holdPosts(page, '**/desk.data*');
    if (way === 'key') await page.keyboard.press('z');
    else await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('/');
    release();
    await expect(line(page, first)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

test('a stage is undone before the page is loaded again', async ({ page, request }) => {
  await openNewRequest(page, request);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await pressOnceHydrated(page, 'e');
  await page.getByRole('dialog').getByLabel('Stage').selectOption('Quoting');
  await page.route('**/desk/requests/*.data*', async (route) => {
    if (route.request().method() === 'GET') await isReleased;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stage changed').first()).toBeVisible();
  await page.keyboard.press('z');
  release();
  await expect(timeline(page)).toContainText('Quoting → New');
});

test('a panel has the focus once it is open, also after a dialog in it is closed', async ({
  page,
  request,
}) => {
  await openNewRequest(page, request);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const panel = page.getByRole('dialog', { name: 'More' });
  await pressOnceHydrated(page, 'Escape');
  await more.press('Enter');
  await expect(panel.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  const renew = panel.getByRole('button', { name: 'Renew link…' });
  await renew.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Renew' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(renew).toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
