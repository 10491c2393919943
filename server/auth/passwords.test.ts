import { expect, test } from 'vitest';
import passwords from './common-passwords.txt?raw';
import { isCommonPassword } from './passwords.ts';

test('knows a common password in any case, and lets others pass', async () => {
  for (const common of ['password1', 'PASSWORD1', 'qwertyui', '1q2w3e4r']) {
    expect(await isCommonPassword(common), common).toBe(true);
  }
  for (const other of ['correct horse battery', 'password1 ', '']) {
    expect(await isCommonPassword(other), other).toBe(false);
  }
});

test('the list is long enough, in lower case, and holds none that is refused for its length already', () => {
  const lines = passwords.trimEnd().split('\n');
  expect(lines.length).toBe(17_950);
  expect(lines.filter((line) => line !== line.toLowerCase() || line.length < 8)).toEqual([]);
});
