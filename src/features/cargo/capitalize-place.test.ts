import { expect, test } from 'vitest';
import { capitalizePlace } from './capitalize-place.ts';

test.each([
  ['de campeche', 'De Campeche'],
  ['san francisco de campeche', 'San Francisco de Campeche'],
  ['ciudad del carmen', 'Ciudad del Carmen'],
  ['rio de janeiro, brazil', 'Rio de Janeiro, Brazil'],
  ['são joão da boa vista', 'São João da Boa Vista'],
  ['san juan de los morros', 'San Juan de los Morros'],
  ['trinidad y tobago', 'Trinidad y Tobago'],
  ['são tomé e príncipe', 'São Tomé e Príncipe'],
  ['la paz', 'La Paz'],
  ['cochabamba, la paz', 'Cochabamba, La Paz'],
  ['new orleans, la', 'New Orleans, La'],
  ['new orleans la', 'New Orleans La'],
  ['yucatán', 'Yucatán'],
  ['iah', 'IAH'],
  ['mxver', 'MXVER'],
])('writes the place "%s" as %s', (stored, shown) => {
  expect(capitalizePlace(stored)).toBe(shown);
});
