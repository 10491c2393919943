import { expect, inject, test } from 'vitest';
import { cargoStringsIn, dateLine } from '#features/cargo/cargo-lines.ts';
import { hiddenFields } from '#platform/commands/submission-headers.ts';
import { type Locale, localPath } from '#platform/i18n/locale.ts';

const site = inject('siteOrigin');

/** Posts the brief as a browser without scripts. */
const post = (fields: Record<string, string>, locale: Locale = 'en') =>
  fetch(site + localPath('/clientbriefform', locale), {
    method: 'POST',
    headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ [hiddenFields.key]: crypto.randomUUID(), ...fields }),
  });

const pieces = {
  email: 'ana@example.com',
  'shipment.from.text': 'Coatepec, Mexico',
  'shipment.pieces.1.quantity': '12',
  'shipment.pieces.1.length': '1,5,0',
  'shipment.pieces.1.alone': 'on',
};

const inputIn = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html)?.[0] ??
  '';

test('shows route, cargo and date of the brief, and folds the rest, none of them required', async () => {
  const html = await (await fetch(`${site}/clientbriefform`)).text();
  expect(html).toContain('<details id="brief-more" class="more-fields"');
  expect(html).not.toMatch(/<details[^>]*\sopen/);
  expect(inputIn(html, 'shipment.contact.calls')).not.toContain('checked');
  expect(inputIn(html, 'shipment.pieces.3.weight')).not.toBe('');
  expect(inputIn(html, 'shipment.dangerousGoods.0.packingGroup')).toContain('<select');
});

test.each([
  ['what=Two+40HC+of+furniture', 'sea-freight'],
  ['what=Furniture&mode=air', 'air-freight'],
  ['what=Furniture&mode=air&service=warehousing', 'warehousing'],
])('chooses the service of the mode or the containers in an address: %s', async (query, service) => {
  const html = await (await fetch(`${site}/clientbriefform?${query}`)).text();
  expect(html).toMatch(
    new RegExp(`<option[^>]* value="${service}"[^>]* selected|<option value="${service}" selected`),
  );
});

test('returns a refused form that names files in a way of its own', async () => {
  const response = await post({ ...pieces, email: '', keptAttachments: 'no list' });
  expect(response.status).toBe(422);
});

test('stores a form with a detail that cannot be read, and shows that as it was typed', async () => {
  const response = await post({ ...pieces, 'shipment.readyOn': 'mid December' });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/RR-[A-Z0-9]{6}/);
  const { unread } = cargoStringsIn('en').lines;
  const [, after = ''] = html.split(unread);
  expect(after).toContain('Row 2: Length');
  expect(after).toContain('1,5,0');
  expect(after).toContain('mid December');
});

test('returns a refused form with what was typed, and shows where', async () => {
  const response = await post({ ...pieces, email: '' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(inputIn(html, 'shipment.pieces.1.length')).toContain('value="1,5,0"');
  expect(inputIn(html, 'shipment.from.text')).toContain('value="Coatepec, Mexico"');
  expect(inputIn(html, 'shipment.pieces.1.alone')).toContain('checked');
  // The cargo is shown with its values, whatever the service is; nothing behind “More details” was filled in.
  expect(html).toMatch(/<fieldset[^>]*data-group="pieces"[^>]*data-shown/);
  expect(html).not.toMatch(/<details[^>]*\sopen/);
});

test('without scripts, mode and direction are worked out, and a contradiction is shown and stored', async () => {
  const route = {
    service: 'sea-freight',
    'shipment.from.text': 'Santa Marta, Colombia',
    'shipment.to.text': 'Houston, TX',
    'shipment.containers.0.quantity': '1',
  };
  const refused = await (await post(route)).text();
  expect(refused).toContain('By sea, full container · US import');
  const contradicting = { ...route, 'shipment.direction': 'export' };
  expect(await (await post(contradicting)).text()).toContain('by its places the route is “US import”');
  const stored = await (await post({ ...route, email: 'ana@example.com' })).text();
  expect(stored).toContain('US import');
});

test('says, in a refused form and on the page of the request, that cargo is needed before it is ready', async () => {
  const { datesReversed } = cargoStringsIn('en').lines;
  const dates = { ...pieces, 'shipment.readyOn': '2026-12-10', 'shipment.deliverBy': '2026-12-05' };
  for (const [fields, status] of [
    [{ ...dates, email: '' }, 422],
    [dates, 200],
  ] as const) {
    const response = await post(fields);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(datesReversed);
  }
});

test.each([
  ['pt', { 'shipment.from.text': 'Campinas, São Paulo, BR' }, 'horário de Brasília'],
  ['es', { 'shipment.from.text': 'Guadalajara, Jalisco, MX (MXGDL)' }, 'hora estándar central'],
  ['es', { phone: '+54 11 1234 5678' }, 'hora de Argentina'],
  ['es', { phone: '+52 33 1234 5678' }, ''],
] as const)('shows the hour of the answer on its sender’s clock: %s, %j', async (locale, fields, zone) => {
  const html = await (await post({ email: 'ana@example.com', ...fields }, locale)).text();
  const [, own = 'none'] = /data-own-time="[^>]*>([^<]*)</.exec(html) ?? [];
  expect(own.replace(/^\d+(?:h|:)\d*, /, '').replace(/\s/g, ' ')).toBe(zone);
});

test('fills in what a calculator hands over', async () => {
  const query = 'quantity=12&length=40&width=48&height=50&weight=500&unit=in&mass=lb&alone=1&incoterm=FOB';
  const html = await (
    await fetch(`${site}/clientbriefform?${query}&incotermPlace=Veracruz&container=2x45G1`)
  ).text();
  expect(inputIn(html, 'shipment.pieces.0.quantity')).toContain('value="12"');
  expect(inputIn(html, 'shipment.pieces.0.alone')).toContain('checked');
  expect(inputIn(html, 'shipment.containers.0.quantity')).toContain('value="2"');
  expect(inputIn(html, 'shipment.incotermPlace')).toContain('value="Veracruz"');
  for (const option of ['in', 'lb', 'FOB', '45G1'])
    expect(html).toContain(`<option value="${option}" selected`);
});

/** The same on the page of a locale. */
const postTo = (locale: Locale, fields: Record<string, string>) =>
  fetch(`${site}${localPath('/clientbriefform', locale)}`, {
    method: 'POST',
    headers: { Origin: site },
    body: new URLSearchParams({
      [hiddenFields.key]: crypto.randomUUID(),
      email: 'ana@example.com',
      ...fields,
    }),
  });

test.each([
  ['en', '1,234.5', '03/04/2026'],
  ['es', '1,234.5', '04/03/2026'],
  ['pt', '1.234,5', '04/03/2026'],
] as const)('takes numbers and dates as its locale writes them: %s', async (locale, weight, day) => {
  const stored = await postTo(locale, { 'shipment.grossKg': weight, 'shipment.readyOn': day });
  expect(stored.status).toBe(200);
  const html = await stored.text();
  expect(html).toContain(`${weight} kg`);
  expect(html).toContain(dateLine('2026-03-04', locale));
  const other = await (await fetch(stored.url.replace(/\/(es|pt)\//, '/'))).text();
  expect(other).toContain('1,234.5 kg');
});

test.each([
  ['en', '12,5', '12.5 kg'],
  ['es', '12,5', '12.5 kg'],
  ['pt', '12.5', '12,5 kg'],
  ['en', '1,5 t', '1,500 kg'],
  ['es', '1,500 kg', '1,500 kg'],
  ['pt', '1.500 kg', '1.500 kg'],
] as const)(
  'takes the decimals of other countries where they have one reading, and units: %s',
  async (locale, weight, shown) => {
    const stored = await postTo(locale, { 'shipment.grossKg': weight });
    expect(stored.status).toBe(200);
    expect(await stored.text()).toContain(shown);
  },
);

test.each(['es', 'pt'] as const)('shows a number that cannot be read in its own form: %s', async (locale) => {
  const typed = locale === 'pt' ? '1.5.0' : '1,5,0';
  const stored = await postTo(locale, { 'shipment.grossKg': typed });
  expect(stored.status).toBe(200);
  const [, after = ''] = (await stored.text()).split(cargoStringsIn(locale).lines.unread);
  expect(after).toContain(`>${typed}<`);
});

test('an address whose numbers another locale wrote is shown as the page’s locale writes them', async () => {
  const query = 'quantity=1&length=120&width=80&height=100,5&weight=1.250&numbers=pt';
  for (const path of ['/clientbriefform', '/tools/chargeable-weight']) {
    const html = await (await fetch(`${site}${path}?${query}`)).text();
    const prefix = path === '/clientbriefform' ? 'shipment.pieces.0.' : '';
    expect(inputIn(html, `${prefix}height`)).toContain('value="100.5"');
    expect(inputIn(html, `${prefix}weight`)).toContain('value="1,250"');
  }
  const own = await (await fetch(`${site}/pt/tools/chargeable-weight?${query}`)).text();
  expect(inputIn(own, 'height')).toContain('value="100,5"');
});
