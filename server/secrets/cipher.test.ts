import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';

const cipher = createCipher(randomBytes(32));
const plain = Buffer.from('the passport of Ana Ruiz');
const place = { chunk: 0, of: 1 };
const belonging = { file: 'p1', owner: 'a1', ...place };

test('what is sealed shows nothing, differs each time, and opens again', () => {
  const sealed = cipher.seal(plain, belonging);
  expect(sealed.includes('passport')).toBe(false);
  expect(sealed.equals(cipher.seal(plain, belonging))).toBe(false);
  expect(cipher.open(sealed, belonging).equals(plain)).toBe(true);
  expect(cipher.open(new Uint8Array(sealed), { ...place, owner: 'a1', file: 'p1' }).equals(plain)).toBe(true);
});

test('every changed byte is told', () => {
  const sealed = cipher.seal(plain, belonging);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => cipher.open(changed, belonging), `byte ${at}`).toThrow();
  }
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => cipher.open(sealed.subarray(0, length), belonging)).toThrow();
});

test('another file, another owner and another key open nothing', () => {
  const sealed = cipher.seal(plain, belonging);
  expect(() => cipher.open(sealed, { ...place, file: 'p2', owner: 'a1' })).toThrow();
  expect(() => cipher.open(sealed, { ...place, file: 'p1', owner: 'a2' })).toThrow();
  expect(() => cipher.open(sealed, { answers: 'a1' })).toThrow();
  const other = createCipher(randomBytes(32));
  expect(() => other.open(sealed, belonging)).toThrow();
  expect(other.checkValue).not.toBe(cipher.checkValue);
});
