import type { Page } from '@playwright/test';
import {
  openRequest,
  pressOnceHydrated,
  type Sender,
  sendRequests,
  statusIn,
} from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

/** The longest that a colleague may wait, in ms. */
const longest = 2000;

test('a colleague sees within two seconds who opens a request, types and leaves', async ({
  page,
  request,
  otherPage: colleague,
}, info) => {
  const { senders } = await sendRequests(request, 1);
  const [sender] = senders as [Sender];
  await signInAsOwner(page);
  await openRequest(page, sender);
  await signInStaff(colleague, 'agent', 'Daniel');
  const path = new URL(page.url()).pathname;
  const times: number[] = [];
  /** Waits until the owner's page says something of the colleague, and notes how long after the action. */
  const hears = async (text: RegExp | null, action: () => Promise<unknown>, of: Page = page) => {
    const status = statusIn(of, text ?? /Daniel is/);
    const heard = of.evaluate(
      ([pattern, isGone]) =>
        new Promise<number>((resolve) => {
          const check = () => {
            const texts = [...document.querySelectorAll('main [role="status"]')].map(
              (one) => one.textContent,
            );
            if (texts.some((one) => new RegExp(pattern ?? '').test(one)) === isGone) return;
            observer.disconnect();
            resolve(Date.now());
          };
          const observer = new MutationObserver(check);
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          check();
        }),
      [text?.source ?? 'Daniel is', text === null] as const,
    );
    await action();
    const acted = Date.now();
    if (text) await expect(status).toBeVisible();
    times.push(Math.max(0, (await heard) - acted));
  };

  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  for (let round = 0; round < 3; round += 1) {
    await hears(/Daniel is viewing this too\./, () => colleague.goto(path));
    await pressOnceHydrated(colleague, 'r');
    await expect(colleague.getByLabel('Message')).toBeFocused();
    await hears(/Daniel is typing a reply\./, () => colleague.keyboard.type('S'));
    await hears(/Daniel is viewing this too\./, () => colleague.keyboard.press('Backspace'));
    await hears(null, () => colleague.goto('/desk/replies'));
  }
  times.sort((one, other) => one - other);
  info.annotations.push({
    type: 'median',
    description: `${times[times.length / 2]} ms of ${times.join(', ')}`,
  });
  expect(times.at(-1)).toBeLessThan(longest);

  // What was done is seen as soon.
  await colleague.goto(path);
  await colleague.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText(/^This is in spam/)).toBeVisible({ timeout: 5000 });
});
