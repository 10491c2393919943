import { sendRequests } from '../support/desk-requests.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';

test('a few requests are drawn by week, with their numbers folded below', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await sendRequests(page.request, 2);
  await page.goto('/desk/figures');
  const weeks = page.getByRole('region', { name: 'Received by week' });
  await expect(weeks.locator('svg')).toBeVisible();
  await expect(weeks.getByText('0 to 2 a week.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answered on time by week' }).locator('svg')).toBeVisible();
  const numbers = page.getByRole('region', { name: 'Numbers by week' });
  await expect(numbers).toBeHidden();
  await page.getByText('Numbers by week', { exact: true }).first().click();
  await expect(numbers.getByRole('row')).toHaveCount(13);
});
