import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import {
  discardDraft,
  findDraft,
  keepDraft,
  previewPathOf,
  renewPreview,
} from '#features/settings/server/settings-store.ts';
import { longBeachSettings } from '../support/long-beach.ts';
import { type OwnSite, owner, startOwnSite } from '../support/own-site.ts';

let site: OwnSite;

beforeAll(async () => {
  site = await startOwnSite();
});

afterAll(() => site?.remove());

const get = (path: string, cookie?: string) =>
  fetch(site.origin + path, { redirect: 'manual', ...(cookie && { headers: { Cookie: cookie } }) });

async function makeDraft(): Promise<string> {
  await keepDraft(site.deps.db, owner, longBeachSettings, Date.now());
  return previewPathOf(String((await findDraft(site.deps.db))?.previewKey));
}

async function openPreview(path: string): Promise<string> {
  return (await get(path)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('a secret link shows the draft on every page, and to nobody else', async () => {
  const link = await makeDraft();
  const opened = await get(`${link}?page=/es/contactus`);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/es/contactus');
  expect(opened.headers.get('x-robots-tag')).toBe('noindex');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  const [cookie = ''] = opened.headers.getSetCookie();
  expect(cookie).toContain('HttpOnly');
  const { name } = longBeachSettings.company;
  for (const path of ['/', '/es/contactus', '/aboutus.data', '/sitemap.xml', '/site.webmanifest']) {
    const shown = await get(path, cookie.split(';')[0]);
    const text = await shown.text();
    expect(shown.status, path).toBe(200);
    if (path !== '/sitemap.xml') expect(text, path).toContain(name);
    expect(text, path).not.toContain(sampleSettings.company.name);
    expect(shown.headers.get('cache-control'), path).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await (await get(path)).text(), path).not.toContain(name);
  }
  expect(await (await get('/', cookie.split(';')[0])).text()).toContain('Draft, not published.');
});

test('the desk may show a preview in a frame, no other site may', async () => {
  const cookie = await openPreview(await makeDraft());
  const shown = await get('/', cookie);
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await get('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await get('/desk/signin', cookie)).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  );
});

test('a frame has no line that says that it is a draft', async () => {
  const headers = { Cookie: await openPreview(await makeDraft()), 'Sec-Fetch-Dest': 'iframe' };
  const text = await (await fetch(site.origin, { headers })).text();
  expect(text).toContain(longBeachSettings.company.name);
  expect(text).not.toContain('Draft, not published.');
});

test('a link that leads elsewhere opens the home page', async () => {
  const link = await makeDraft();
  for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a%0d%0ab'])
    expect((await get(`${link}?page=${page}`)).headers.get('location'), page).toBe('/');
});

test('another link ends the one before', async () => {
  const link = await makeDraft();
  const cookie = await openPreview(link);
  expect(await renewPreview(site.deps, owner)).toMatchObject({ ok: true });
  expect((await get(link)).status).toBe(404);
  const shown = await get('/', cookie);
  expect(await shown.text()).toContain(sampleSettings.company.name);
  expect(shown.headers.getSetCookie()[0]).toMatch(/^settings-preview=;/);
});

test('a preview ends with its draft, and when the reader ends it', async () => {
  const link = await makeDraft();
  const ended = await get('/preview/end', await openPreview(link));
  expect(ended.headers.get('location')).toBe('/');
  expect(ended.headers.getSetCookie()[0]).toMatch(/^settings-preview=;/);
  const cookie = await openPreview(link);
  await discardDraft(site.deps, owner);
  expect(await (await get('/', cookie)).text()).toContain(sampleSettings.company.name);
  expect((await get(link)).status).toBe(404);
});

test('a link that has ended says so in the reader’s language', async () => {
  const link = await makeDraft();
  await discardDraft(site.deps, owner);
  const headers = { 'Accept-Language': 'de-DE,es-MX;q=0.9,en;q=0.8' };
  const ended = await fetch(site.origin + link, { headers });
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain('Esta vista previa ha terminado');
  expect(await (await get(`${link}?page=/pt/contactus`)).text()).toContain('Esta prévia terminou');
});
