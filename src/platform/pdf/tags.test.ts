import { describe, expect, test } from 'vitest';
import { kycFields, rowsOf } from '#features/kyc/kyc-answers.ts';
import { kycForm } from '#features/kyc/kyc-form.ts';
import { drawKycForm } from '#features/kyc/pdf/draw-kyc-form.tsx';
import { kycStringsIn } from '#features/kyc/strings.ts';
import { quoteTitle } from '#features/quotes/document/quote-lines.ts';
import { renderQuote } from '#features/quotes/pdf/quote.tsx';
import { quoteStringsIn } from '#features/quotes/quote-strings.ts';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { renderRateRequest } from '#features/requests/pdf/rate-request.tsx';
import { services } from '#features/services/service.ts';
import { servicesStringsIn } from '#features/services/strings.ts';
import { company, lanes } from '#features/settings/sample-company.ts';
import { drawBrochure } from '#screens/site/brochure/draw-brochure.tsx';
import { siteStringsIn } from '#screens/site/strings.ts';
import { madeUpQuote } from '#tests/support/made-up-quotes.ts';
import { elementsOf, readStructure, type Structure } from '#tests/support/pdf-structure.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { documentLanguageOf, type Locale, locales, localPath } from '../i18n/locale.ts';
import { fill } from '../values/format.ts';
import { amountText } from '../values/money.ts';
import { printable, withoutWidow } from './printable.ts';

const lines = Array.from({ length: 90 }, (_, index) => `Caja ${index}, ¿qué más? Ação.`).join('\n');

async function readRequest(locale: Locale) {
  const { title, intro, received, due, ...strings } = leadMailStringsIn(locale).requestPdf;
  const pdf = await renderRateRequest({
    locale,
    company,
    receivedAt: 0,
    facts: [due, received].map((label) => ({ label, value: '1' })),
    sections: [
      {
        title: '',
        fields: [
          { label: 'A', value: 'one' },
          { label: 'B', value: lines },
          { label: 'C', value: 'two' },
        ],
      },
    ],
    strings: {
      ...strings,
      title: fill(title, { reference: 'RR-7K3M9Q' }),
      intro: fill(intro, { site: 'site.example' }),
      greeting: '',
    },
  });
  return { ...(await readStructure(pdf)), strings, title: fill(title, { reference: 'RR-7K3M9Q' }) };
}

const headingsOf = (elements: Structure[]) =>
  elementsOf(elements, /^H\d$/).map(({ tag, text }) => `${tag} ${text}`);
const tagsOf = ({ children }: Structure) => children.map(({ tag }) => tag).join(' ');

function expectTables(elements: Structure[]) {
  const tables = elementsOf(elements, /^Table$/).map(({ children }) => {
    const [header, ...rows] = children.map(({ tag, children: cells }) => {
      expect(tag).toBe('TR');
      return cells.map((cell) => `${cell.tag} ${cell.scope ?? ''}`.trim());
    });
    expect(new Set(rows.map((row) => row.join()))).toHaveProperty('size', 1);
    expect(rows[0]).toHaveLength(header?.length ?? 0);
    return { header, row: rows[0], rows: rows.length };
  });
  return expect(tables);
}

function expectLists(elements: Structure[]) {
  const items = elementsOf(elements, /^L$/).flatMap((list) => {
    expect(list.children.every(({ tag }) => tag === 'LI')).toBe(true);
    return list.children.map(tagsOf);
  });
  return expect(new Set(items));
}

describe.each(locales)('in %s', (locale) => {
  const document = {
    isMarked: true,
    showsTitle: true,
    language: documentLanguageOf(locale),
    problems: [],
  };
  const strings = { ...siteStringsIn(locale), ...servicesStringsIn(locale), ...kycStringsIn(locale) };

  test('the brochure has its headings, tables, lists, links and pictures in the order in which they are read', async () => {
    const { elements, tabOrders, ...read } = await readStructure(await drawBrochure(locale));
    expect(read).toEqual(document);
    // One for each page: a text that is too long for its page would begin a ninth.
    expect(tabOrders).toEqual(Array(8).fill('S'));
    const { cover, overview, map, contact } = strings.brochure;
    const ofServices = services.map((service) => ({
      ...strings.services[service],
      plate: strings.plates[service],
    }));
    expect(headingsOf(elements)).toEqual([
      `H1 ${withoutWidow(cover.heading)}`,
      `H2 ${withoutWidow(overview.heading)}`,
      ...ofServices.flatMap(({ title, plate }) => [`H2 ${title}`, `H3 ${printable(plate.heading)}`]),
      `H2 ${withoutWidow(map.heading)}`,
      `H2 ${withoutWidow(contact.heading)}`,
      `H3 ${contact.ready.heading}`,
      `H3 ${contact.rate.heading}`,
    ]);
    expect(elementsOf(elements, /^Figure$/).map(({ alt }) => alt)).toEqual([
      strings.services['sea-freight'].picture,
      ...ofServices.flatMap(({ picture, plate }) => [picture, printable(plate.description)]),
      map.alt,
    ]);
    const lane = { header: ['TH Column', 'TH Column'], row: ['TH Row', 'TD'], rows: expect.any(Number) };
    expectTables(elements).toEqual([
      { header: Array(3).fill('TH Column'), row: ['TH Row', 'TD', 'TD'], rows: services.length },
      ...Array(4).fill(lane),
    ]);
    const rows = elementsOf(elements, /^Table$/)
      .slice(1)
      .flatMap(({ children }) => children.slice(1));
    expect(rows).toHaveLength(lanes.length);
    expectLists(elements).toEqual(new Set(['Lbl LBody']));
    const links = elementsOf(elements, /^Link$/);
    expect(links.every(({ annotations }) => annotations.join() === 'Link')).toBe(true);
    expect(links.map(({ text }) => text)).toEqual(
      expect.arrayContaining([...ofServices.map(({ title }) => title), company.phone, company.email.rates]),
    );
    const [first] = ofServices;
    const at = elements.findIndex(({ tag, text }) => tag === 'H2' && text === first?.title);
    expect(elements.slice(at, at + 6).map(({ tag }) => tag)).toEqual([
      'H2',
      'P',
      'Figure',
      'L',
      'H3',
      'Figure',
    ]);
  });

  test('the KYC form has its headings, its tables, and every field with its question', async () => {
    const { elements, tabOrders, ...read } = await readStructure(await drawKycForm(locale));
    expect(read).toEqual(document);
    expect(tabOrders).toEqual(['S', 'S', 'S']);
    expect(headingsOf(elements)).toEqual([
      `H1 ${strings.kycForm.title}`,
      ...kycForm.map(({ id }, index) => `H2 ${index + 1}  ${strings.kycTexts.sections[id].title}`),
    ]);
    const tables = kycForm.filter(({ rows }) => rows).map((section) => rowsOf(section));
    expectTables(elements).toEqual(
      tables.map((rows) => ({
        header: ['TD', ...(rows[0] ?? []).map(() => 'TH Column')],
        row: ['TH Row', ...(rows[0] ?? []).map(() => 'TD')],
        rows: rows.length,
      })),
    );
    const fields = elementsOf(elements, /^Form$/);
    const expected = kycFields.flatMap((field) => (field.kind === 'choice' ? field.options : [field.id]));
    expect(fields.map(({ annotations }) => annotations)).toEqual(expected.map(() => ['Widget']));
  });

  test('a rate request keeps a text of two pages in one item of its list', async () => {
    const { elements, tabOrders, strings: own, title, ...read } = await readRequest(locale);
    expect(read).toEqual(document);
    expect(tabOrders.length).toBeGreaterThan(1);
    expect(headingsOf(elements)).toEqual([`H1 ${title}`, `H2 ${own.answers}`, `H2 ${own.reach.title}`]);
    const answers = elements.filter(({ tag }) => tag === 'L')[1];
    expect(answers?.children.map(tagsOf)).toEqual(['Lbl LBody', 'LBody', 'Lbl LBody']);
    expect(answers?.children[1]?.text).toBe(`B ${lines.replaceAll('\n', ' ')}`);
    expect(elementsOf(elements, /^Link$/).map(({ text }) => text)).toContain(company.email.rates);
  });

  test('a quote reads the header of a table once, however many pages it is on, and keeps its totals with a line', async () => {
    const t = quoteStringsIn(locale).document;
    const pdf = await renderQuote({ document: madeUpQuote(locale, { lines: 90 }), company, strings: t });
    const { elements, tabOrders, ...read } = await readStructure(pdf);
    expect(read).toEqual(document);
    expect(tabOrders.length).toBeGreaterThan(2);
    expect(headingsOf(elements)).toEqual([
      `H1 ${fill(t.title, { reference: 'RR-7K3M9Q' })}`,
      ...[t.price, t.included, t.notIncluded, t.assumptions, t.terms, t.accept.label, t.contact].map(
        (heading) => `H2 ${heading}`,
      ),
    ]);
    const [table, ...others] = elementsOf(elements, /^Table$/);
    expect(others).toEqual([]);
    const rows = table?.children ?? [];
    expect(rows[0]?.children.map(({ scope }) => scope)).toEqual(Array(3).fill('Column'));
    expect(rows.filter(({ text }) => text === rows[0]?.text)).toHaveLength(1);
    // A header, the lines, and totals in two currencies and in one.
    expect(rows.pop()).toMatchObject({ tag: 'Caption', text: expect.stringContaining(t.rounding) });
    expect(rows.map(tagsOf)).toEqual(['TH TH TH', ...Array(90).fill('TH TD TD'), ...Array(3).fill('TH TD')]);
    const { pages } = await readPdf(pdf);
    const label = fill(t.total, { currency: 'USD' });
    const pageOfTotals = pages.find((page) => page.includes(label)) ?? '';
    expect(pageOfTotals.slice(0, pageOfTotals.indexOf(label))).toContain(rows[90]?.text);
    for (const page of pages.slice(1, 3)) expect(page.startsWith(rows[0]?.text ?? '')).toBe(true);
  });

  test('a quote with one line is a page, and says whose amounts they are', async () => {
    const t = quoteStringsIn(locale).document;
    const pdf = await renderQuote({ document: madeUpQuote(locale), company, strings: t });
    const { pages, title, language } = await readPdf(pdf);
    expect(pages).toHaveLength(1);
    expect({ title, language }).toEqual({
      title: `${fill(t.title, { reference: 'RR-7K3M9Q' })}, ${company.name}`,
      language: `(${documentLanguageOf(locale)})`,
    });
    // The offer, the charge and the total.
    const amount = amountText(locale, { amount: 287_810, currency: 'USD' });
    expect(pages[0]?.split(amount)).toHaveLength(4);
  });

  test('a usual quote with its parties is one page, dated in its head, and says where to accept it', async () => {
    const t = quoteStringsIn(locale).document;
    const made = madeUpQuote(locale, { lines: 7 });
    const usual = {
      ...made,
      customer: {
        ...made.customer,
        taxKind: 'rfc',
        taxNumber: 'ABC010203AB1',
        address: 'Carrera 3 # 35-12\nCartagena',
      },
      offeredBy: {
        legalName: company.legalName,
        address: '5100 Westheimer Rd\nHouston, TX 77056',
        fmcOti: '',
      },
      quote: { ...made.quote, version: 2 as const },
    };
    const { pages, title } = await readPdf(await renderQuote({ document: usual, company, strings: t }));
    expect(pages.slice(1)).toEqual([]);
    expect(title).toBe(`${quoteTitle(usual, company, t)}, ${company.name}`);
    expect(title).toContain('2026');
    expect(pages[0]).toContain(`${new URL(company.website).host}${localPath('/track', locale)}`);
  });
});
