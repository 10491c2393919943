import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openRequest, pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/kept-mail.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

const note = (page: Page) => page.getByRole('textbox', { name: 'Note for the desk' });

const colleagues = (page: Page) => page.getByRole('listbox', { name: 'Colleagues' });

/** Puts the focus into an empty note. */
async function beginNote(page: Page): Promise<void> {
  await pressOnceHydrated(page, 'n');
  await expect(note(page)).toBeFocused();
}

test('a colleague is found by a few letters behind an @, put in by keys alone, and told', async ({
  page,
  browser,
  request,
}) => {
  const name = `Débora M${randomUUID().slice(0, 8)}`;
  const others = await browser.newContext();
  const { email } = await signInStaff(await others.newPage(), 'agent', name);
  await others.close();
  const { senders } = await sendRequests(request, 1);
  await signInAsOwner(page);
  await openRequest(page, senders[0] as Sender);
  await beginNote(page);

  const [, lastName = ''] = name.split(' ');
  await page.keyboard.type(`Please, @${lastName.slice(0, 6)}`);
  const option = colleagues(page).getByRole('option', { name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(note(page)).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
  await expectNoFindings(page);

  await page.keyboard.press('Escape');
  await expect(colleagues(page)).toBeHidden();
  await expect(note(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveValue(`Please, @${lastName.slice(0, 6)}\n`);

  await page.keyboard.type(`@debora ${lastName.slice(0, 6)}`);
  await expect(option).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(note(page)).toHaveValue(`Please, @${lastName.slice(0, 6)}\n@${name} `);
  await expect(colleagues(page)).toBeHidden();
  await page.keyboard.type('have a look.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(`@${name} have a look.`);
  await expect.poll(() => mailsTo(email)).toContainEqual(expect.stringContaining('have a look.'));
});

test('arrows walk through the colleagues, and a click puts one in', async ({ page, browser, request }) => {
  const mark = `Q${randomUUID().slice(0, 8)}`;
  for (const first of ['Aldo', 'Berta']) {
    const others = await browser.newContext();
    await signInStaff(await others.newPage(), 'agent', `${first} ${mark}`);
    await others.close();
  }
  const { senders } = await sendRequests(request, 1);
  await signInAsOwner(page);
  await openRequest(page, senders[0] as Sender);
  await beginNote(page);
  await page.keyboard.type(`@${mark}`);
  const [first, second] = [0, 1].map((at) => colleagues(page).getByRole('option').nth(at));
  if (!first || !second) throw new Error('Nobody is offered.');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const name = String(await second.textContent());
  await second.click();
  await expect(note(page)).toHaveValue(`@${name} `);
  await expect(note(page)).toBeFocused();
});

test('the cursor that comes back to a name opens nothing, and a note on its way is left as it is', async ({
  page,
  browser,
  request,
}) => {
  const name = `Carla M${randomUUID().slice(0, 8)}`;
  const others = await browser.newContext();
  await signInStaff(await others.newPage(), 'agent', name);
  await others.close();
  const { senders } = await sendRequests(request, 1);
  await signInAsOwner(page);
  await openRequest(page, senders[0] as Sender);
  await beginNote(page);
  await page.keyboard.type(`@${name}, please\nand soon`);
  for (const key of ['Home', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(colleagues(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveValue(`@Ca\nrla ${name.split(' ')[1]}, please\nand soon`);

  await note(page).fill('');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/desk/requests/*.data*', async (route) => {
    if (route.request().method() === 'POST') await isReleased;
    await route.continue();
  });
  await page.keyboard.type('@Carla');
  await expect(colleagues(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(note(page)).not.toBeEditable();
  await expect(colleagues(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveValue('@Carla');
  release();
  await expect(note(page)).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('@Carla');
  await expect(colleagues(page)).toBeHidden();
});
