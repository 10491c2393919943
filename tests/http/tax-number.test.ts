import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { postForm } from '../support/post-form.ts';

const site = inject('siteOrigin');
const fields = { products: 'Coffee', taxKind: 'nit', taxNumber: '800197268-5' };

test.each(locales)('a wrong check digit is kept and marked on pages without scripts: %s', async (locale) => {
  const email = `${randomUUID()}@shipper.example`;
  const problem = labelsIn(locale).taxProblems['check-digit'].nit;
  const path = localPath('/clientbriefform', locale);
  const refused = await postForm(site, path, { ...fields, email: 'nobody' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(problem);

  const receiptOf = async (form: typeof fields) => {
    const sent = await postForm(site, path, { ...form, email });
    expect(sent.status).toBe(303);
    return (await fetch(site + sent.headers.get('location'))).text();
  };
  const receipt = await receiptOf(fields);
  expect(receipt).toContain(problem);
  expect(receipt).toContain('800197268-5');
  const right = { ...fields, taxNumber: '800197268-4', products: 'Tea' };
  expect(await receiptOf(right)).not.toContain(problem);
});
