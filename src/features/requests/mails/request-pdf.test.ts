import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import type { Database } from '#platform/db/open-database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { EmailProps } from '#platform/mail/emails.ts';
import { listMailsAbout } from '#platform/mail/list-mails.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { outboxBench } from '#tests/support/outbox.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { type SmtpListener, startSmtpListener } from '#tests/support/smtp-listener.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

const answers = {
  clientName: 'Ana Ruiz Łódź',
  brandName: 'Café Ñandú',
  address: 'Calle 12 #34-56, Bogotá',
  phone: '+57 1 234 5678',
  email: 'ana@shipper.example',
  products: 'Green coffee\n  20 bags of 69 kg',
  productOrigin: 'Huila',
  objective: 'A rate to Houston',
  productToExport: 'Roasted coffee',
  referenceNumber: 'PO-118',
};

const request: EmailProps<'lead-acknowledgement'> = {
  id: 'lead-1',
  lead: { kind: 'rate-request', answers },
  email: 'ana@shipper.example',
  reference: 'RR-7K3M9Q',
  secret: 'the-secret-of-the-link',
  folder: 'inbox',
  receivedAt: Date.parse('2026-11-20T23:30:00Z'),
  dueAt: Date.parse('2026-11-23T23:00:00Z'),
  withAnswers: true,
};

const compose = (props: EmailProps<'lead-acknowledgement'>) =>
  composeEmail('lead-acknowledgement', props, {
    locale: defaultLocale,
    company,
    appUrl: 'https://site.example',
  });

async function pdfOf(products: string) {
  const lead = { kind: 'rate-request' as const, answers: { ...answers, products } };
  const { attachments = [] } = await compose({ ...request, lead });
  return readPdf(attachments[0]?.content ?? new Uint8Array());
}

describe('the PDF of a rate request', () => {
  test('has a title, a language, the reference, every answer, the promised hour and how to reach the company', async () => {
    const { attachments, text } = await compose(request);
    expect(attachments).toEqual([
      { name: 'RR-7K3M9Q.pdf', type: 'application/pdf', content: expect.any(Uint8Array) },
    ]);
    expect(text).toContain('attached as a PDF');
    const pdf = await readPdf(attachments?.[0]?.content ?? new Uint8Array());
    expect(pdf).toMatchObject({ title: `Rate request RR-7K3M9Q, ${company.name}`, language: '(en)' });
    expect(pdf.pages).toHaveLength(1);
    for (const part of [
      ...Object.values({ ...answers, products: 'Green coffee' }),
      'Mon, Nov 23, 6 PM Eastern (6 PM Colombia)',
      company.phone,
      company.email.rates,
      company.address.street,
    ])
      expect(pdf.pages[0]).toContain(part);
    // It may be passed on, and the link lets its reader change the request.
    expect(pdf.pages[0]).not.toContain(request.secret);
  });

  test('is the same file at every attempt', async () => {
    const [first, second] = [await compose(request), await compose(request)];
    expect(Buffer.compare(contentOf(first), contentOf(second))).toBe(0);
  });

  test('goes on over pages, and says where the rest of a very long text is', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `pallet ${index}.`).join('\n');
    const whole = await pdfOf(lines(60));
    expect(whole.pages).toHaveLength(2);
    expect(whole.pages.join('')).toContain('pallet 59.');
    const cut = (await pdfOf(lines(6000))).pages.join('');
    expect(cut).toContain('pallet 100.');
    expect(cut).not.toContain('pallet 200.');
    expect(cut).toContain('Shortened here.');
  });

  test('embeds a font once, however often a text changes between two', async () => {
    const lead = { kind: 'rate-request' as const, answers: { ...answers, products: 'ş e Ł '.repeat(500) } };
    expect(contentOf(await compose({ ...request, lead })).byteLength).toBeLessThan(40_000);
  });

  test('is made of answers that are all as long as they may be', async () => {
    const long = Object.fromEntries(Object.keys(answers).map((name) => [name, 'Ş W '.repeat(12_500)]));
    const mail = await compose({ ...request, lead: { kind: 'rate-request', answers: long } });
    expect(mail.attachmentFailure).toBeUndefined();
    expect(contentOf(mail).byteLength).toBeLessThan(100_000);
  });

  test('says of characters that cannot be drawn where they can be read', async () => {
    const { pages } = await pdfOf('Tea 茶, Łódź, m³, 👩‍👩‍👧\u0007');
    expect(pages[0]).toContain('Tea ?, Łódź, m³, ?');
    expect(pages[0]).toContain('has the text as you wrote it');
  });

  test.each([
    ['an address that its owner has not confirmed', { ...request, withAnswers: false }],
    ['a message', { ...request, lead: { kind: 'contact-message', answers } }],
  ] as const)('is not made for %s', async (_, props) => {
    const mail = await compose(props);
    expect(mail).not.toHaveProperty('attachments');
    expect(mail.text).not.toContain('attached');
  });
});

const contentOf = ({ attachments }: Awaited<ReturnType<typeof compose>>) =>
  attachments?.[0]?.content ?? new Uint8Array();

const renderer = '../pdf/rate-request.tsx';
afterEach(() => {
  vi.doUnmock(renderer);
});

describe('an attachment', () => {
  test.each([
    ['cannot be made', async () => Promise.reject(new Error('The font is gone.')), 'The font is gone.'],
    ['is larger than mail servers take', async () => Buffer.alloc(5_000_001), '5000001 bytes'],
  ])('that %s is left out, and the mail does not announce it', async (_, renderRateRequest, message) => {
    vi.doMock(renderer, () => ({ renderRateRequest }));
    const mail = await compose(request);
    expect(mail).not.toHaveProperty('attachments');
    expect(mail.attachmentFailure).toContain(message);
    expect(mail.text).toContain('Café Ñandú');
    expect(mail.text).not.toContain('attached');
  });
});

/** Attachments that a mail program lists, without the pictures of the mail itself. */
const filesOf = (mail: SmtpListener['received'][number] | undefined) =>
  (mail?.parsed.attachments ?? []).filter(({ related }) => !related);

describeOnDatabase('the acknowledgement of a rate request', (open) => {
  const bench = outboxBench();
  let listener: SmtpListener;
  beforeEach(async () => {
    listener = await startSmtpListener();
  });
  afterEach(() => listener.stop());

  async function deliver(database: Database) {
    await enqueueMail(database.db, 'lead-acknowledgement', {
      props: request,
      locale: defaultLocale,
      subjectId: 'lead-1',
      now: bench.now,
    });
    await bench.work(database, bench.smtp(listener)).drain();
    expect(listener.received).toHaveLength(1);
  }

  test('reaches the customer’s mail server with the PDF, which the outbox does not store', async () => {
    const database = await open();
    await deliver(database);
    const attachments = filesOf(listener.received[0]);
    expect(attachments).toMatchObject([
      { filename: 'RR-7K3M9Q.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    const { pages } = await readPdf(attachments[0]?.content as ArrayBuffer);
    expect(pages[0]).toContain('RR-7K3M9Q');
    expect(pages[0]).toContain('Café Ñandú');
    const row = await bench.onlyRow(database.db);
    expect(row.state).toBe('sent');
    expect(row.props).not.toContain('%PDF');
    expect(row.problem).toBeNull();
  });

  test('leaves at the first attempt without a PDF that cannot be made, which log and timeline say', async () => {
    const renderRateRequest = () => Promise.reject(new Error('No glyphs for ana@shipper.example'));
    vi.doMock(renderer, () => ({ renderRateRequest }));
    const database = await open();
    await deliver(database);
    expect(filesOf(listener.received[0])).toEqual([]);
    const row = await bench.onlyRow(database.db);
    const logged = bench.logged.map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        event: 'mail.attachment_failed',
        outboxId: row.id,
        reason: 'Error: No glyphs for [address]',
      }),
    );
    const [mail] = await listMailsAbout(database.db, ['lead-1']);
    expect(mail).toMatchObject({ state: 'sent', problem: 'not-attached', attempts: 1 });
  });
});
