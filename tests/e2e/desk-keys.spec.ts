import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { heading, message, timeline } from '../support/desk-request-page.ts';
import { pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNothingCutOff } from '../support/page-checks.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

// What is refused on purpose: the browser notes its status.
test.use({ expectedProblems: /status of (409|422)/ });

const line = (page: Page, { clientName }: Sender) =>
  page.getByRole('row').getByRole('link', { name: clientName, exact: true });
const marked = (page: Page) =>
  message(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );

/** Has a key pressed the moment that a request's page is in the document, sooner than anybody could. */
const pressAsSoonAsShown = (page: Page, { email }: Sender, key: string) =>
  page.evaluate(
    ([name, pressed]) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== name) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [`Green coffee ${email}`, key] as const,
  );

/** What is announced of spam from now on, on the page or in a toast, also what is gone before anybody looks. */
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

async function makeCannedReply(page: Page, body: string): Promise<string> {
  const title = `Canned ${randomUUID().slice(0, 8)}`;
  const response = await page.request.post('/api/v1/desk/canned-replies', {
    data: { title, texts: { en: body } },
  });
  expect(response.ok()).toBe(true);
  return title;
}

test('a request is taken and answered with a canned reply, and the next one opened, by keys alone', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 3);
  const [, second, first] = senders as [Sender, Sender, Sender];
  await signInAsOwner(page);
  const title = await makeCannedReply(page, 'Dear {{name}}, {{amount}} dollars until {{last day}}.');
  await page.goto(`/desk?text=${mark}&sort=newest`);
  const keys = page.keyboard;
  await pressOnceHydrated(page, 'j');
  await expect(line(page, first)).toBeFocused();
  await keys.press('Enter');
  await expect(heading(page, first)).toBeVisible();
  await keys.press('a');
  await expect(page.getByLabel('Owner')).not.toHaveValue('');

  await keys.press('c');
  await expect(page.getByRole('combobox', { name: 'Find by title or text' })).toBeFocused();
  await keys.type(title);
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await keys.press('Enter');
  await expect(message(page)).toHaveValue(`Dear ${first.clientName}, {{amount}} dollars until {{last day}}.`);
  expect(await marked(page)).toBe('{{amount}}');
  await keys.type('900');
  await keys.press('Tab');
  expect(await marked(page)).toBe('{{last day}}');
  await keys.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('please fill in last day');
  await expect(message(page)).toBeFocused();
  expect(await marked(page)).toBe('{{last day}}');
  await keys.type('June 1');
  await keys.press('Control+Shift+Enter');
  await expect(heading(page, second)).toBeVisible();

  await expect(page.getByRole('link', { name: /^Previous/ })).toBeVisible();
  await keys.press('k');
  await expect(heading(page, first)).toBeVisible();
  await expect(timeline(page)).toContainText('900 dollars until June 1.');
  await expect(message(page)).toHaveValue('');
});

test('the reader comes back to the line of the list that they left', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 3);
  const [third, second, first] = senders as [Sender, Sender, Sender];
  await signInAsOwner(page);
  await page.goto(`/desk?text=${mark}&sort=newest&stage=new`);
  await pressOnceHydrated(page, 'j', 'j');
  await expect(line(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(new RegExp(`text=${mark}`));
  await expect(line(page, second)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, third)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Previous/ })).toBeVisible();
  await pressAsSoonAsShown(page, second, 'e');
  await page.keyboard.press('k');
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Change stage' })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Stage').selectOption('Quoting');
  await page.keyboard.press('Enter');
  await expect(timeline(page)).toContainText('New → Quoting');
  // It has left this list: the one in its place is where the reader goes on.
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click();
  await expect(line(page, third)).toBeFocused();
  await expect(line(page, first)).toBeVisible();
  await page.keyboard.press('!');
  await expect(line(page, third)).toBeHidden();
});

test('r in the list begins the reply; Ctrl+Enter sends it once, and the message is empty', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 1);
  const [sender] = senders as [Sender];
  await signInAsOwner(page);
  await page.goto(`/desk?text=${mark}`);
  await pressOnceHydrated(page, 'j');
  await expect(line(page, sender)).toBeFocused();
  await page.keyboard.press('r');
  await expect(message(page)).toBeFocused();
  await page.keyboard.type('The rate is 900.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
  await expect(message(page)).toHaveValue('');
  await expect(timeline(page).getByRole('listitem').filter({ hasText: 'The rate is 900.' })).toHaveCount(1);

  await page.keyboard.press('n');
  await expect(page.getByLabel('Note for the desk')).toBeFocused();
  await page.keyboard.type('Call them');
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(page.getByLabel('What they said')).toBeFocused();
});

test('the focus stays in the list: on the next line after a change, on the heading after a search', async ({
  page,
  request,
}) => {
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
  // What was not asked for is no part of the address.
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

test('spam and a stage are taken back for ten seconds, in the list and on the page', async ({
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

test('single-key shortcuts are turned off in their dialog, on every device, and on again on one’s own page', async ({
  page,
  request,
}) => {
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
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await line(page, sender).click();
  await expect(heading(page, sender)).toBeVisible();
  await expect(page.getByRole('main').locator('kbd').filter({ visible: true })).toHaveCount(0);

  await page.goto('/desk/account');
  const section = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await section.getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.desk')).toHaveAttribute('data-single-keys', 'on');
});

test.describe('with a clock of another zone', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('times say their zone, and a deadline also when it is on the reader’s own clock', async ({
    page,
    request,
  }) => {
    const { mark, senders } = await sendRequests(request, 1);
    const [sender] = senders as [Sender];
    await signInAsOwner(page);
    await page.goto(`/desk?text=${mark}`);
    const times = page.getByRole('row').filter({ hasText: sender.clientName }).getByRole('time');
    await expect(times).toHaveText([/\d:\d\d [AP]M ET$/]);
    await expect(times.first()).toHaveAttribute('title', /[AP]M ET · .*[AP]M your time$/);
    await line(page, sender).click();
    await expect(heading(page, sender)).toBeVisible();
    await expect(page.getByRole('main').getByRole('time').first()).toHaveText(
      /ET\s*· .*\d:\d\d [AP]M your time$/,
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNothingCutOff(page);
  });
});
