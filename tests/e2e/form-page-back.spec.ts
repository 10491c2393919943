import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

withoutScripts(
  'Back shows a form as its reader of now is shown it, not as another one was',
  async ({ page, context }) => {
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
  },
);

withoutScripts('Back does not show the sign-in page to who has signed in', async ({ page }) => {
  await page.goto('/signin');
  await page.goto('/aboutus');
  await signUpInBrowser(page);
  await page.goBack();
  await expect(page).toHaveURL('/profile');
});

test('the back/forward cache shows no password that was typed', async ({ page }) => {
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    const passwords = page.locator('input[type="password"]');
    await passwords.locator('visible=true').first().fill('correct horse');
    await expect(passwords.locator('visible=true').first()).toHaveValue('correct horse');
    // Playwright turns this cache off: the event is all that a page notices of it.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    for (const password of await passwords.all()) await expect(password).toHaveValue('');
  }
});
