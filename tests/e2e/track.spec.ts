import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/kept-mail.ts';

/** The path of the page in the mail that was asked for; waits until there is one. */
async function linkSentTo(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await mailsTo(email)).find((text) => text.includes('Subject: The link to your request'));
    link = mail?.match(/\/requests\/[\w-]{32}/)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test.describe('a lost link, without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 422 / });

  test('is mailed again, and a wrong reference is said at its field', async ({ page, request }) => {
    const email = `ana-${randomUUID().slice(0, 8)}@example.com`;
    const sent = await request.post('/api/v1/raterequestform', { data: { email, products: 'Coffee' } });
    const { reference } = await sent.json();

    await page.goto('/contactus');
    await page
      .getByRole('complementary', { name: 'The office' })
      .getByRole('link', { name: 'Track a request' })
      .click();
    await expect(page).toHaveURL('/track');
    await page.getByLabel('Reference').fill('my coffee');
    await page.getByLabel('E-mail').fill('ana');
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(page.getByLabel('Reference')).toHaveAccessibleDescription(/six letters or digits, never 0/);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);

    await page.getByLabel('Reference').fill(reference.toLowerCase());
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Progress of your request' })).toBeVisible();
    await expect(page.getByText('We also send the link to its page').first()).toBeVisible();
    await expect(page).toHaveURL('/track');
    await page.goto(await linkSentTo(email));
    await expect(page.getByText(reference).first()).toBeVisible();
  });
});
