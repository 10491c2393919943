import { expect, test } from 'vitest';
import { missingLanguages } from './missing-languages.ts';

test('names the offered languages in which an item lacks a text', () => {
  const item = {
    name: { en: 'Drayage', es: 'Acarreo', pt: 'Transporte' },
    text: { en: 'From the port.', es: '' },
    picture: { alt: { en: '' } },
    slug: 'drayage',
  };
  expect(missingLanguages(item, ['en', 'es', 'pt'])).toBe('Spanish, Portuguese missing');
  expect(missingLanguages(item, ['en'])).toBe('');
  expect(missingLanguages({ ...item, text: undefined }, ['en', 'es', 'pt'])).toBe('');
});
