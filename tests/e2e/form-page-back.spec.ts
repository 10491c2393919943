import { expect, test } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

// What the browser's own cache does, without scripts that would ask for the page's data again.
test.use({ javaScriptEnabled: false });

test('Back shows a form as its reader of now is shown it, not as another one was', async ({
  page,
  context,
}) => {
  const name = page.locator('input[name=clientName]');
  await page.goto('/clientbriefform');
  await expect(name).toHaveValue('');

  await page.goto('/aboutus');
  await signUpInBrowser(page, { fullname: 'Ana Ruiz' });
  await page.goBack();
  await expect(page).toHaveURL('/clientbriefform');
  await expect(name).toHaveValue('Ana Ruiz');

  await page.goto('/aboutus');
  await context.clearCookies();
  await signUpInBrowser(page, { fullname: 'Ben Cole' });
  await page.goBack();
  await expect(name).toHaveValue('Ben Cole');

  await page.goto('/aboutus');
  await context.clearCookies();
  await page.goBack();
  await expect(name).toHaveValue('');
});

test('Back does not show the sign-in page to who has signed in', async ({ page }) => {
  await page.goto('/signin');
  await page.goto('/aboutus');
  await signUpInBrowser(page);
  await page.goBack();
  await expect(page).toHaveURL('/profile');
});
