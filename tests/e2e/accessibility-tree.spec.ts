import type { Locator, Page } from '@playwright/test';
import { newSender, openRequest, pressOnceHydrated, sendBrief } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { line, openEditor, typeRates } from '../support/quote-editor.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

/*
 * Accessibility trees, as screen readers get them: roles, names and states in their order, as files of tests/e2e/accessibility-tree. A change
 * of them is read line by line, and then kept by `npm test -- browser accessibility-tree --update-snapshots`.
 */

const changing: [pattern: RegExp, text: string][] = [
  [/RR-[A-Z0-9]{6}/g, 'RR-REFERENCE'],
  [/Ana [0-9a-f]{8}/g, 'Ana'],
  [/ana-[0-9a-f]{8}@/g, 'ana@'],
  [/^(\s*- time:).*$/gm, '$1 …'],
  // The reader's clock, with its day where that is another than the office's.
  [/^(\s*- text:) ?(· )?([A-Z][a-z]{2}, ([A-Z][a-z]{2} \d+, )?)?\d+(:\d+)? [AP]M .*$/gm, '$1 …'],
  // Its day is named unless it is today.
  [/(?:\b[A-Z][a-z]{2} )?\d+:\d+ [AP]M ET/g, '…'],
  [/(notify a colleague: ).*"/g, '$1…"'],
  // There once any test has made one.
  [/^\s*- button "Insert a canned reply"\n/gm, ''],
  [/^\s*- \/url:.*\n/gm, ''],
];

async function expectTree(locator: Locator, name: string, more: typeof changing = []): Promise<void> {
  const tree = await locator.ariaSnapshot();
  const stable = [...changing, ...more].reduce(
    (text, [pattern, by]) => text.replace(pattern, by),
    `${tree}\n`,
  );
  expect(stable).toMatchSnapshot(`${name}.txt`);
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

test('the menus, the drawer and the carousel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page);
  const carousel = page.getByRole('region', { name: 'What we do' });
  // The clock follows the hydration.
  await expect(carousel).toContainText(/[AP]M\sin\sHouston/);
  await expectTree(carousel, 'carousel', [
    [/^(\s*- paragraph:) .* [AP]M in Houston$/gm, '$1 time at the office'],
    [/^(\s*- paragraph:) .* [AP]M$/gm, '$1 hour of the answer'],
  ]);
  await banner(page).getByRole('button', { name: 'Services' }).click();
  await expectTree(banner(page), 'menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'All pages' });
  await drawer.getByText('Tools').click();
  await expectTree(drawer, 'drawer');
});

test('the world map and its list', async ({ page }) => {
  await page.goto('/worldmap');
  await hydrate(page);
  await expectTree(main(page), 'world-map');
});

test('the brief and the details of its shipment', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await expectTree(main(page), 'brief');
  await page.locator('[name="email"]').fill('ana@');
  await page.getByRole('tab').last().click();
  await page.getByText('More details').click();
  // The scripts of the details are loaded as their part is opened.
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
  await expectTree(page.getByRole('tabpanel'), 'brief-details');
});

test('a refused brief, its receipt and the status page', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.locator('[name="email"]').fill('ana@');
  await page.getByRole('tab').last().click();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expectTree(main(page).locator('form'), 'brief-refused');
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('tab').last().click();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const receipt = page.getByRole('region', { name: 'Request sent' });
  // The script of the next steps is loaded as the receipt is shown.
  await expect(receipt.getByRole('list', { name: 'Progress of your request' })).toBeVisible();
  await expectTree(receipt, 'brief-receipt');
  await receipt.getByRole('link', { name: 'See the status' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('The cargo is ready.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
  await page.getByText('Correct it').click();
  await expectTree(main(page), 'status-page');
});

test('the inbox, a request and the composer', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInStaff(page, 'agent');
  await page.goto(`/desk?text=${sender.email}`);
  await expectTree(page.getByRole('table', { name: 'Inbox' }), 'inbox');
  await openRequest(page, sender);
  await pressOnceHydrated(page, 'r');
  const composer = page.getByRole('region', { name: 'Write' });
  await expect(composer.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expectTree(composer, 'composer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(composer.getByRole('button', { name: 'Note', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectTree(composer, 'composer-note');
});

test('the quote editor and its dialogs', async ({ page, request }) => {
  const more: typeof changing = [
    // A quote is valid for two weeks from today.
    [/\d{4}-\d{2}-\d{2}/g, 'DATE'],
    [/[A-Z][a-z]{2} \d{1,2}, \d{4}/g, 'DAY'],
    // Long lists of which one is chosen.
    [/^\s*- option "[^"]*"\n/gm, ''],
  ];
  await openEditor(page, request);
  await typeRates(page);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await line(page, 2).getByLabel('Basis').selectOption('container');
  await page.getByText('Scope and terms').click();
  const saved = page.waitForRequest(
    (sent) => sent.url().endsWith('/quote-draft') && sent.postDataJSON().content.terms === '',
  );
  await page.getByRole('textbox', { name: 'Terms' }).fill('');
  await saved;
  const editor = main(page).locator('.quote-editor');
  await expect(editor.getByText('Draft saved')).toBeVisible();
  await expectTree(editor, 'quote-editor', more);
  await page.keyboard.press('Control+Enter');
  await expectTree(page.getByRole('dialog'), 'quote-refused', more);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send quote' })).toBeFocused();
  await expectTree(page.getByRole('dialog'), 'quote-send', more);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expectTree(page.getByRole('dialog'), 'quote-template', more);
});
