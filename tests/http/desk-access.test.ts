import { basename } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import routes from '#routes.ts';
import { isDeskRoute } from '#screens/site/site-manifest.ts';
import { signUpAt } from '../support/sign-up-at.ts';
import { addStaff, staffCookie } from '../support/staff.ts';

const site = inject('siteOrigin');

type Entry = (typeof routes)[number];

interface DeskPage {
  id: string;
  path: string;
}

function pagesIn(entries: Entry[], above = ''): DeskPage[] {
  return entries.flatMap(({ file, id: ownId, path = '', children = [] }) => {
    const own = [above, path.replace('*', 'no-such-page').replace(/:\w+/g, 'unknown')]
      .filter(Boolean)
      .join('/');
    const id = ownId ?? file.replace(/\.tsx?$/, '');
    const below = pagesIn(children, own);
    // A layout has no path of its own: it is asked for as part of its first page.
    return [{ id, path: own === '' && below[0] ? below[0].path : `/${own}` }, ...below];
  });
}

const entrance =
  /\/desk\/(sign-in-layout|sign-in|sign-in-code|set-up|join|forgot-password|reset-password|sign-out)$/;

const deskPages = pagesIn(routes).filter(({ id }) => isDeskRoute(id) && !entrance.test(id));

/** The status of the response, or where it redirects: a page's own requests get 202 with the URL in the body. */
async function outcomeOf(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(site + path, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  const body = await response.text();
  if (location) return location;
  return response.status === 202
    ? (body.match(/\/desk\/signin\?to=[^"]*/)?.[0] ?? body)
    : String(response.status);
}

async function cookieOfStaff(staff: Parameters<typeof addStaff>[1]): Promise<string> {
  const { db, close } = await openDatabase({
    databaseUrl: undefined,
    dataDir: inject('siteDataDir'),
    onLostConnection: () => {},
  });
  const cookie = await staffCookie(db, await addStaff(db, staff));
  await close();
  return cookie;
}

test('a visitor is redirected from every page of the desk to sign in, and reads nothing of it', async () => {
  expect(deskPages.length).toBeGreaterThan(15);
  for (const { id, path } of deskPages) {
    expect(await outcomeOf(path), path).toMatch(/^\/desk\/signin\?to=/);
    const data = path === '/desk' ? '/desk.data' : `${path}.data`;
    expect(await outcomeOf(`${data}?_routes=${encodeURIComponent(id)}`), `${id} alone`).toMatch(
      /^\/desk\/signin\?to=/,
    );
    // A page with nothing to do on it refuses the method.
    const posted = await outcomeOf(path, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'assign-me' }),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(posted, `posting to ${path}`).toMatch(/^(\/desk\/signin\?to=|405$)/);
  }
});

test('a customer gets 404 from every page of the desk', async () => {
  const Cookie = await signUpAt(site);
  for (const { path } of deskPages) expect(await outcomeOf(path, { headers: { Cookie } }), path).toBe('404');
});

test('an agent gets every page but those of owners', async () => {
  const Cookie = await cookieOfStaff({ name: 'Agent of the pages', role: 'agent' });
  const statuses = await Promise.all(
    deskPages.map(async ({ id, path }) => [basename(id), await outcomeOf(path, { headers: { Cookie } })]),
  );
  expect(Object.fromEntries(statuses)).toEqual({
    layout: '200',
    'failure-boundary': '200',
    inbox: '200',
    find: '200',
    request: '404',
    'new-request': '200',
    mails: '200',
    'correct-request': '404',
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
    quote: '404',
    'stored-draft': '200',
    'quote-list': '200',
    'quote-templates': '200',
    'rate-sheet': '404',
    rates: '200',
    'rate-import': '403',
    shipment: '404',
    shipments: '200',
    'two-factor': '200',
    account: '200',
    developers: '200',
    connections: '403',
    'mail-sign-in': '403',
    overview: '403',
    company: '403',
    hours: '403',
    holidays: '403',
    place: '403',
    team: '403',
    lanes: '403',
    tones: '403',
    'lane-ends': '403',
    pricing: '403',
    services: '403',
    legal: '403',
    announcement: '403',
    brand: '403',
    languages: '403',
    options: '403',
    pictures: '403',
    texts: '403',
    opening: '403',
    licenses: '403',
    terms: '403',
    staff: '403',
    'not-found': '404',
  });
});

test('a manager gets the pages of settings and rates, and none of staff, connections and deletions', async () => {
  const Cookie = await cookieOfStaff({ name: 'Manager of the pages', role: 'manager' });
  const refused = await Promise.all(
    deskPages.map(async ({ id, path }) =>
      (await outcomeOf(path, { headers: { Cookie } })) === '403' ? [basename(id)] : [],
    ),
  );
  expect(refused.flat().sort()).toEqual([
    ...['connections', 'deletions', 'erase-person', 'mail-sign-in', 'staff'],
  ]);
  // The set-up leads over a page of owners.
  expect(await outcomeOf('/desk/connections?step', { headers: { Cookie } })).toBe(
    '/desk/settings/legal?step',
  );
});

test('a form that leaves out whom it is about is answered with 404', async () => {
  const Cookie = await cookieOfStaff({ name: 'Owner of the forms', role: 'owner' });
  const withdrawn = await outcomeOf('/desk/staff', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'withdraw' }),
    headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(withdrawn).toBe('404');
});

test('signed-in staff are redirected from sign-in to desk paths only', async () => {
  const Cookie = await cookieOfStaff({ name: 'Agent of the way back', role: 'agent' });
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/profile', '/deskevil']) {
    const address = `/desk/signin?to=${encodeURIComponent(to)}`;
    expect(await outcomeOf(address, { headers: { Cookie } }), to).toBe('/desk');
  }
});

test('former addresses of the settings lead to where their content is now', async () => {
  const Cookie = await cookieOfStaff({ name: 'Owner of the settings', role: 'owner' });
  const to = (path: string) => outcomeOf(path, { headers: { Cookie } });
  expect(await to('/desk/opening')).toBe('/desk/settings');
  expect(await to('/desk/settings/licenses')).toBe('/desk/settings/legal#licenses');
  expect(await to('/desk/settings/terms')).toBe('/desk/settings/legal#trade');
  expect(await to('/desk/settings/languages')).toBe('/desk/settings/options#languages');
  expect(await to('/desk/settings/announcement')).toBe('/desk/settings/options#announcement');
});
