import { expect, test } from '../support/fixtures.ts';

const chooser = '/tools/incoterms';
const answersOf = (name: string) => ({ name, exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers lead to a rule, its costs and risks, and to the brief with rule and place', async ({
    page,
  }) => {
    await page.goto(chooser);
    await page.getByRole('radio', answersOf('In a container, or packed for one')).check();
    await page
      .getByRole('group', answersOf('Who books and pays the main carriage?'))
      .getByRole('radio', answersOf('Buyer'))
      .check();
    await page.getByLabel('Named place or port').fill('Barbours Cut, Houston, TX');
    await page.getByRole('button', { name: 'Show the rule' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('FCA');
    await expect(result).toContainText('Free Carrier');
    await expect(page.getByRole('row', { name: /^Export clearance/ })).toHaveText(/Seller\s*Seller/);
    await expect(page.getByRole('row', { name: /^Main carriage/ })).toHaveText(/Buyer\s*Buyer/);

    await page.getByRole('link', { name: 'Show FOB, Free On Board' }).click();
    await expect(result).toContainText('FOB does not fit your answer to: How do the goods travel?');
    await expect(result).toContainText('For containers, take FCA instead of FOB');
    await expect(page.getByLabel('Named place or port')).toHaveValue('Barbours Cut, Houston, TX');
    await result.getByRole('link', { name: 'Show FCA, Free Carrier' }).click();
    await result.getByRole('link', { name: 'Request a rate for this' }).click();
    await expect(page).toHaveURL(
      '/clientbriefform?service=sea-freight&incoterm=FCA&incotermPlace=Barbours+Cut%2C+Houston%2C+TX',
    );
  });
});
