import { describe, expect, test } from 'vitest';
import { emailProblem } from './email-address.ts';

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
