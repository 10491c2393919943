import { newSender, openRequest, sendBrief, statusIn } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/kept-mail.ts';
import { signInAsOwner, signInStaff } from '../support/sign-in-staff.ts';

test.use({ javaScriptEnabled: false, expectedProblems: /status of (409|422)/ });

test('the stage is changed; a stale reply is refused and kept, then sent', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInAsOwner(page);
  await openRequest(page, sender);
  await expect(page.getByRole('button', { name: 'Notify me on this computer' })).toHaveCount(0);
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Quoting');
  await colleague.getByRole('button', { name: 'Change stage' }).click();
  await expect(colleague.getByRole('list', { name: 'Timeline' })).toContainText('New → Quoting');
  await colleague.getByLabel('What was said').fill('She asked for the rate.');
  await colleague.getByRole('button', { name: 'Log reply' }).click();
  await expect(colleague.getByRole('list', { name: 'Timeline' })).toContainText('She asked for the rate.');

  await page.getByLabel('Message').fill('The rate is 900 to Rosario.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText('A colleague or the customer changed this first');
  await expect(page.getByLabel('Message')).toHaveValue('The rate is 900 to Rosario.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('The rate is 900 to Rosario.');
  await expect
    .poll(async () =>
      (await mailsTo(sender.email)).some((mail) => mail.includes('The rate is 900 to Rosario.')),
    )
    .toBe(true);
});

test('the contact is corrected; the reply then goes to the new address', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInAsOwner(page);
  await openRequest(page, sender);
  await page.getByText('Edit contact').click();
  await page.getByLabel('Company', { exact: true }).fill('Agave');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@gmail');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Add the end of the address')).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Agave');
  const corrected = `new-${sender.email}`;
  await page.getByLabel('E-mail', { exact: true }).fill(corrected);
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(statusIn(page, 'Contact saved')).toBeVisible();
  const happened = page.getByRole('list', { name: 'Timeline' });
  await expect(happened).toContainText('Contact changed: Company, E-mail');
  await expect(happened).toContainText(`Before: ${sender.email}`);
  await page.getByLabel('Message').fill('The rate is 900 to Rosario.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(happened).toContainText(`Reply to ${corrected}`);
});

test('several are lost at once, for a reason', async ({ page, request }) => {
  const sender = newSender();
  await sendBrief(request, sender);
  await signInStaff(page);
  await page.goto(`/desk?text=${sender.email}`);
  const row = page.getByRole('row').filter({ hasText: sender.clientName });
  const lose = async (reason: string) => {
    await row.getByRole('checkbox').check();
    await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Lost');
    await page.getByLabel('Why it was lost').selectOption({ label: `if lost: ${reason}` });
    await page.getByRole('button', { name: 'Change stage' }).click();
  };
  await lose('Another reason');
  await expect(statusIn(page, 'Please add a comment on why it was lost.')).toBeVisible();
  await lose('Price');
  await expect(statusIn(page, /^RR-[A-Z0-9]{6} moved to Lost$/)).toBeVisible();
  await expect(row).toContainText('Lost');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('New');
});
