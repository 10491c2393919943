import type { Fetcher } from 'react-router';
import { expect, test } from 'vitest';
import { responseOf } from './response-of.ts';

const idle = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  text: undefined,
  formData: undefined,
  json: undefined,
} as const;
const post = {
  ...idle,
  formMethod: 'POST',
  formAction: '/',
  formEncType: 'application/x-www-form-urlencoded',
  formData: new FormData(),
} as const;

test.each<[Fetcher, string | undefined]>([
  [{ ...idle, state: 'idle', data: 'answer' }, 'answer'],
  [{ ...post, state: 'submitting', data: 'former answer' }, undefined],
  [{ ...post, state: 'loading', data: 'answer' }, 'answer'],
  [{ ...idle, state: 'loading', data: 'former answer' }, undefined],
])('%j has the response %s', (fetcher, response) => {
  expect(responseOf({ ...fetcher, data: fetcher.data })).toBe(response);
});
