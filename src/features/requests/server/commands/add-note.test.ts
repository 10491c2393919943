import { expect, test } from 'vitest';
import { daniel, elena, nameOf } from '#tests/support/desk.ts';
import { mentionsIn } from './add-note.ts';

const andres = {
  id: 'staff-andres',
  name: 'Andrés Villalobos',
  email: 'avilla@x.example',
  role: 'agent',
} as const;
const otherElena = { ...elena, id: 'staff-elena-2', name: 'Elena Marsh', email: 'marsh@x.example' };

test.each([
  ['the whole name', '@Daniel Whitaker, please', [daniel]],
  ['the first name', 'see @daniel.', [daniel]],
  ['without accents', '@andres and @ANDRÉS', [andres]],
  ['the address', '@avilla', [andres]],
  ['a longer word', '@danielle @whitaker', []],
  ['an e-mail address', 'write to x@daniel', []],
])('a mention by %s', (_way, text, expected) => {
  expect(mentionsIn(text, [elena, daniel, andres])).toEqual(expected.map(nameOf));
});

test('of names that begin alike the longest counts', () => {
  const [ada, adaByron] = ['Ada', 'Ada Byron'].map((name, at) => ({
    ...elena,
    id: `${at}`,
    name,
    email: `q${at}@x.example`,
  }));
  if (!ada || !adaByron) throw new Error('Nobody.');
  expect(mentionsIn('@Ada Byron', [ada, adaByron])).toEqual([nameOf(adaByron)]);
  expect(mentionsIn('@Ada, please', [ada, adaByron])).toEqual([nameOf(ada)]);
});

test('however often a note mentions, each name is read as often', () => {
  let reads = 0;
  const many = Array.from({ length: 60 }, (_, number) => ({
    ...elena,
    id: `${number}`,
    get name() {
      reads += 1;
      return `Ñuño Number${number}`;
    },
    email: `n${number}@x.example`,
  }));
  expect(mentionsIn('@', many)).toEqual([]);
  const readsForOne = reads;
  expect(mentionsIn('@ x @'.repeat(4000), many)).toEqual([]);
  expect(reads).toBe(2 * readsForOne);
});

test('a first name that two have names neither, a whole name one', () => {
  expect(mentionsIn('@Elena', [{ ...elena, email: 'q@x.example' }, otherElena])).toEqual([]);
  expect(mentionsIn('@elena marsh', [{ ...elena, email: 'q@x.example' }, otherElena])).toEqual([
    nameOf(otherElena),
  ]);
});
