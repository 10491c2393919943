import type { APIRequestContext, APIResponse } from '@playwright/test';
import routes from '../../app/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (403|404)/ });

type Entry = (typeof routes)[number];

/** A route as the site has it: its id, and an address that leads to it. */
interface Door {
  id: string;
  path: string;
}

function doorsIn(entries: Entry[], above = ''): Door[] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const own = [above, path.replace('*', 'no-such-page').replace(/:\w+/g, 'unknown')]
      .filter(Boolean)
      .join('/');
    const id = file.replace(/\.tsx?$/, '');
    return [{ id, path: `/${own}` }, ...doorsIn(children, own)];
  });
}

/** Where staff come in: everybody may. */
const entrance =
  /^routes\/desk\/(entry|sign-in|sign-in-code|set-up|join|forgot-password|reset-password|sign-out)$/;

const doors = doorsIn(routes).filter(({ id }) => id.startsWith('routes/desk/') && !entrance.test(id));

/** The answer's status, and where it leads: a page's own requests are answered 202 with the way in their body. */
async function outcomeOf(response: APIResponse): Promise<string> {
  const { location } = response.headers();
  if (location) return location;
  const body = await response.text();
  return response.status() === 202
    ? (body.match(/\/desk\/signin\?to=[^"]*/)?.[0] ?? body)
    : String(response.status());
}

const get = async (request: APIRequestContext, path: string) =>
  outcomeOf(await request.get(path, { maxRedirects: 0 }));

test('a visitor is led from every page of the desk to sign in, and hears nothing of it', async ({
  request,
}) => {
  expect(doors.length).toBeGreaterThan(15);
  for (const { id, path } of doors) {
    expect(await get(request, path), path).toMatch(/^\/desk\/signin\?to=/);
    const data = path === '/desk' ? '/desk.data' : `${path}.data`;
    expect(await get(request, `${data}?_routes=${encodeURIComponent(id)}`), `${id} alone`).toMatch(
      /^\/desk\/signin\?to=/,
    );
    // A page with nothing to do on it refuses the method.
    const posted = await request.post(path === '/desk' ? '/desk?index' : path, {
      form: { intent: 'assign-me' },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(await outcomeOf(posted), `posting to ${path}`).toMatch(/^(\/desk\/signin\?to=|405$)/);
  }
});

test('a customer finds no page of the desk', async ({ page }) => {
  await signUpInBrowser(page);
  for (const { path } of doors) expect(await get(page.request, path), path).toBe('404');
});

test('an agent gets every page but those of owners', async ({ page }) => {
  await signInStaff(page, 'agent');
  const statuses = await Promise.all(
    doors.map(async ({ id, path }) => [id.replace('routes/desk/', ''), await get(page.request, path)]),
  );
  expect(Object.fromEntries(statuses)).toEqual({
    layout: '200',
    page: '200',
    inbox: '200',
    request: '404',
    merge: '404',
    'kyc-queue': '200',
    'kyc-case': '404',
    feedback: '200',
    people: '200',
    deletions: '403',
    person: '404',
    'erase-person': '403',
    replies: '200',
    'canned-reply': '404',
    figures: '200',
    'two-factor': '200',
    account: '200',
    connections: '403',
    staff: '403',
    'not-found': '404',
  });
});
