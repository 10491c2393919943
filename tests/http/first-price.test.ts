import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargoQuestionsIn } from '#features/cargo/cargo-questions.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { type Locale, locales, localPath } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { firstPriceSecrets, startFirstPriceSite } from '../support/first-price-site.ts';

let site: Awaited<ReturnType<typeof startFirstPriceSite>>;

beforeAll(async () => {
  site = await startFirstPriceSite({ TRUST_PROXY: '127.0.0.1' });
});

afterAll(() => site?.end());

let lastVisitor = 0;

/** The page as a visitor of their own sees it, whose limits no other test uses up. */
async function pageAt(path: string, { address = '', ...headers }: Record<string, string> = {}) {
  lastVisitor += 1;
  const from = address || `198.51.${lastVisitor >> 8}.${lastVisitor & 255}`;
  const response = await fetch(site.origin + path, { headers: { 'X-Forwarded-For': from, ...headers } });
  const html = await response.text();
  return {
    response,
    html,
    text: html
      .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' '),
    brief: (/href="([^"]*\/clientbriefform\?[^"]*)"[^>]*>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'),
  };
}

const fcl = 'from=USHOU&to=BRSSZ&container=2x45G1';
const lcl = 'from=USHOU&to=BRSSZ&mode=lcl&kg=800&m3=3';

test('a range begins at the price with its markup, and the brief takes everything along', async () => {
  const shown = await pageAt(`/price?${fcl}&what=Espresso+machines&incoterm=FOB`);
  // 2 × (1,987.53 + 377.41) × 1.18 = 5,581.26, rounded up.
  expect(shown.text).toContain('USD 5,600 – 6,600');
  expect(shown.text).toContain('Houston, US → Santos, BR');
  expect(shown.response.headers.get('cache-control')).toBe('private, no-store');
  const brief = await pageAt(shown.brief);
  expect(brief.text).toContain('Estimated price shown: USD 5,600 – 6,600');
  expect(brief.text).toContain('6,600 (2 × 40′ HC, ');
  expect(brief.text).toMatch(/Estimated price shown: [^.]*, Houston → Santos\./);
  for (const value of ['USHOU', 'BRSSZ', 'Espresso machines']) expect(brief.html).toContain(value);
  expect(brief.html).toMatch(/<option value="45G1" selected/);
  expect(brief.html).toMatch(/name="firstPrice"/);
});

test.each(locales)('the pages of shippers lead to it in %s', async (locale) => {
  const { see } = firstPriceStringsIn(locale);
  const home = await pageAt(localPath('/', locale));
  expect(home.html).toContain(`action="${localPath('/price', locale)}"`);
  expect(home.text).toContain(siteStringsIn(locale).home.quickLinks.rate.seePrice);
  // 930 kg, on the lane to Brazil alone.
  expect(home.text).toMatch(/Houston → São Paulo (?:[^→]* )?USD [\d.,]+ – [\d.,]+ /);
  expect(home.text.match(/USD [\d.,]+ – /g)).toHaveLength(1);
  for (const path of ['/services/sea-freight', '/services/air-freight', '/clientbriefform'])
    expect((await pageAt(localPath(path, locale))).text, path).toContain(see);
  const row = 'quantity=3&length=120&width=80&height=100&weight=100';
  const tool = await pageAt(localPath(`/tools/chargeable-weight?${row}`, locale));
  const link = /href="([^"]*\/price\?[^"]*)"/.exec(tool.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const price = await pageAt(`${link}&from=USHOU&to=BRSSZ`);
  expect(price.text).toContain('USD');
  expect(new URL(price.brief, site.origin).searchParams.getAll('length')).toEqual(['120']);
  for (const path of ['/services/warehousing', '/services/train-freight', '/services/alcohol-wine-exports'])
    expect((await pageAt(localPath(path, locale))).text, path).not.toContain(see);
});

test('a town without a code has the price of its country, and the page says so', async () => {
  const { rated } = firstPriceStringsIn('es');
  const shown = await pageAt('/es/price?from=Katy%2C+TX&to=BRSSZ&container=1x45G1');
  expect(shown.text).toContain('Katy, TX, US → Santos, BR');
  expect(shown.text).toContain('USD 2,800 – 3,300');
  expect(shown.text).toContain(fill(rated.area, { area: 'Estados Unidos', place: 'Katy' }));
  const asked = await pageAt('/price?from=77494&to=BRSSZ&container=1x45G1');
  expect(asked.text).toContain('USD 2,800 – 3,300');
  const open = await pageAt('/price?from=Fredericksburg&to=BRSSZ&container=1x45G1');
  expect(open.text).toContain(firstPriceStringsIn('en').problems.choose);
  expect(open.text).toMatch(/Fredericksburg, VA, United States.*Fredericksburg, TX, United States/);
});

test('a 40′ without a rate has the price of a 40′ HC, and says so', async () => {
  const shown = await pageAt('/price?from=USHOU&to=BRSSZ&container=1x42G1');
  expect(shown.text).toContain('USD 2,800 – 3,300');
  expect(shown.text).toContain(firstPriceStringsIn('en').highCube);
  expect(shown.brief).toContain('1x45G1');
  const open = await pageAt('/price?from=USHOU&to=BRSSZ&container=1x45G1');
  expect(open.text).not.toContain(firstPriceStringsIn('en').highCube);
});

test('air stands beside sea where both have a price', async () => {
  const shown = await pageAt('/price?from=USHOU&to=BRSSZ&kg=800&m3=3');
  const { modes } = firstPriceStringsIn('en');
  expect(shown.text.match(/USD [\d,]+/g)).toHaveLength(2);
  expect(shown.html).toMatch(/href="[^"]*mode=air"[^>]*>By air</);
  expect((await pageAt(`/price?${lcl}`)).text).not.toContain(`${modes.air} USD`);
});

test('the row of the home page is enough for a price, in the words of the visitor', async () => {
  const shown = await pageAt('/price?what=1+x+40+HC&from=Houston%2C+TX&to=Santos%2C+Brazil');
  expect(shown.text).toContain('USD 2,800 – 3,300');
  const bags = await pageAt('/price?what=200+bags+of+coffee%2C+60+kg+each&from=USHOU&to=BRSSZ');
  expect(bags.text).toContain(firstPriceStringsIn('en').problems.number.m3);
  expect(bags.html).toMatch(/name="kg"[^>]*value="12000"/);
  expect(bags.text).not.toMatch(/USD \d/);
  const cheapest = await pageAt('/price?what=800+kg%2C+3+m3&from=USHOU&to=BRSSZ');
  expect(cheapest.text).toContain('By sea, shared container');
});

test.each([
  ['en', '2 pallets 48x40x60 in, 900 lb', 'eachOrTotal'],
  ['es', "1x40'HC y 1x20'", 'containers'],
  ['pt', '1 contêiner completo', 'container'],
  ['en', '10-12 crates, 4 m3', 'unread'],
  ['es', '10 cajas de vino tinto, 200 kg, 1 m3', 'special'],
  ['en', '1 40ft reefer frozen shrimp', 'special'],
  ['pt', 'UN3480, 5 caixas, 100 kg no total, 1 m3', 'special'],
] as const)(
  'in %s, “%s” has no price, and the words stand beside the question',
  async (locale, what, question) => {
    const strings = cargoQuestionsIn(locale);
    const query = new URLSearchParams({ what, from: 'USHOU', to: 'BRSSZ' });
    const { text } = await pageAt(localPath(`/price?${query}`, locale));
    expect(text).not.toMatch(/(?:USD|EUR) \d/);
    expect(text.replaceAll('&#x27;', "'")).toContain(what);
    if (question === 'special') expect(text).toContain(firstPriceStringsIn(locale).refused.special);
    else {
      const texts = strings[question];
      expect(text).toContain((typeof texts === 'string' ? texts : texts.kg).split('{')[0]);
    }
  },
);

test('the brief is filled in by what the words surely say, and names what they leave open', async () => {
  const fields = async (what: string) => {
    const { html, text } = await pageAt(`/clientbriefform?${new URLSearchParams({ what })}`);
    const fieldOf = (name: string) =>
      new RegExp(`name="shipment\\.${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
    return { text, fieldOf };
  };
  const clear = await fields('2 pallets 120x80x145 cm, 300 kg each');
  expect(
    ['quantity', 'length', 'width', 'height', 'weight'].map((name) => clear.fieldOf(`pieces\\.0\\.${name}`)),
  ).toEqual(['2', '120', '80', '145', '300']);
  const open = await fields('2 pallets 120x80x145 cm, 300 kg');
  expect(open.fieldOf('pieces\\.0\\.weight')).toBe('');
  expect(open.text).toContain(cargoQuestionsIn('en').ownText);
});

test.each([
  ['es', 'kg=800,5&m3=2,5', '800.5 kg · 2.5 m³'],
  ['pt', 'kg=800,5&m3=2,5', '800,5 kg · 2,5 m³'],
  ['pt', 'kg=1.200&m3=2.5', '1200 kg · 2,5 m³'],
  ['en', 'kg=800,5&m3=2,5', '800.5 kg · 2.5 m³'],
  ['en', 'kg=1,200&m3=2,5', '1200 kg · 2.5 m³'],
  ['en', 'kg=1,5+t&m3=2.5+m3', '1500 kg · 2.5 m³'],
  ['pt', 'kg=1.500+kg&m3=90+ft3', '1500 kg · 2,55 m³'],
  ['es', 'quantity=1&length=215,5&width=100&height=100&weight=2155', '2155 kg · 2.16 m³'],
] as const)(
  'decimals are read as the visitors of a page in %s type them: %s',
  async (locale, cargo, shown) => {
    const { text } = await pageAt(localPath(`/price?from=USHOU&to=BRSSZ&mode=lcl&${cargo}`, locale));
    expect(text).toContain(shown);
    expect(text).toMatch(/USD [\d.,]+\+/);
  },
);

test.each([
  ['a service for such cargo', `${fcl}&service=alcohol-wine-exports`],
  ['answers of the brief', `${fcl}&special=yes`],
  ['words that name it', `${fcl}&what=2+pallets+of+Tempranillo`],
])('cargo that our team quotes has no price: %s', async (_, query) => {
  const { text, html, brief } = await pageAt(`/price?${query}`);
  expect(text).not.toMatch(/USD \d/);
  expect(brief).toContain('from=USHOU');
  const isAsked = /<input[^>]*id="price-special"[^>]*checked/.test(html);
  expect(isAsked).toBe(!query.includes('service='));
});

test('nothing is a mistake before the form was sent, and the lane is kept', async () => {
  const row = await pageAt('/price?what=Tiles&from=Houston%2C+TX&to=Santos%2C+Brazil');
  expect(row.html).not.toContain('aria-invalid="true"');
  expect(row.text).toContain('Houston, US → Santos, BR');
  expect(row.text).toContain(firstPriceStringsIn('en').problems.cargo);
  expect(row.html.match(/autofocus/gi)).toHaveLength(1);
  const sent = await pageAt('/price?what=Tiles&read=Tiles&from=USHOU&to=BRSSZ&type=&count=1&kg=x&m3=2');
  expect(sent.html).toContain('aria-invalid="true"');
});

test('an empty form says what it needs, also where no lane travels in full containers', async () => {
  const { html } = await pageAt('/price?from=&to=&read=&what=&kg=&m3=');
  expect(html).toContain('id="price-from-error"');
  expect(html).toContain('id="price-to-error"');
  expect(html).toMatch(/<input[^>]*id="price-from"[^>]*autofocus/i);
});

test('pallets in words that are typed in the form are priced', async () => {
  const what = '2 pallets 120x100x140 cm, 300 kg each';
  const query = new URLSearchParams({
    what,
    read: '',
    from: 'USHOU',
    to: 'BRSSZ',
    type: '',
    count: '1',
    kg: '',
    m3: '',
  });
  const { text } = await pageAt(`/price?${query}`);
  expect(text).toContain('600 kg · 3.36 m³');
  expect(text).toMatch(/USD \d/);
});

test('a number with two readings is not priced, and both are named', async () => {
  const { text } = await pageAt('/es/price?from=USHOU&to=BRSSZ&mode=lcl&kg=1.200&m3=3');
  const { readings } = firstPriceStringsIn('es').problems;
  expect(text).toContain(readings.replace('{whole}', '1200').replace('{decimal}', '1.2'));
  expect(text).not.toMatch(/USD \d/);
});

test('the quantity of containers in the brief is that of the price', async () => {
  const { brief, text } = await pageAt('/pt/price?from=USHOU&to=BRSSZ&type=45G1&count=1.000');
  expect(text).toContain('1000 × 40′ HC');
  expect(new URL(brief, site.origin).searchParams.get('container')).toBe('1000x45G1');
});

test('the days of the company’s own lane are shown in both directions, and none for another lane or mode', async () => {
  for (const lane of ['from=USHOU&to=BRSSZ', 'from=BRSSZ&to=USHOU'])
    expect((await pageAt(`/price?${lane}&container=1x45G1`)).text).toContain(
      'Port to port, estimate Typical transit: 18 to 28 days',
    );
  const { transit } = firstPriceStringsIn('en');
  for (const query of ['from=USNYC&to=BRSSZ&container=1x45G1', 'from=USNYC&to=BRSSZ&mode=air&kg=100&m3=1']) {
    const { text } = await pageAt(`/price?${query}`);
    expect(text).toMatch(/USD [\d.,]+(?: – [\d.,]+|\+)/);
    expect(text).not.toContain(transit);
  }
});

test('a place of several that is on the lanes is taken and said, an unknown one is named, and nothing typed is lost', async () => {
  const several = await pageAt('/price?from=USHOU&to=Cartagena&type=45G1&count=1');
  expect(several.text).toContain('We took Cartagena, CO, which is on our lanes.');
  const choice = /href="(\/price\?[^"]*to=Cartagena[^"]*ESCAR[^"]*)"/.exec(several.html)?.[1] ?? '';
  expect(choice.replaceAll('&amp;', '&')).toContain('type=45G1');
  const unknown = await pageAt('/es/price?from=Nowhere+at+all&to=BRSSZ&mode=lcl&kg=2,5&m3=x&type=&count=1');
  expect(unknown.text).toContain(firstPriceStringsIn('es').problems.place);
  expect(unknown.text).toContain(firstPriceStringsIn('es').problems.number.m3);
  expect(unknown.html).toMatch(/value="Nowhere at all"/);
  expect(unknown.html.match(/ autofocus=/gi)).toHaveLength(1);
  expect(unknown.html).toMatch(/aria-invalid="true"[^>]*value="x"|value="x"[^>]*aria-invalid="true"/);
});

test('another currency is converted from that of the company, which is named', async () => {
  const { text } = await pageAt(`/price?${fcl}&currency=EUR`);
  expect(text).toMatch(/EUR 5,200 – [\d,]+/);
  expect(text).toContain('Converted from USD at our exchange rate of Nov 20, 2026');
});

test.each([
  ['a lane that is off', 'from=USHOU&to=MXVER&container=1x45G1'],
  ['rates that have expired', 'from=USHOU&to=ARBUE&container=1x45G1'],
  ['a refrigerated container', 'from=USHOU&to=BRSSZ&container=1x45R1'],
  ['a flat rack', 'from=USHOU&to=BRSSZ&container=1x42P1'],
  ['special cargo', `${fcl}&special=yes`],
  ['no lane at all', 'from=USHOU&to=USHOU&container=1x45G1'],
])('%s has no price, a reason in the language of the reader, and the way to the brief', async (_, query) => {
  const { refused } = firstPriceStringsIn('pt');
  const { text, brief } = await pageAt(`/pt/price?${query}`);
  expect(text).toContain(refused.heading);
  expect(text).not.toMatch(/USD [\d.]/);
  expect(brief).toContain('/pt/clientbriefform?');
});

test('special cargo without a lane leads to the brief with its pallets', async () => {
  const shown = await pageAt('/price?what=18+pallets+of+tequila,+14+t&from=Guadalajara');
  expect(shown.text).toContain(firstPriceStringsIn('en').refused.special);
  const brief = await pageAt(shown.brief);
  expect(brief.html).toMatch(/name="shipment\.pieces\.0\.quantity"[^>]*value="18"/);
  expect(brief.html).toMatch(/<option value="pallet" selected/);
  expect(brief.html).toMatch(/name="shipment\.from\.text"[^>]*value="Guadalajara"/);
});

test('the brief learns that cargo is special, and the weight beside a container', async () => {
  const special = await pageAt(`/price?${fcl}&what=Pumps&special=yes`);
  const whatOf = ({ brief }: { brief: string }) => new URL(brief, site.origin).searchParams.get('what');
  expect(whatOf(special)).toBe(`Pumps. ${firstPriceStringsIn('en').special.title}`);
  const boxed = await pageAt('/price?from=USHOU&to=BRSSZ&type=45G1&count=1&kg=9000&m3=');
  expect(new URL(boxed.brief, site.origin).searchParams.get('kg')).toBe('9000');
});

test('an import names the filing, the bond, the fees and the chassis of the United States', async () => {
  const { text } = await pageAt('/price?from=BRSSZ&to=USHOU&container=1x45G1');
  for (const charge of ['ISF', 'customs bond', 'MPF/HMF', 'Chassis', 'Demurrage'])
    expect(text).toMatch(new RegExp(`Not included[^.]*${charge}`));
});

test.each([
  'container=0x45G1',
  'type=45G1&count=-1',
  'type=45G1&count=1e9',
  'type=45G1&count=999999999999999999999',
  'type=45G1&count=2.5',
  'mode=lcl&kg=-5&m3=1',
  'mode=lcl&kg=0&m3=0',
  'mode=lcl&kg=NaN&m3=Infinity',
  'mode=lcl&kg=1e308&m3=1e308',
  'mode=air&kg=99999999999999999999&m3=0.0000001',
  `mode=lcl&kg=${'9'.repeat(400)}&m3=3`,
  'mode=ship&kg=1',
  `what=${'9'.repeat(5_000)}`,
])('a page without a price answers %s', async (cargo) => {
  const { response, text } = await pageAt(`/price?from=USHOU&to=BRSSZ&${cargo}`);
  expect(response.status).toBe(200);
  expect(text).not.toMatch(/USD \d/);
});

test('no byte of a page holds a rate, a cost, a vendor or a carrier', async () => {
  const signed = new URL((await pageAt(`/price?${fcl}`)).brief, site.origin).searchParams.get('price') ?? '';
  const body = Buffer.from(signed.split('.')[0] ?? '', 'base64url').toString();
  expect(Object.keys(JSON.parse(body)).sort()).toEqual([
    'cargo',
    'currency',
    'from',
    'high',
    'includes',
    'leavesOut',
    'low',
    'mode',
    'on',
    'to',
    'transitDays',
    'validUntil',
  ]);
  const pages = [
    ...[fcl, lcl, `${fcl}&currency=EUR`, 'from=USHOU&to=MXVER&container=1x45G1'].map((q) => `/price?${q}`),
    ...['/price', '/', '/clientbriefform', '/services/sea-freight', `/price.data?${fcl}`],
  ];
  for (const path of pages) {
    const { html } = await pageAt(path);
    const content = html
      .replace(/<(style|svg|path|symbol)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/ (d|points|transform|viewBox|class|style|srcSet|href|src|integrity|nonce)="[^"]*"/g, ' ')
      .replace(/<script(?![^>]*application\/ld)[^>]*>(?!.*streamController)[\s\S]*?<\/script>/g, ' ');
    expect(firstPriceSecrets.exec(content)?.[0], path).toBeUndefined();
  }
});

/** Looks at lanes until the site refuses; the number of lanes with a price. */
async function lanesBefore429(
  pathOf: (index: number) => string,
  headersOf: (index: number) => Record<string, string>,
) {
  for (let index = 0; index < 40; index += 1) {
    const { response } = await pageAt(pathOf(index), headersOf(index));
    if (response.status !== 429) continue;
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    return index;
  }
  return null;
}

const ports =
  'USHOU USMIA USNYC USLGB USLAX USSEA USCHI USBOS USATL USMSY USBAL USPHL USORF USSAV USJAX USTPA'.split(
    ' ',
  );
const lanePath = (index: number, locale: Locale = 'en') =>
  localPath(`/price?from=${ports[index % ports.length]}&to=BRSSZ&container=1x45G1`, locale);

test('an address learns twelve lanes a day, over languages, spellings, headers and its whole IPv6 network', async () => {
  const everyLocale = (index: number) => lanePath(index, locales[index % locales.length]);
  expect(await lanesBefore429(everyLocale, () => ({ address: '203.0.113.9' }))).toBe(12);
  const odd = (index: number) => ({
    address: '203.0.113.10',
    ...{
      'User-Agent': `agent ${index}`,
      'Accept-Language': 'pt',
      Cookie: `session=${index}`,
      Forwarded: `for=10.0.0.${index}`,
    },
    ...{ 'X-Real-IP': `10.1.0.${index}`, 'CF-Connecting-IP': `10.2.0.${index}` },
  });
  expect(await lanesBefore429(lanePath, odd)).toBe(12);
  const ofNetwork = (index: number) => ({ address: `2001:db8:1:1::${index.toString(16)}` });
  expect(await lanesBefore429(lanePath, ofNetwork)).toBe(12);
  const spoofed = (index: number) => ({ address: `192.0.2.${index}, 203.0.113.11` });
  expect(await lanesBefore429(lanePath, spoofed)).toBe(12);
});

test('an address sees thirty prices an hour, in a text that leads to the brief', async () => {
  const address = '203.0.113.20';
  const ofOneLane = (index: number) => `/price?from=USHOU&to=BRSSZ&type=45G1&count=${index + 1}`;
  expect(await lanesBefore429(ofOneLane, () => ({ address }))).toBe(30);
  const refused = await pageAt(`/es/price?${fcl}&what=${encodeURIComponent('Máquinas <b>"de café"</b>')}`, {
    address,
  });
  expect(refused.text).toContain(firstPriceStringsIn('es').refused.tooOften.split('{')[0]);
  expect(refused.brief).toMatch(/^\/es\/clientbriefform\?/);
  expect(refused.brief).toContain('container=2x45G1');
  expect(refused.brief).toContain('what=M%C3%A1quinas+%3Cb%3E%22de');
  expect(refused.text).toContain('Houston, US → Santos, BR');
  expect(refused.text).toContain('2 × 40′ HC');
  // Short: neither the frame nor React.
  expect(refused.html).toContain('<html lang="es');
  expect(refused.html).not.toMatch(/<script|<form|<header/);
  expect(refused.response.headers.get('cache-control')).toBe('private, no-store');
  expect((await pageAt(`/es/price?${fcl}`)).html).toContain('<form');
  const data = await pageAt(`/price.data?${fcl}`, { address });
  expect(data.html).not.toContain('USD\u00a05');
});

async function send(body: object, address: string) {
  const response = await fetch(`${site.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email: 'ana@shipper.example', ...body }),
  });
  return response.json();
}

const shipment = (to = 'BRSSZ', quantity = 2) => ({
  version: 1,
  from: { text: 'Houston, TX, US (USHOU)' },
  to: { text: to },
  containers: [{ type: '45G1', quantity }],
});

test('a request keeps the price that was shown for its lane and mode, and no other', async () => {
  const shown = await pageAt(`/price?${fcl}&currency=EUR`);
  const signed = new URL(shown.brief, site.origin).searchParams.get('price') ?? '';
  const address = '203.0.113.30';
  const kept = await send({ firstPrice: signed, shipment: shipment() }, address);
  expect(kept.firstPrice).toContain('EUR\u00a05,200');
  const elsewhere = await send({ firstPrice: signed, shipment: shipment('MXVER') }, address);
  expect(elsewhere.firstPrice).toBeUndefined();
  const byAir = await send(
    { firstPrice: signed, shipment: { ...shipment(), containers: undefined, mode: 'air' } },
    address,
  );
  expect(byAir.firstPrice).toBeUndefined();
  const [body = '', signature] = signed.split('.');
  const price = JSON.parse(Buffer.from(body, 'base64url').toString());
  const forged = `${Buffer.from(JSON.stringify({ ...price, low: 100, high: 200 })).toString('base64url')}.${signature}`;
  for (const text of [forged, 'x.y', `${signed}x`, ''])
    expect((await send({ firstPrice: text, shipment: shipment() }, address)).firstPrice).toContain(
      'USD\u00a05,600',
    );
});

test('a price that was shown for other cargo names that cargo', async () => {
  const shown = await pageAt(`/price?${fcl}`);
  const signed = new URL(shown.brief, site.origin).searchParams.get('price') ?? '';
  const { firstPrice } = await send({ firstPrice: signed, shipment: shipment('BRSSZ', 5) }, '203.0.113.31');
  expect(firstPrice).toMatch(/USD\u00a05,600\u00a0–\u00a06,600 \(2\s×\s40′\sHC, /);
});

test('requests learn no more lanes than the page', async () => {
  const address = '203.0.113.40';
  const prices = [];
  for (const port of ports)
    prices.push((await send({ shipment: { ...shipment(), from: { text: port } } }, address)).firstPrice);
  expect(prices.filter(Boolean)).toHaveLength(12);
});

test('nothing leads to a first price where no lane is on, and its page to the brief', async () => {
  const { origin } = site;
  const { inject } = await import('vitest');
  const other = inject('siteOrigin');
  expect(other).not.toBe(origin);
  const brief = async (path: string) => {
    const response = await fetch(other + path, { redirect: 'manual' });
    expect(response.status).toBe(302);
    return response.headers.get('location');
  };
  expect(await brief('/price')).toBe('/clientbriefform');
  expect(await brief('/es/price?from=Houston&to=Santos&what=Tiles&type=45G1&count=2&currency=USD')).toBe(
    '/es/clientbriefform?from=Houston&to=Santos&what=Tiles&container=2x45G1',
  );
  for (const path of [
    '/',
    '/services/sea-freight',
    '/clientbriefform',
    '/tools/container-fit',
    '/sitemap.xml',
  ])
    expect(await (await fetch(other + path)).text(), path).not.toContain('/price');
});
