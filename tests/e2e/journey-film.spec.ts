import { becomeIdle } from '../support/become-idle.ts';
import { expect, test } from '../support/fixtures.ts';

/** HTMLMediaElement.NETWORK_LOADING */
const loading = 2;

test('the film is loaded only when it is asked for, plays, and has captions', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/journey\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  // Lazy: how far ahead of the view it is fetched is the browser's choice.
  const poster = page.waitForResponse(/journey-poster/);
  await page.goto('/');
  const film = page.locator('[data-film] video');
  await film.scrollIntoViewIfNeeded();
  // Once the poster is there, a film that came with it would have been asked for too.
  await (await poster).finished();
  await becomeIdle(page);
  expect(await film.evaluate((video: HTMLVideoElement) => video.networkState)).not.toBe(loading);
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute('controls');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(films.length).toBeGreaterThan(0);
  const tracks = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map(({ language, mode, cues }) => [language, mode, cues?.length]),
    );
  // The others are fetched when the reader chooses them in the player.
  await expect.poll(tracks).toEqual([
    ['en', 'showing', 7],
    ['es', 'disabled', undefined],
    ['pt', 'disabled', undefined],
  ]);
});

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
