import { expect, test } from 'vitest';
import { describeAnswers } from './describe-answers.ts';
import { rateRequestInput } from './lead-forms.ts';

test('a tax number is kept as it was typed, and an unknown kind of it is none', () => {
  const typed = { taxKind: 'rfc', taxNumber: ' gode 561231 GR9 ' };
  expect(rateRequestInput.parse(typed)).toMatchObject({ taxKind: 'rfc', taxNumber: 'gode 561231 GR9' });
  expect(rateRequestInput.parse({ ...typed, taxKind: 'vat' }).taxKind).toBe('');
});

test('the desk reads what to compare beside a number that cannot be right, its sender does not', () => {
  const shown = (taxNumber: string, isForDesk: boolean) =>
    describeAnswers({ kind: 'rate-request', answers: { taxKind: 'rfc', taxNumber } }, 'en', { isForDesk })
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'taxNumber')?.value;
  expect(shown('GODE561231GR9', true)).toMatch(/^GODE561231GR9\n.*check digit/);
  expect(shown('GODE561231GR9', false)).toBe('GODE561231GR9');
  expect(shown('GODE561231GR8', true)).toBe('GODE561231GR8');
});
