import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { publishedSettings, withSettings } from '#features/settings/server/current-settings.ts';
import passwords from './common-passwords.txt?raw';
import { isGuessablePassword } from './passwords.ts';

const puenteMar = { name: 'Puente Már Freight', website: 'https://www.puentemar.example' };

const isGuessableAt = (facts: typeof puenteMar, password: string) =>
  withSettings({ ...publishedSettings(), company: { ...company, ...facts } }, () =>
    isGuessablePassword(password, 'rosa.diaz@cliente.example'),
  );

test('refuses common passwords, the name of the company, and one repeated pattern', async () => {
  for (const guessable of [
    ...['password1', 'PASSWORD1', 'qwertyui', '1q2w3e4r'],
    ...['logistics2026', 'iloveyou2026', 'p@ssword1234', 'P4ssw0rd!', '2026password', 'Transportes-99'],
    ...['rosa.diaz@cliente.example', 'RosaDiaz1999', 'ROSA.DIAZ@cliente.example'],
    ...['puentemar2026', 'PuenteMar Freight', 'my-puente-már-1', '2026Puentemár!', 'Puente20262026'],
    ...['aaaaaaaaaaaa', 'AaAaAaAa', 'abcabcabca', '12341234', '        '],
  ])
    expect(await isGuessableAt(puenteMar, guessable), guessable).toBe(true);
});

test('accepts other passwords, also with a word of the company’s name', async () => {
  for (const other of [
    'correct horse battery',
    'password1 ',
    'puente quiet harbor',
    'freight and rain 7',
    'logistics of rain',
    'rosa likes rain',
  ])
    expect(await isGuessableAt(puenteMar, other), other).toBe(false);
  const short = { name: 'Ace', website: 'https://ace.example' };
  expect(await isGuessableAt(short, 'place of rain')).toBe(false);
  expect(await isGuessableAt(short, 'Ace-20262026')).toBe(true);
});

test('the list is long enough, in lower case, and holds none that is refused for its length already', () => {
  const lines = passwords.trimEnd().split('\n');
  expect(lines.length).toBe(17_950);
  expect(lines.filter((line) => line !== line.toLowerCase() || line.length < 8)).toEqual([]);
});
