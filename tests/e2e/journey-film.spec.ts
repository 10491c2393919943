import { expect, test } from '../support/fixtures.ts';

test('what the captions say can also be read beneath the film', async ({ page, request }) => {
  const captions = (await (await request.get('/films/journey.vtt')).text())
    .split(/\r?\n\r?\n/)
    .flatMap((cue) => (cue.includes('-->') ? [cue.slice(cue.indexOf('\n', cue.indexOf('-->'))).trim()] : []))
    .map((cue) => cue.replace(/\s+/g, ' '));
  expect(captions.length).toBeGreaterThan(4);
  await page.goto('/');
  await page.getByText('Read it instead').click();
  const stages = page.getByRole('region', { name: 'One case' }).getByRole('listitem');
  await expect(stages).toHaveText(captions);
});
