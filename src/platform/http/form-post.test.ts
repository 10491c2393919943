import { expect, test } from 'vitest';
import { fieldsOf, formDataOf } from './form-post.ts';

function post(body: BodyInit): Request {
  return new Request('http://localhost', { method: 'POST', body });
}

test('what no database can hold is left out of a posted form, and nothing else', async () => {
  const posted = new FormData();
  posted.append('text', 'Call\0 Ana\r\nby noon');
  posted.append('lead', 'a 1');
  posted.append('lead', 'b 2\0');
  posted.append('document', new File(['\0'], 'form.pdf'));
  const form = await formDataOf(post(posted));
  expect([...form].slice(0, 3)).toEqual([
    ['text', 'Call Ana\r\nby noon'],
    ['lead', 'a 1'],
    ['lead', 'b 2'],
  ]);
  expect(form.get('document')).toMatchObject({ name: 'form.pdf', size: 1 });
});

test('an id with a NUL is the id without it', async () => {
  expect(await fieldsOf(post(new URLSearchParams('intent=device&id=%00x')))).toEqual({
    intent: 'device',
    id: 'x',
  });
});

test('a body that is no form is answered 415', async () => {
  await expect(fieldsOf(post('{}'))).rejects.toMatchObject({ init: { status: 415 } });
});
