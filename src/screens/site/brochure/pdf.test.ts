import { buffer } from 'node:stream/consumers';
import { PDFCheckBox, PDFDocument, PDFHexString, PDFName, PDFString, PDFTextField } from 'pdf-lib';
import { expect, test } from 'vitest';
import { kycAnswers, kycFields, optionId } from '#features/kyc/kyc-answers.ts';
import { drawKycForm } from '#features/kyc/pdf/draw-kyc-form.tsx';
import { kycTexts } from '#features/kyc/strings/en/kyc-texts.ts';
import { kycStringsIn } from '#features/kyc/strings.ts';
import { services } from '#features/services/service.ts';
import { servicesStringsIn } from '#features/services/strings.ts';
import { company, lanes, offices, sample } from '#features/settings/sample-company.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { printable, printableText, withoutWidow } from '#platform/pdf/printable.ts';
import { TaggedDocument } from '#platform/pdf/tagged-document.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { siteStringsIn } from '../strings.ts';
import { drawBrochure } from './draw-brochure.tsx';

async function read(draw: (locale: Locale) => Promise<Uint8Array>) {
  const bytes = Buffer.from(await draw('en'));
  const text = bytes.toString('latin1');
  return { bytes, text, pages: text.match(/\/Type \/Page$/gm)?.length };
}

test('the brochure is eight pages of US Letter, that of the map on its side, and no more than 1 MB', async () => {
  const { bytes, text, pages } = await read(drawBrochure);
  expect(text).toMatch(/^%PDF-1\.\d/);
  expect(text.match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(7);
  expect(text.match(/\/MediaBox \[0 0 792 612\]/g)).toHaveLength(1);
  expect(pages).toBe(8);
  expect(bytes.length).toBeLessThan(1_000_000);
});

test('the brochure has the lanes with their days, and links to every way to reach the company', async () => {
  const { bytes, text } = await read(drawBrochure);
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ title: expect.stringContaining(company.name), language: '(en)' });
  const map = pdf.pages[6] ?? '';
  for (const { to, transitDays } of lanes) {
    const days = transitDays.join('–');
    // On the map and in the table.
    expect(map.split(days).length - 1, `${to.name} ${days}`).toBeGreaterThanOrEqual(2);
    expect(map).toContain(to.code);
  }
  expect(pdf.pages[2]).toContain('600 kg charged');
  const links = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri);
  for (const start of [
    telephoneUrl(company.phone),
    `https://wa.me/${company.whatsapp}?text=`,
    `mailto:${company.email.rates}`,
    company.website,
    `${company.website}/clientbriefform`,
  ])
    expect(links).toContainEqual(expect.stringContaining(start));
});

test.each(locales)('the last page has a second office, too, in %s', async (locale) => {
  const second = { ...company, address: { ...company.address, city: 'Laredo', street: '9 Example Bridge' } };
  const settings = { ...sample, offices: [...sample.offices, { ...offices[0], ...second }] } as Settings;
  const { pages } = await readPdf(await withSettings(settings, () => drawBrochure(locale)));
  expect(pages).toHaveLength(8);
  expect(pages[7]).toContain('9 Example Bridge');
  expect(pages[7]).toMatch(new RegExp(`${company.name}$`));
});

test.each(locales)(
  'long facts of a company stay on the last page, whose addresses are those of %s',
  async (locale) => {
    const email = {
      ...company.email,
      contact: 'information.department@lagos-harbour-freight-services.example',
      rates: 'rate.requests.department@lagos-harbour-freight-services.example',
    };
    const address = {
      ...company.address,
      street: '14 Creek Road Terminal Building, Fourth Floor, Suite 402',
    };
    const settings = {
      ...sample,
      services: ['sea-freight'],
      company: { ...company, email, address, website: 'https://lagos-harbour-freight-services.example' },
    } as Settings;
    const bytes = await withSettings(settings, () => drawBrochure(locale));
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(5);
    expect(pages[4]).toContain('14 Creek Road');
    const path = locale === 'en' ? '' : `/${locale}`;
    const links = [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/URI \(([^)]*)\)/g),
    ].map(([, uri]) => uri);
    expect(links).toContain(`https://lagos-harbour-freight-services.example${path}/clientbriefform`);
    expect(links).toContain(`https://lagos-harbour-freight-services.example${path || '/'}`);
  },
);

test.each(locales)('every sign of the brochure and the KYC form can be drawn in %s', (locale) => {
  const { services: strings, plates } = servicesStringsIn(locale);
  const { brochure, layout } = siteStringsIn(locale);
  const { kycForm, kycTexts: texts } = kycStringsIn(locale);
  const said = services.flatMap((service) => {
    const { title, heading, lead, facts } = strings[service];
    return [title, heading, lead, ...facts.flatMap(Object.values)];
  });
  const text = printable(JSON.stringify([said, plates, brochure, layout.hours, lanes, kycForm, texts]));
  const western = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect([...text].filter((sign) => !western.includes(sign) && sign !== '−')).toEqual([]);
});

test('the metadata of a title with an ampersand is well-formed', async () => {
  const document = new TaggedDocument({ info: { Title: 'Vega & Hijos' } });
  document.addPage();
  document.end();
  expect((await buffer(document)).toString('latin1')).toContain('>Vega &amp; Hijos<');
});

test('the last three words of a heading share a line', () => {
  expect(withoutWidow('Carga entre Houston y el mundo')).toBe('Carga entre Houston y\u00a0el\u00a0mundo');
  expect(withoutWidow('Rutas')).toBe('Rutas');
});

test('signs that the font lacks are put in other words', () => {
  expect(printable('40′ box: 67 m³, ≤ 26 t, ≥24% vol')).toBe("40' box: 67 m³, <= 26 t, >=24% vol");
  expect(printable('Houston → Santos')).toBe('Houston – Santos');
});

test('what a person typed loses its control characters, and says whether it could be drawn', () => {
  const canDraw = (character: string) => character <= 'ÿ';
  expect(printableText('Cafe\u0301\u0000\u202e\r\n  40′\t67 m³', canDraw)).toEqual({
    text: "Café\n\u00a0\u00a040'    67 m³",
    isWhole: true,
  });
  expect(printableText('茶 tea 👩‍👩‍👧', canDraw)).toEqual({ text: '? tea ?', isWhole: false });
});

test('the KYC form has a field for every answer, named once, with its question', async () => {
  const { bytes, pages } = await read(drawKycForm);
  expect(pages).toBe(3);
  const { form } = await readForm(bytes);
  const fields = form.getFields().map((field) => ({
    id: nameOf(field),
    question: field.acroField.dict.lookup(PDFName.of('TU'), PDFString, PDFHexString).decodeText(),
  }));
  expect(fields).toEqual(kycAnswers(kycTexts));
});

test('what is typed into the KYC form is drawn in a font that has every letter', async () => {
  const { text } = await read(drawKycForm);
  const fonts = [...text.matchAll(/\/DA \(\/(F\d+) 10 Tf 0 g\)/g)].map(([, font]) => font);
  expect(new Set(fonts).size).toBe(1);
  const reference = new RegExp(`/${fonts[0]} (\\d+) 0 R`).exec(text)?.[1];
  expect(text).toMatch(new RegExp(`\\n${reference} 0 obj\\n<<\\n[^>]*/BaseFont /Helvetica\\n`));
});

async function readForm(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes);
  return { document, form: document.getForm() };
}

/** Field names in the PDF: one check box per option; dots separate sections. */
const expected = kycFields.flatMap((field) => {
  if (field.kind === 'choice') {
    return field.options.map((option) => ({ id: optionId(field.id, option), box: true, lines: false }));
  }
  return [{ id: field.id, box: field.kind === 'checkbox', lines: field.kind === 'prose' }];
});

const nameOf = (field: { getName(): string }) => field.getName().split('.').at(-1) ?? '';

test('the KYC form has a field of the right kind for every answer, and can be filled in, saved and read again', async () => {
  const { document, form } = await readForm((await read(drawKycForm)).bytes);
  const fields = new Map(form.getFields().map((field) => [nameOf(field), field]));
  expect([...fields.keys()]).toEqual(expected.map(({ id }) => id));

  for (const { id, box, lines } of expected) {
    const field = fields.get(id);
    expect(field?.isReadOnly(), id).toBe(false);
    if (box) {
      expect(field, id).toBeInstanceOf(PDFCheckBox);
      expect((field as PDFCheckBox).isChecked(), id).toBe(false);
      (field as PDFCheckBox).check();
    } else {
      expect(field, id).toBeInstanceOf(PDFTextField);
      const text = field as PDFTextField;
      expect([text.isMultiline(), text.getText() ?? ''], id).toEqual([lines, '']);
      text.setText(`Café Ñandú: ${id}`);
    }
  }

  const again = await readForm(await document.save());
  const filled = again.form.getFields().map((field) => ({
    id: nameOf(field),
    answer: field instanceof PDFCheckBox ? field.isChecked() : (field as PDFTextField).getText(),
  }));
  expect(filled).toEqual(expected.map(({ id, box }) => ({ id, answer: box ? true : `Café Ñandú: ${id}` })));
});
