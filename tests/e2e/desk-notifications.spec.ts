import { ok, openRequest, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

withoutScripts(
  'without scripts, own notifications are chosen for each kind and channel',
  async ({ page }) => {
    await signInStaff(page, 'agent', 'Pia Ñ.');
    await page.goto('/desk/account');
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect(box('A note mentions you By mail')).toBeChecked();
    await expect(box('A request is assigned to you By mail')).not.toBeChecked();
    await box('A note mentions you By mail').uncheck();
    await box('A request is assigned to you On this device').check();
    await page.getByRole('button', { name: 'Save notifications' }).click();
    await expect(page).toHaveURL(/done=notifications/);
    await page.goto('/desk/account');
    await expect(box('A note mentions you By mail')).not.toBeChecked();
    await expect(box('The customer of your request writes By mail')).toBeChecked();
    await expect(box('A request is assigned to you On this device')).toBeChecked();
  },
);

test('a colleague’s assignment shows a notification', async ({
  page,
  request,
  context,
  otherPage: colleague,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const rung: { title: string; open: () => void }[] = [];
    class Noted extends Notification {
      // A browser without windows says "denied" here, whatever was granted.
      static override get permission(): NotificationPermission {
        return 'granted';
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        rung.push({ title, open: () => this.onclick?.(new Event('click')) });
      }
    }
    Object.assign(window, { rung, Notification: Noted });
  });
  const { id } = await signInStaff(page, 'agent', 'Pia');
  await page.goto('/desk/account');
  await page.getByRole('checkbox', { name: 'A request is assigned to you On this device' }).check();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page).toHaveURL(/done=notifications/);
  await page.goto('/desk');
  const notify = page.getByRole('button', { name: 'Notify me on this device' });
  await notify.click();
  await expect(notify).toHaveAttribute('aria-pressed', 'true');

  const { senders } = await sendRequests(request, 1);
  await signInStaff(colleague, 'agent', 'Olga');
  await openRequest(colleague, senders[0] as Sender);
  const leadId = new URL(colleague.url()).pathname.split('/').at(-1);
  const data = { version: 1, ownerId: id };
  await ok(colleague.request.post(`/api/v1/desk/leads/${leadId}/owner`, { data }));
  type Rung = { rung: { title: string; open: () => void }[] };
  const titles = () => page.evaluate(() => (window as unknown as Rung).rung.map(({ title }) => title));
  await expect.poll(titles).toContainEqual(expect.stringMatching(/^RR-\w{6} is assigned to you$/));
  await page.evaluate(() => (window as unknown as Rung).rung.at(-1)?.open());
  await expect(page).toHaveURL(/\/desk\/requests\//);
});
