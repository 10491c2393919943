import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

for (const tool of ['chargeable-weight', 'container-fit'])
  test(`a number of ${tool} that cannot be read is marked once its field is left`, async ({ page }) => {
    await page.goto(`/es/tools/${tool}`);
    await hydrate(page);
    const weight = page.locator('[name="weight"]');
    await weight.fill('85.500');
    await weight.press('Tab');
    await expect(weight).toHaveAttribute('aria-invalid', 'true');
    await expect(weight).toHaveAccessibleDescription('Escriba 85500 o 85.5.');
    await weight.fill('85,5');
    await expect(weight).not.toHaveAttribute('aria-invalid');
  });
