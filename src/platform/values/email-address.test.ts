import { describe, expect, test } from 'vitest';
import { cleanEmail, emailProblem, suggestEmail } from './email-address.ts';

describe('an e-mail address', () => {
  test.each([
    'ana@gmail.com',
    'ana.ruiz+desk@mail.agave.example',
    "o'neill@example.com",
    'josé@correo.mx',
    'ana@müller.de',
    'ana@xn--mller-kva.de',
    'ana@例え.テスト',
    'ana@example.xn--fiqs8s',
    'ana@भारत.भारत',
    'a@1-2.3.example',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  ])('%s is accepted', (address) => {
    expect(emailProblem(address)).toBeNull();
  });

  test.each([
    ['', 'email'],
    ['ana', 'email'],
    ['@gmail.com', 'email'],
    ['ana@@gmail.com', 'email'],
    ['ana ruiz@gmail.com', 'email'],
    ['ana@gmail .com', 'email'],
    ['ana\u200b@gmail.com', 'email'],
    ['ana@gmail.com\u200b', 'email'],
    ['<ana@gmail.com>', 'email'],
    ['mailto:ana@gmail.com', 'email'],
    ['"ana"@gmail.com', 'email'],
    ['ana@gmail_mx.com', 'email'],
    ['ana@-gmail.com', 'email'],
    ['ana@gmail-.com', 'email'],
    ['ana@gmail.c', 'email'],
    ['ana@gmail.c0m', 'email'],
    ['ana@127.0.0.1', 'email'],
    ['ana@[127.0.0.1]', 'email'],
    ['ana@[IPv6:::1]', 'email'],
    ['ana@', 'email-domain'],
    ['ana@gmail', 'email-ending'],
    ['ana@gmail,com', 'email-comma'],
    ['ana,ruiz@gmail.com', 'email-comma'],
    ['ana@gmail.com, eva@gmail.com', 'email'],
    ['ana@gmail..com', 'email-dots'],
    ['ana@.gmail.com', 'email-dots'],
    ['ana@gmail.com.', 'email-dots'],
    ['ana@.', 'email-dots'],
    [`${'a'.repeat(65)}@example.com`, 'email'],
    [`ana@${'b'.repeat(64)}.example`, 'email'],
    [`ana@${'b.'.repeat(125)}example`, 'email'],
  ])('%s has the problem %s', (address, problem) => {
    expect(emailProblem(address)).toBe(problem);
  });
});

describe('a hint', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['Ana@GMAIL.CON', 'Ana@gmail.com'],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail', 'ana@gmail.com'],
    ['ana@gmailcom', 'ana@gmail.com'],
    ['ana@gmail,com', 'ana@gmail.com'],
    ['ana@gmail..com', 'ana@gmail.com'],
    ['ana@gmail.com.', 'ana@gmail.com'],
    ['ana@hotmial.es', 'ana@hotmail.es'],
    ['ana@hotmil.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.com.mx', 'ana@yahoo.com.mx'],
    ['ana@yahoo.com.nx', 'ana@yahoo.com.mx'],
    ['ana@live.com.nx', 'ana@live.com.mx'],
    ['ana@prodgy.net.mx', 'ana@prodigy.net.mx'],
    ['ana@iclou.com', 'ana@icloud.com'],
    ['ana@uol.com.rb', 'ana@uol.com.br'],
    ['ana@tera.com.br', 'ana@terra.com.br'],
    ['ana@agave..mx', 'ana@agave.mx'],
  ])('for %s is %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  test.each([
    'ana@gmail.com',
    'ANA@GMAIL.COM',
    'ana@mail.com',
    'ana@yahoo.com.co',
    'ana@yahoo.com.pe',
    'ana@hotmail.cl',
    'ana@outlook.cz',
    'ana@olive.com',
    'ana@love.com',
    'ana@bol.com.br',
    'ana@foxmail.com',
    'ana@tequilalosabuelos.mx',
    'ana@gmail.agave.mx',
    'ana@agave.co',
    'ana@tequilalosabuelos',
    'ana',
    '@gmial.com',
    '',
  ])('is not given for %s', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});

test.each([
  '\u200brosa@shipper.example',
  'rosa@shipper.example\u200b\u00a0',
  'mailto:rosa@shipper.example',
  'Rosa Marín <rosa@shipper.example>',
  'rosa＠shipper．example',
  ' \ufeffrosa@ship\u00adper.example ',
])('the address of %j is read', (text) => {
  expect(cleanEmail(text)).toBe('rosa@shipper.example');
});
