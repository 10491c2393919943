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

test('a colleague is mentioned by a few letters behind an @, and told', async ({
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
