import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import type { CompanyBrand } from '#platform/brand/brand.ts';
import { plainDrawing } from '#platform/brand/drawing.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { ComposedEmail } from '#platform/mail/composed-email.ts';
import type { EmailName, EmailProps } from '#platform/mail/emails.ts';
import { mostLogoBytes } from '#platform/mail/logo-pictures.ts';
import { messageOf } from '#platform/mail/transport.ts';
import { composeEmail } from './compose-email.ts';

type LeadEmailProps = EmailProps<'lead-acknowledgement'>;

const deps = { locale: defaultLocale, company, appUrl: 'https://site.example' };

const answers = {
  clientName: 'Ana Ruiz',
  brandName: 'Café de Altura',
  address: '',
  phone: '+52 229 555 0100',
  email: 'ana@shipper.example',
  products: 'Green coffee\n  20 bags of 69 kg',
  productOrigin: 'Coatepec',
  objective: '',
  productToExport: 'To Houston <b>fast</b>',
  referenceNumber: 'PO-77',
};

const request: LeadEmailProps = {
  id: 'lead-1',
  email: 'ana@shipper.example',
  lead: { kind: 'rate-request', answers },
  reference: 'RR-7K3M9Q',
  secret: 'a-secret',
  folder: 'inbox',
  // Friday afternoon, so the answer is due on Monday.
  receivedAt: Date.parse('2026-11-20T23:30:00Z'),
  dueAt: Date.parse('2026-11-23T23:00:00Z'),
};

const message: LeadEmailProps = {
  ...request,
  reference: 'CM-7K3M9Q',
  lead: {
    kind: 'contact-message',
    answers: { name: 'Ana Ruiz', email: 'ana@shipper.example', subject: 'A question', message: 'When?' },
  },
};

const feedback = {
  name: 'Ana Ruiz',
  rating: 9,
  comments: 'Good <i>work</i>',
  folder: 'inbox' as const,
  reference: 'FB-7K3M9Q',
  receivedAt: request.receivedAt,
};

const due = 'Mon, Nov 23, 6 PM Eastern (5 PM Central)';

function withName(clientName: string): LeadEmailProps {
  return { ...request, lead: { kind: 'rate-request', answers: { ...answers, clientName } } };
}

const lineEnds = ({ html, text }: ComposedEmail) => ({
  html: html.match(/<br/g)?.length ?? 0,
  text: text.split('\n').length,
});

test('a mail of a hundred thousand line ends holds no more than two blank lines on end', async () => {
  const withLines = (products: string): LeadEmailProps => ({
    ...request,
    lead: { kind: 'rate-request', answers: { ...answers, products } },
  });
  const usual = lineEnds(await composeEmail('lead-for-desk', withLines('first\n\n\nlast'), deps));
  const mail = await composeEmail('lead-for-desk', withLines(`first${'\n'.repeat(100_000)}last`), deps);
  expect(lineEnds(mail)).toEqual(usual);
  expect(mail.text).toMatch(/first\n\n\nlast/);
});

test.each([
  [
    'to the desk leads there',
    'lead-for-desk',
    { ...message, withAnswers: true },
    'Shortened here. The full text is at the desk.',
  ],
  [
    'to a customer leads to the page of the request',
    'lead-acknowledgement',
    { ...message, withAnswers: true },
    'Shortened here. The full text is on the page of your request, linked in this e-mail.',
  ],
] as const)('the 401st line of a text is not in a mail, which %s', async (_, name, props, elsewhere) => {
  const compose = (lines: number) => {
    const text = Array.from({ length: lines }, (_, index) => `line ${index + 1} of ${lines}`).join('\n');
    const lead = { kind: 'contact-message', answers: { ...message.lead.answers, message: text } };
    return composeEmail(name, { ...props, lead } as LeadEmailProps, deps);
  };
  const whole = await compose(400);
  expect(whole.text).toContain('line 400 of 400');
  expect(whole.text).not.toContain(elsewhere);
  const cut = await compose(401);
  expect(lineEnds(cut)).toEqual(lineEnds(whole));
  expect(cut.text).toContain(`line 399 of 401\n${elsewhere}`);
  expect(cut.html).not.toContain('line 400 of');
});

test('a reply to a customer holds every line, which stand nowhere else for its reader', async () => {
  const body = Array.from({ length: 500 }, (_, index) => `line ${index + 1}`).join('\n');
  const reply = {
    address: 'ana@shipper.example',
    reference: 'RR-7K3M9Q',
    subject: 'Rate',
    body,
  };
  const { text } = await composeEmail('lead-reply', { ...reply, secret: 's' }, deps);
  expect(text.match(/^line \d+$/gm)).toHaveLength(500);
});

async function overTheWire(mail: ComposedEmail) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: raw } = await composer.sendMail(messageOf({ ...mail, messageId: 'an-id' }));
  return { raw: String(raw), parsed: await PostalMime.parse(raw as Buffer) };
}

test('the desk reads every answer and when it is due, and is led to the request', async () => {
  const mail = await composeEmail('lead-for-desk', { ...request, id: 'lead-1' }, deps);
  // A reply would pass the desk by, and the timer would go on.
  expect(mail).not.toHaveProperty('replyTo');
  const [firstLink] = mail.html.match(/<a\s[^>]*href="([^"]*)"/) ?? [];
  expect(firstLink).toContain('https://site.example/desk/requests/lead-1');
  expect(mail).toMatchObject({
    from: { name: company.name, address: company.email.noReply },
    to: { address: company.email.rates },
    subject: 'RR-7K3M9Q: To Houston <b>fast</b> · due Mon, Nov 23, 6 PM Eastern',
  });
  for (const answer of Object.values(answers)) expect(mail.text).toContain(answer);
  expect(mail.text).toContain(`Answer due: ${due}`);
  expect(mail.text).toContain('Rate request from Ana Ruiz');
  expect(mail.html).toContain('href="mailto:ana@shipper.example?subject=RR-7K3M9Q"');
  // An answer that was not given takes no row.
  expect(mail.text).not.toMatch(/^Address:/m);
  expect(mail.text).toContain('Received: Fri, Nov 20, 6:30 PM Eastern (5:30 PM Central)');
});

test('a contact message goes to the contact address', async () => {
  const mail = await composeEmail('lead-for-desk', message, deps);
  expect(mail).toMatchObject({
    to: { address: company.email.contact },
    subject: 'CM-7K3M9Q: A question · due Mon, Nov 23, 6 PM Eastern',
  });
  expect(mail.text).toContain('When?');
});

test('a spam submission says so in subject and body', async () => {
  const mail = await composeEmail('lead-for-desk', { ...request, folder: 'spam' }, deps);
  expect(mail.subject).toMatch(/^\[Spam\] RR-7K3M9Q/);
  expect(mail.text).toMatch(/spam folder/);
});

test.each([
  ['pt', { shipment: { version: 1, from: { text: 'Campinas, São Paulo, BR' } } }, '20h, horário de Brasília'],
  [
    'es',
    { shipment: { version: 1, to: { text: 'Guadalajara, Jalisco, MX (MXGDL)' } } },
    '17:00, hora estándar central',
  ],
  ['es', { phone: '+57 300 123 4567' }, '18:00, hora de Colombia'],
  ['es', { phone: '+52 33 1234 5678' }, '17:00, hora central'],
] as const)(
  'the acknowledgement promises an hour on its sender’s clock: %s, %j',
  async (locale, known, own) => {
    const lead = { kind: 'rate-request' as const, answers: { products: 'Coffee', ...known } };
    const { text } = await composeEmail('lead-acknowledgement', { ...request, lead }, { ...deps, locale });
    expect(text.replace(/\s+/g, ' ')).toContain(`(${own})`);
  },
);

test('without an e-mail address the desk is asked to call', async () => {
  const lead = { kind: 'rate-request' as const, answers: { ...answers, email: '' } };
  const { text } = await composeEmail('lead-for-desk', { ...request, email: '', lead }, deps);
  expect(text).toContain('gave no e-mail address');
});

test('the acknowledgement holds the reference, the moment and the status page, and nothing that was typed', async () => {
  const mail = await composeEmail('lead-acknowledgement', request, deps);
  expect(mail).toMatchObject({
    to: { name: '', address: 'ana@shipper.example' },
    subject: 'We have your rate request (RR-7K3M9Q)',
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  });
  for (const fact of [
    'RR-7K3M9Q',
    due,
    'https://site.example/requests/a-secret',
    company.phone,
    'https://site.example/requests/a-secret#message',
  ]) {
    expect(mail.text).toContain(fact);
    expect(mail.html).toContain(fact);
  }
  for (const typed of Object.values(answers).filter(Boolean)) expect(mail.text).not.toContain(typed);
  expect((await composeEmail('lead-acknowledgement', message, deps)).subject).toBe(
    'We have your message (CM-7K3M9Q)',
  );
});

test('the acknowledgement to a confirmed address repeats what was sent', async () => {
  const { text } = await composeEmail('lead-acknowledgement', { ...request, withAnswers: true }, deps);
  expect(text).toContain('Green coffee\n  20 bags of 69 kg');
});

test('feedback names the mark', async () => {
  const mail = await composeEmail('feedback-for-desk', feedback, deps);
  expect(mail).toMatchObject({
    to: { address: company.email.contact },
    subject: 'FB-7K3M9Q: 9 of 10 from Ana Ruiz',
  });
  expect(mail.text).toContain('Good <i>work</i>');
  expect(mail.html).toContain('Good &lt;i&gt;work&lt;/i&gt;');
});

test('what a visitor typed is text, never markup', async () => {
  for (const name of ['lead-for-desk', 'lead-acknowledgement'] as const) {
    const typed = { ...withName('<script>alert(1)</script>"\'&amp;\u0007'), withAnswers: true };
    const mail = await composeEmail(name, typed, deps);
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;amp;');
    expect(mail.html).not.toContain('\u0007');
    expect(mail.html).toContain('To Houston &lt;b&gt;fast&lt;/b&gt;');
    expect(mail.text).toContain('<script>alert(1)</script>');
  }
});

test('a name cannot add a header or a recipient', async () => {
  const evil = 'Ana\r\nBcc: victim@other.example\u2028\u202E, <second@other.example>';
  const desk = await overTheWire(await composeEmail('lead-for-desk', withName(evil), deps));
  const acknowledgement = await overTheWire(await composeEmail('lead-acknowledgement', withName(evil), deps));
  for (const { raw, parsed } of [desk, acknowledgement]) {
    expect(parsed.bcc ?? []).toEqual([]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
    expect(parsed.to).toHaveLength(1);
    expect(parsed.replyTo ?? []).not.toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('Ana') }),
    );
  }
  expect(desk.parsed.subject).not.toMatch(/\p{Cf}|\p{Cc}/u);
  const headersOfAcknowledgement = acknowledgement.parsed.headers.map(({ value }) => value).join('\n');
  expect(headersOfAcknowledgement).not.toMatch(/Ana|victim|second@/);
});

test('an address that holds a comma is one recipient', async () => {
  const lead = { kind: 'rate-request' as const, answers: { ...answers, email: 'a@b.example,victim' } };
  const { raw } = await overTheWire(await composeEmail('lead-acknowledgement', { ...request, lead }, deps));
  expect((await PostalMime.parse(raw)).to?.filter(({ address }) => address === 'a@b.example')).toEqual([]);
});

test('a long text is cut in the subject', async () => {
  const lead = { kind: 'rate-request' as const, answers: { ...answers, productToExport: '🚢'.repeat(300) } };
  const mail = await composeEmail('lead-for-desk', { ...request, lead }, deps);
  const [, subject = ''] = /^RR-7K3M9Q: (.*) · due/u.exec(mail.subject) ?? [];
  expect(Array.from(subject)).toHaveLength(60);
});

test('an unknown name is refused', async () => {
  await expect(composeEmail('constructor' as EmailName, request as never, deps)).rejects.toThrow('no e-mail');
});

test('the dark rules arrive unescaped', async () => {
  const { html } = await composeEmail('feedback-for-desk', feedback, deps);
  const style = html.match(/<style>(.*?)<\/style>/s)?.[1];
  expect(style).toMatch(/prefers-color-scheme: dark/);
  expect(style).not.toContain('&');
});

describe('the logo', () => {
  const file = { digest: '0'.repeat(64), type: 'png', width: 400, height: 100 } as const;
  const png = sharp({ create: { width: 400, height: 100, channels: 4, background: '#0f766e' } })
    .png()
    .toBuffer();
  const shownIn = async (brand: Partial<CompanyBrand>) => {
    const branded = { ...company, brand: { ...company.brand, ...brand } };
    const { html, pictures = [] } = await composeEmail('feedback-for-desk', feedback, {
      ...deps,
      company: branded,
    });
    const images = [...html.matchAll(/src="cid:([^"]+)"[^>]*? width="(\d+)" height="(\d+)"/g)];
    expect(html.match(/<img/g)).toHaveLength(images.length);
    return Promise.all(
      images.map(async ([, id, width, height]) => {
        const content = pictures.find((picture) => picture.id === id)?.content ?? new Uint8Array();
        // A reply brings it back, and is not to have it as an attachment.
        expect(content.length).toBeLessThan(10_000);
        const drawn = await sharp(content).metadata();
        expect([drawn.width, drawn.height]).toEqual([2 * Number(width), 2 * Number(height)]);
        return `${id} ${width} ${height}`;
      }),
    );
  };

  const mailOf = (brand: Partial<CompanyBrand>) =>
    composeEmail('feedback-for-desk', feedback, {
      ...deps,
      company: { ...company, brand: { ...company.brand, ...brand } },
    });

  test('has less than the bytes of a picture that a reply keeps, however colorful it is', async () => {
    const [width, height] = [1600, 480];
    const noise = Uint8Array.from({ length: 4 * width * height }, (_, at) => (at * 2_654_435_761) >>> 13);
    const logoPng = await sharp(noise, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const logo = { digest: 'a'.repeat(64), type: 'png', width, height } as const;
    const { pictures, logoFailure } = await mailOf({ logo, logoPng });
    expect(logoFailure).toBeUndefined();
    expect(pictures).toHaveLength(1);
    for (const { content } of pictures ?? []) expect(content.length).toBeLessThan(mostLogoBytes);
  });

  test('that cannot be drawn is left out: the mail has the name, and says why', async () => {
    const paths = plainDrawing.paths.map((path) => ({ ...path, d: '<' }));
    const mail = await mailOf({ logo: null, drawing: { ...plainDrawing, paths } });
    expect(mail.logoFailure).toMatch(/\w/);
    expect(mail.pictures).toBeUndefined();
    expect(mail.html).not.toMatch(/cid:|<img/);
    expect(mail.html).toContain(`>${company.name}</p>`);
  });

  test('is within the mail, drawn for light and for dark grounds', async () => {
    expect(await shownIn({})).toEqual([
      expect.stringMatching(/^logo@site /),
      expect.stringMatching(/^logo-on-dark@site /),
    ]);
  });

  test('has its own proportions on each ground', async () => {
    const onDark = { logoOnDark: file, logoOnDarkPng: await png };
    expect(await shownIn({ ...onDark, drawing: plainDrawing })).toEqual([
      'logo@site 28 28',
      'logo-on-dark@site 112 28',
    ]);
  });

  test('is one picture where one logo was uploaded', async () => {
    expect(await shownIn({ logo: file, logoPng: await png })).toEqual(['logo@site 112 28']);
  });
});

test('a message of files alone says how many were sent', async () => {
  const { text } = await composeEmail(
    'lead-message',
    {
      to: null,
      kind: 'rate-request',
      leadId: 'lead-1',
      reference: 'RR-7K3M9Q',
      name: 'Ana',
      from: '',
      text: '',
      files: ['invoice.pdf', 'packing-list.xlsx'],
      dueAt: 0,
      references: [],
    },
    deps,
  );
  expect(text).toContain('Sent 2 files.');
});

test('the acknowledgement of a mail answers it', async () => {
  const { headers } = await composeEmail(
    'lead-acknowledgement',
    { ...request, references: ['<question@example.com>'] },
    deps,
  );
  expect(headers).toMatchObject({
    'In-Reply-To': '<question@example.com>',
    References: '<question@example.com>',
  });
});
