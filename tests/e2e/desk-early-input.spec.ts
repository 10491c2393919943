import { openNewRequest, sendRequest, timeline } from '../support/desk-request-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false });

test('keys that are pressed before React comes are repeated in order', async ({ page, request }) => {
  await sendRequest(request);
  await signInAsOwner(page);
  const release = await holdScripts(page);
  await page.goto('/desk', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.type('/cafesie');
  await expect(search).toHaveValue('');
  release();
  await expect(search).toHaveValue('cafesie');
  await expect(search).toBeFocused();
  await page.keyboard.type('r');
  await expect(search).toHaveValue('cafesier');
  await expect(page.getByRole('status').filter({ hasText: 'Assigned' })).toHaveCount(0);
});

test('the palette that is opened before React comes takes what is typed after it', async ({
  page,
  request,
}) => {
  await openNewRequest(page, request);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('write a note');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByLabel('Note')).toBeFocused();
});

test('an owner who is chosen before React comes is saved', async ({ page, request }) => {
  await openNewRequest(page, request);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Owner').selectOption({ index: 1 });
  release();
  await expect(timeline(page)).toContainText('Owner: Nobody');
});
