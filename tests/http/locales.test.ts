import { expect, inject, test } from 'vitest';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { documentLanguageOf, type Locale, locales, localPath } from '#platform/i18n/locale.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { readMailsTo } from '../support/read-mails.ts';
import { signUpAt } from '../support/sign-up-at.ts';

const site = inject('siteOrigin');

const postTo = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site + path, { method: 'POST', body, headers, redirect: 'manual' });

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields);

const languageIn = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];

test.each([
  ['/aboutus', 'en'],
  ['/es', 'es'],
  ['/es/contactus', 'es'],
  ['/pt', 'pt-BR'],
  ['/pt/track', 'pt-BR'],
  ['/desk/signin', 'en'],
])('%s says that it is written in %s', async (path, language) => {
  const response = await fetch(site + path);
  expect(response.status).toBe(200);
  expect(languageIn(await response.text())).toBe(language);
});

test.each([
  ['/fr', 'en'],
  ['/es/nonsense', 'es'],
  ['/pt/services/nonsense', 'pt'],
  ['/pt/requests/nonsense', 'pt'],
  ['/es/desk', 'es'],
] as const)('%s is missing, in the language of its address', async (path, locale) => {
  const response = await fetch(site + path, { redirect: 'manual' });
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(languageIn(html)).toBe(documentLanguageOf(locale));
  expect(html).toContain(siteStringsIn(locale).errors.notFound.title);
});

test.each(['/es/', '/es/aboutus/', '/pt/contactus/', '/ES/aboutus', '/Pt/ContactUs'])(
  '%s leads to a page of its locale',
  async (path) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(200);
    const locale = path.slice(1, 3).toLowerCase() as Locale;
    expect(languageIn(await response.text())).toBe(documentLanguageOf(locale));
  },
);

test.each(locales)('what no page answers is refused in the language of the address: %s', async (locale) => {
  const { refusals } = messagesIn(locale);
  const path = localPath('/contactus', locale);
  const foreign = await postTo(path, formOf({ email: 'a@b.example' }), { Origin: 'https://other.example' });
  expect([foreign.status, await foreign.text()]).toEqual([403, refusals.foreignForm]);
  const large = await postTo(path, formOf({ message: 'x'.repeat(1_100_000) }));
  expect([large.status, await large.text()]).toEqual([413, refusals.tooLarge]);
  const long = await fetch(`${site}${path}/${'x'.repeat(2_100)}`);
  expect([long.status, await long.text()]).toEqual([414, refusals.addressTooLong]);
  const broken = await fetch(`${site}${path}/%00`);
  expect([broken.status, await broken.text()]).toEqual([404, refusals.nothingHere]);
});

test.each(locales)('a form is refused, and acknowledged, in the language of its page: %s', async (locale) => {
  const path = localPath('/contactus', locale);
  const refused = await postTo(path, formOf({ email: 'nobody' }));
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(languageIn(html)).toBe(documentLanguageOf(locale));
  expect(html).toContain(messagesIn(locale).fields.email);
  const accepted = await postTo(
    path,
    formOf({
      name: 'Ana',
      email: `ana.${locale}@shipper.example`,
      subject: 'Cargo',
      message: 'Hello',
      terms: 'on',
    }),
  );
  expect(accepted.status).toBe(303);
  expect(accepted.headers.get('location')).toMatch(
    new RegExp(`^${localPath('/requests', locale)}/[\\w-]+\\?sent=`),
  );
});

test.each(locales)('a visitor signs in and comes back to the page they wanted: %s', async (locale) => {
  const wanted = localPath('/kyc', locale);
  const sent = await fetch(site + wanted, { redirect: 'manual' });
  const signIn = `${localPath('/signin', locale)}?to=%2Fkyc`;
  expect([sent.status, sent.headers.get('location')]).toEqual([302, signIn]);
  const cookie = await signUpAt(site);
  for (const [address, target] of [
    [signIn, wanted],
    [localPath('/signin', locale), localPath('/profile', locale)],
    [localPath('/signin?to=%2Fpt%2Fkyc', locale), wanted],
  ] as const) {
    const back = await fetch(site + address, { headers: { Cookie: cookie }, redirect: 'manual' });
    expect(back.headers.get('location')).toBe(target);
  }
});

/** The newest mail to an address that the server has kept as a file; waits until there is one. */
async function mailTo(address: string) {
  const find = async () => (await readMailsTo(address, inject('siteDataDir'))).at(-1);
  await expect.poll(find).toBeDefined();
  const mail = await find();
  return `${mail?.subject} ${mail?.html}`;
}

test.each(locales)('mails are in the language of the page, and link to it: %s', async (locale) => {
  const email = `brief.${locale}@shipper.example`;
  const sent = await postTo(localPath('/clientbriefform', locale), formOf({ email, clientName: 'Ana' }));
  expect(sent.status).toBe(303);
  const mail = await mailTo(email);
  expect(mail).toContain(`lang="${documentLanguageOf(locale)}"`);
  expect(mail).toContain(`href="${site}${localPath('/requests/', locale)}`);
  expect(mail).toContain(leadMailStringsIn(locale).leadAcknowledgement.status);

  const account = `account.${locale}@shipper.example`;
  const form = { fullname: 'Ana', username: account, password: 'correct horse battery staple 9' };
  const opened = await postTo(localPath('/signup', locale), formOf(form));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, localPath('/profile', locale)]);
  expect(await mailTo(account)).toContain(`href="${site}${localPath('/verifyemail', locale)}?token=`);
});
