import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerDueAt, hoursOfPage } from '#features/settings/business-hours.ts';
import { sampleLogo } from '#features/settings/sample-logo.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { tonesOf } from '#platform/brand/tones.ts';
import { hashSource } from '#platform/http/security-headers.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { longBeachSettings } from '../support/long-beach.ts';
import { ownTexts } from '../support/long-beach-texts.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { readPdf } from '../support/pdf-text.ts';
import { readHead } from '../support/read-head.ts';

const { company, offices, team, lanes } = sampleSettings;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Facts of the sample company alone. */
const facts = [
  company.name,
  company.legalName,
  new URL(company.website).hostname,
  company.phone,
  company.phone.replaceAll(' ', ''),
  String(company.whatsapp),
  ...offices.flatMap(({ address }) => [address.street, address.city, address.postalCode]),
  ...team.map(({ name }) => name),
  ...lanes.map(({ id }) => id),
  'USHOU',
  'IAH',
  'Veracruz',
  'Cartagena',
];
const regions = String.raw`\bTexas\b|\b(?:US Gulf|Gulf Coast|Golfo de EE\. UU\.|Golfo dos EUA)`;
const traces = new RegExp(
  `${facts
    .map((fact) => String.raw`\b${literal(fact)}\b`)
    .join('|')
    .replaceAll(String.raw`\b\+`, String.raw`\+`)}|Llanomar|${regions}`,
  'gi',
);
const ownTones = new Set(Object.values(tonesOf(longBeachSettings.brand)));
const sampleTones = Object.values(tonesOf(sampleSettings.brand)).filter((hex) => !ownTones.has(hex));
const factsIn = (text: string) => [...new Set([...text.matchAll(traces)].map(([found]) => found))];
const tracesIn = (text: string) =>
  [
    ...factsIn(text),
    ...new Set(sampleTones.filter((hex) => text.toLowerCase().includes(hex))),
    ...new Set(sampleLogo.paths.map(({ d }) => d).filter((d) => text.includes(d))),
  ].sort();

let site: OwnSite;

beforeAll(async () => {
  site = await startOwnSite();
  expect(await site.read('/')).toContain(company.name);
  await site.publish(longBeachSettings);
  const { name } = longBeachSettings.company;
  await vi.waitUntil(async () => (await site.read('/')).includes(name), { timeout: 20_000, interval: 50 });
});

afterAll(() => site?.remove());

const files = [
  '/robots.txt',
  '/site.webmanifest',
  '/cargo-preview.json',
  '/sitemap.xml',
  '/worldmap/land.svg',
  '/plates/waybill.svg',
  '/plates/off-the-chart.svg',
  '/favicon.svg',
  '/api/v1/openapi.json',
];

test('no page of the site has a trace of the sample', { timeout: 300_000 }, async () => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(sitemapPaths.length).toBeGreaterThan(30);
  const found: Record<string, string[]> = {};
  for (const path of [...sitemapPaths, ...files]) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(200);
    // The API describes the brand of a version that has none, which is the product's.
    const text = await response.text();
    const left = path.endsWith('openapi.json') ? factsIn(text) : tracesIn(text);
    if (left.length > 0) found[path] = left;
  }
  expect(found).toEqual({});
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/brand/icon-512.png', 'image/png'],
  ['/og/es/sea-freight.jpg', 'image/jpeg'],
])('%s is drawn for the company', async (path, type) => {
  const response = await fetch(site.origin + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  const { width = 0, height = 0 } = await sharp(
    path.endsWith('.ico')
      ? Buffer.from(await response.arrayBuffer()).subarray(22)
      : Buffer.from(await response.arrayBuffer()),
  ).metadata();
  expect(width / height).toBeCloseTo(path.startsWith('/og/') ? 1200 / 630 : 1);
});

test.each(['/', '/desk/signin', '/no-such-page'])(
  '%s allows its style in the tones of the brand',
  async (path) => {
    const response = await fetch(site.origin + path);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
    expect(style).toContain(`--color-ink:${longBeachSettings.brand.main}`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(hashSource(style));
  },
);

test.each(['/brochure.pdf', '/KYC-Verification-Form.pdf'])('%s has no trace of the sample', async (path) => {
  const bytes = await (await fetch(site.origin + path)).arrayBuffer();
  const { title, pages } = await readPdf(bytes);
  const text = `${title} ${pages.join(' ')}`;
  expect(text).toContain(longBeachSettings.company.name);
  expect(tracesIn(text)).toEqual([]);
});

test('the mails about a request have no trace of the sample', async () => {
  const response = await fetch(`${site.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@shipper.example' }),
  });
  expect(response.ok).toBe(true);
  for (const address of ['ana@shipper.example', longBeachSettings.company.email.rates]) {
    const [mail] = await vi.waitFor(
      async () => {
        const mails = await site.mailsTo(address);
        expect(mails, address).toHaveLength(1);
        return mails;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(mail?.from?.name).toBe(longBeachSettings.company.name);
    expect(tracesIn(`${JSON.stringify(mail?.headers)} ${mail?.subject} ${mail?.text} ${mail?.html}`)).toEqual(
      [],
    );
  }
});

test.each(locales)('the pages name both offices in %s, each with its own phone and hours', async (locale) => {
  const read = async (path: string) => (await fetch(site.origin + localPath(path, locale))).text();
  const [main, oakland] = longBeachSettings.offices;
  const contact = await read('/contactus');
  for (const office of [main, oakland]) expect(contact).toContain(office?.address.street);
  expect(contact).toContain(`href="${telephoneUrl(String(oakland?.phone))}"`);
  const clocks = [...contact.matchAll(/data-office-clock="([^"]*)"/g)].map(
    ([, facts = '']) => JSON.parse(facts.replaceAll('&quot;', '"')).hours.week,
  );
  expect(clocks).toEqual([main?.week, oakland?.week]);
  const about = await read('/aboutus');
  expect(about).toContain(oakland?.address.street);
  const home = await read('/');
  // The example of a quote.
  expect(home).toMatch(/>30\s(days|días|dias)\b/);
  const footer = home.slice(home.indexOf('<footer'));
  expect(footer).toContain('Oakland');
  expect(footer).not.toContain(oakland?.address.street);
});

test('the structured data and the brochure have both offices', async () => {
  const [main, oakland] = longBeachSettings.offices;
  const { structured } = readHead(await (await fetch(`${site.origin}/contactus`)).text());
  const things = JSON.parse(structured[0] ?? '')['@graph'] as Record<string, unknown>[];
  expect(
    things.find(({ '@type': type }) => String(type) === 'Organization,ProfessionalService'),
  ).toMatchObject({
    address: { addressLocality: main?.address.city },
    openingHoursSpecification: [{ opens: '08:00' }, { dayOfWeek: ['Saturday'], closes: '12:00' }],
    location: [
      {
        '@type': 'ProfessionalService',
        name: 'Pacific Bridge Logistics, Oakland',
        address: { streetAddress: oakland?.address.street, postalCode: oakland?.address.postalCode },
        telephone: oakland?.phone,
        openingHoursSpecification: [{ opens: '08:00', closes: '17:00' }],
        parentOrganization: { '@id': `${longBeachSettings.company.website}/#company` },
      },
    ],
  });
  const { pages } = await readPdf(await (await fetch(`${site.origin}/brochure.pdf`)).arrayBuffer());
  for (const { address } of longBeachSettings.offices) expect(pages.at(-1)).toContain(address.street);
});

test('lanes name their own origin in map, list and brochure', async () => {
  const html = await (await fetch(`${site.origin}/worldmap`)).text();
  const rows = [...html.matchAll(/<tr data-lane="([^"]*)">([\s\S]*?)<\/tr>/g)].map(([, id, row = '']) => [
    id,
    row.replaceAll(/<[^>]*>/g, ''),
  ]);
  expect(rows.map(([id]) => id).sort()).toEqual(longBeachSettings.lanes.map(({ id }) => id).sort());
  for (const { id, from } of longBeachSettings.lanes)
    expect(rows.find(([row]) => row === id)?.[1]).toContain(from.code);
  const { pages } = await readPdf(await (await fetch(`${site.origin}/brochure.pdf`)).arrayBuffer());
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const lane of ['Oakland – Yokohama', 'Long Beach – Yokohama', 'Tacoma – Busan'])
    expect(text).toContain(lane);
});

test('holidays of the next weeks are in the structured data of both offices', async () => {
  const { structured } = readHead(await (await fetch(`${site.origin}/contactus`)).text());
  const [company] = (JSON.parse(structured[0] ?? '')['@graph'] as Record<string, unknown>[]).filter(
    ({ telephone }) => telephone,
  );
  const now = snapshotOf(1, longBeachSettings, Date.now());
  const { exceptions } = hoursOfPage(now.company.hours, Date.parse(now.day));
  const holidays = Object.keys(exceptions).filter((date) => exceptions[date] === null);
  expect(holidays.length).toBeGreaterThan(0);
  const [other] = (company?.location ?? []) as unknown[];
  for (const office of [company, other])
    expect(office).toMatchObject({
      specialOpeningHoursSpecification: expect.arrayContaining(
        holidays.map((validFrom) => expect.objectContaining({ validFrom, opens: '00:00' })),
      ),
    });
});

test('the contact page announces no assistant', async () => {
  expect(await (await fetch(`${site.origin}/contactus`)).text()).not.toContain('Coming Soon');
});

test.each(locales)('pages name what is offered, promised and written by whom, in %s', async (locale) => {
  const read = async (path: string) => (await fetch(site.origin + localPath(path, locale))).text();
  const home = await read('/');
  expect(home).not.toMatch(/(business day|día hábil|dia útil)/);
  expect(home).toMatch(/4 (business hours|horas hábiles|horas úteis)/);
  expect(await read('/contactus')).toMatch(/8 (business hours|horas hábiles|horas úteis)/);
  const [manager] = longBeachSettings.team;
  const title = manager?.title[locale] ?? '';
  expect(home).toContain(ownTexts[locale].message[0]);
  const label = /<h2 id="director"[^>]*>([^<]*)</.exec(home)?.[1];
  expect(label?.toLowerCase()).toContain(title.toLowerCase());
  expect(await read('/aboutus')).toContain(`>${title}<`);
});

test('the rate request leaves out what the company does not ask for, and the API accepts it', async () => {
  const html = await (await fetch(`${site.origin}/clientbriefform`)).text();
  for (const name of ['value.amount', 'insurance', 'contact.texts'])
    expect(html).not.toContain(`name="shipment.${name}"`);
  for (const name of ['incoterm', 'hsCode', 'deliverBy', 'contact.by', 'contact.calls'])
    expect(html).toContain(`name="shipment.${name}"`);
  const sent = await fetch(`${site.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'bo@shipper.example', shipment: { version: 1, insurance: 'yes' } }),
  });
  expect(sent.status).toBe(200);
});

test('a request on a Saturday before opening is answered by the end of its half day', () => {
  const saturday = Date.parse('2026-11-21T07:00:00-08:00');
  const settings = snapshotOf(1, longBeachSettings, saturday);
  const { answerWithin, hours } = settings.company;
  expect(answerDueAt(saturday, answerWithin.rateRequest, hours)).toBe(
    Date.parse('2026-11-21T12:00:00-08:00'),
  );
  expect(answerDueAt(saturday, answerWithin.contactMessage, hours)).toBe(
    Date.parse('2026-11-23T12:00:00-08:00'),
  );
});
