import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/kept-mail.ts';

test.use({ expectedProblems: /404/ });

test('the acknowledgement leads to a page that only its reader knows', async ({ page }) => {
  const posted = await page.request.post('/api/v1/raterequestform', {
    data: { clientName: 'Ana Ruiz', email: 'ana-status@example.com', products: 'Coffee for the status page' },
  });
  const { reference } = await posted.json();

  let path: string | undefined;
  await expect(async () => {
    const mails = await mailsTo('ana-status@example.com');
    path = mails.find((mail) => mail.includes(reference))?.match(/\/requests\/[\w-]{32}/)?.[0];
    expect(path).toBeDefined();
  }).toPass();

  const response = await page.goto(String(path));
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText('Coffee for the status page')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(reference),
  );

  const malformed = await page.request.get('/requests/%00');
  expect(malformed.status()).toBe(404);
  const unknown = await page.goto(`${String(path).slice(0, -4)}AAAA`);
  expect(unknown?.status()).toBe(404);
});
