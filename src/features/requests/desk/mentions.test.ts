import { expect, test } from 'vitest';
import { mentionBegun, namesFor } from './mentions.ts';

const names = ['Daniel Whitaker', 'Andrés Villalobos', 'Elena Marsh', 'Elena Duarte'];

function offered(text: string, place = text.length): string[] {
  const begun = mentionBegun(text, place);
  return begun ? namesFor(begun, names) : [];
}

test.each([
  ['see @', names],
  ['see @dan', ['Daniel Whitaker']],
  ['@elena', ['Elena Marsh', 'Elena Duarte']],
  ['(@Elena d', ['Elena Duarte']],
  ['@ANDRES', ['Andrés Villalobos']],
  ['@villa', ['Andrés Villalobos']],
  ['first line\n@whi', ['Daniel Whitaker']],
  ['@Daniel Whitaker', []],
  ['@daniel ', []],
  ['@Daniel Whitaker, please', []],
  ['ana@dan', []],
  ['nobody at all', []],
  ['', []],
])('%j offers %j', (text, expected) => {
  expect(offered(text)).toEqual(expected);
});

test('a name that two colleagues have is offered once', () => {
  const begun = mentionBegun('@ada', 4);
  expect(begun && namesFor(begun, ['Ada Byron', 'Ada Byron', 'Ada Lima'])).toEqual(['Ada Byron', 'Ada Lima']);
});

test('a name that begins another is offered first when it is typed whole', () => {
  const begun = mentionBegun('@ada', 4);
  expect(begun && namesFor(begun, ['Ada Byron', 'Ada'])).toEqual(['Ada', 'Ada Byron']);
});

test('what stands behind the cursor does not count', () => {
  expect(offered('ask @da when back', 7)).toEqual(['Daniel Whitaker']);
  expect(mentionBegun('ask @da when back', 7)).toEqual({ at: 4, name: 'da' });
});

test.each([
  ['in the middle of a name that is there', '@Daniel Whitaker', 4],
  ['on the next line', '@daniel\n', 8],
  ['further back than any name is long', `@${'a'.repeat(301)}`, 302],
])('nothing is begun %s', (_where, text, place) => {
  expect(mentionBegun(text, place)).toBeNull();
});
