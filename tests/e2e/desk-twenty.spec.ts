import { pressOnceHydrated, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('twenty requests in a row are answered by keys alone, without a scroll', async ({ page, request }) => {
  const count = 20;
  const { mark, senders } = await sendRequests(request, count);
  await signInAsOwner(page);
  const title = `Twenty ${mark}`;
  const body = 'Dear {{name}},\n\nUSD {{amount}} to the door, valid until {{date}}.';
  expect(
    (await page.request.post('/api/v1/desk/canned-replies', { data: { title, texts: { en: body } } })).ok(),
  ).toBe(true);
  await page.goto(`/desk?text=${mark}&stage=to-do`);
  await expect(page.getByRole('link', { name: /^To do/ })).toHaveAttribute('aria-current', 'page');
  await pressOnceHydrated(page, 'j', 'Enter');

  const keys = page.keyboard;
  const headline = page.getByRole('heading', { level: 1 });
  const customerMessage = page.getByRole('region', { name: /wrote$/ });
  const message = page.getByLabel('Message');
  const seen = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    await expect(customerMessage).toContainText(new RegExp(`Green coffee ana-\\d+-${mark}`));
    const cargo = (await headline.textContent()) ?? '';
    expect(seen).not.toContain(cargo);
    seen.add(cargo);
    const inView = async () => {
      await expect(headline).toBeInViewport({ ratio: 1 });
      await expect(message).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await inView();
    await keys.press('c');
    await expect(page.getByRole('combobox', { name: 'Find by title or text' })).toBeFocused();
    await keys.type(mark);
    await keys.press('Enter');
    await expect(message).toBeFocused();
    await keys.type('900');
    await keys.press('Tab');
    await keys.type('June 1');
    await expect(message).toHaveValue(/USD 900 to the door, valid until June 1\.$/);
    await inView();
    await expect(page.getByRole('button', { name: 'Send reply' })).toBeInViewport({ ratio: 1 });
    if (at < count - 1) {
      await keys.press('Control+Shift+Enter');
      await expect(headline).not.toHaveText(cargo);
    } else {
      await keys.press('Control+Enter');
      await expect(page.getByText('Reply on its way')).toBeFocused();
    }
  }
  expect(seen.size).toBe(senders.length);
  // All of them wait for their customers now, so that none is to do.
  await page.goto(`/desk?text=${mark}&stage=to-do`);
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
});
