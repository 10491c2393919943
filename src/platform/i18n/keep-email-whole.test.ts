import { expect, test } from 'vitest';
import { shipmentsStringsIn } from '#features/shipments/strings.ts';
import { keepEmailWhole } from './keep-email-whole.ts';

test('“e-mail” stays on one line in a text, not where a label or a description begins', () => {
  const joined = 'Um e-\u2060mail e nossos e-\u2060mails';
  const text = { meta: { title: 'Um e-mail' }, label: 'E-mail', list: ['Um e-mail e nossos e-mails'] };
  expect(keepEmailWhole(text)).toEqual({ ...text, list: [joined] });
});

test.each(['en', 'pt'] as const)('“e-mail” stays on one line on the pages of %s', (locale) => {
  expect(shipmentsStringsIn(locale).track.text).toMatch(/ e-\u2060mail/);
});
