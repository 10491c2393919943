import { expect, test } from 'vitest';
import passwords from './common-passwords.txt?raw';
import { isGuessablePassword } from './passwords.ts';

const company = { name: 'Llano Már Freight', website: 'https://www.llanomar.example' };

test('refuses common passwords, the name of the company, and one repeated pattern', async () => {
  for (const guessable of [
    ...['password1', 'PASSWORD1', 'qwertyui', '1q2w3e4r'],
    ...['llanomar2026', 'LlanoMar Freight', 'my-llano-már-1', '2026Llanomár!', 'Llano20262026'],
    ...['aaaaaaaaaaaa', 'AaAaAaAa', 'abcabcabca', '12341234', '        '],
  ])
    expect(await isGuessablePassword(guessable, company), guessable).toBe(true);
});

test('accepts other passwords, also with a word of the company’s name', async () => {
  for (const other of ['correct horse battery', 'password1 ', 'llano quiet harbor', 'freight and rain 7'])
    expect(await isGuessablePassword(other, company), other).toBe(false);
  const short = { name: 'Ace', website: 'https://ace.example' };
  expect(await isGuessablePassword('place of rain', short)).toBe(false);
  expect(await isGuessablePassword('Ace-20262026', short)).toBe(true);
});

test('the list is long enough, in lower case, and holds none that is refused for its length already', () => {
  const lines = passwords.trimEnd().split('\n');
  expect(lines.length).toBe(17_950);
  expect(lines.filter((line) => line !== line.toLowerCase() || line.length < 8)).toEqual([]);
});
