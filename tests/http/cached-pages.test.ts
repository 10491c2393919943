import { get } from 'node:http';
import { expect, inject, test } from 'vitest';
import { openingTasks } from '#screens/desk/settings/before-you-open-tasks.ts';

const site = inject('siteOrigin');

const spellings = [
  ['/brochure.pdf.data', '/brochure.pdf'],
  ['/BROCHURE.PDF', '/brochure.pdf'],
  ['/brochure.pdf/', '/brochure.pdf'],
  ['/KYC-Verification-Form.pdf.data', '/KYC-Verification-Form.pdf'],
  ['/worldmap/LAND.svg', '/worldmap/land.svg'],
  ['/WorldMap', '/worldmap'],
] as const;

test.each(spellings)('%s renders nothing: it is not there, or leads to %s', async (spelling, path) => {
  const response = await fetch(site + spelling, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) return expect(response.status).toBe(404);
  expect([301, 302, 307, 308]).toContain(response.status);
  expect(new URL(location, site).href).toBe(site + path);
});

/** The headers as they were sent: fetch uncompresses the body, and takes Content-Encoding away. */
const headersOf = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((done, failed) => {
    get(site + path, { headers }, (response) => {
      response.resume();
      done({ status: response.statusCode, headers: response.headers });
    }).once('error', failed);
  });

test.each(['/aboutus.data', '/worldmap.data'])(
  '%s is sent compressed, and not sent again to who has it',
  async (path) => {
    const { status, headers } = await headersOf(path, { 'Accept-Encoding': 'br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/x-script/),
      'content-encoding': 'br',
      etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
    });
    expect((await headersOf(path, { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  },
);

test.each(['/brochure.pdf', '/KYC-Verification-Form.pdf'])('%s is a PDF', async (path) => {
  const response = await fetch(site + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

test.each(['privacy', 'terms'])('/%s is sent without what its text leaves open', async (id) => {
  const points = openingTasks({
    mailsReachNobody: false,
    isMailUntested: false,
    sender: null,
    ownersWithoutTwoFactor: [],
    withoutOwnName: [],
    backups: { firstAt: null, backedUpAt: null, copiedAt: null, drilledAt: null, problem: null },
    now: 0,
    missingFiles: [],
  }).flatMap((task) => (task.id === id ? task.points.map(String) : []));
  expect(points.length).toBeGreaterThan(0);
  for (const path of [`/${id}`, `/${id}.data`]) {
    const body = await (await fetch(site + path)).text();
    expect(body).toContain('Last changed');
    for (const point of points) expect(body, path).not.toContain(point.slice(0, 30));
  }
});

test.each(['/', '/aboutus', '/ouremployees'])('%s is the current page in its menu', async (path) => {
  const html = await (await fetch(site + path)).text();
  const current = [...html.matchAll(/<a\s[^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
  expect(current.length).toBeGreaterThan(0);
  for (const link of current) expect(link).toContain(`href="${path}"`);
});
