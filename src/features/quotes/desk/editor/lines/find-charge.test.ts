import { describe, expect, it } from 'vitest';
import { quoteStringsIn } from '#features/quotes/quote-strings.ts';
import { quotes as quotesStrings } from '#features/quotes/strings/en/desk-quotes.ts';
import { chargeCodes } from '#features/rates/charges.ts';
import { chargeFor, findCharges } from './find-charge.ts';

const { charges: names } = quoteStringsIn('en').document;
const { chargeSynonyms } = quotesStrings.editor.lines;
const charges = chargeCodes.map((code) => ({ code, name: names[code], synonyms: chargeSynonyms[code] }));

/** Returns the charge that a typed word selects; starts at `other`, the code of a new line. */
const typing = (word: string, before = 'other') => chargeFor(word, before, charges);

describe('the search of charges', () => {
  it.each([
    ['Handling', 'origin-handling'],
    ['Docs', 'documents'],
    ['Fuel', 'fuel'],
    ['BAF', 'fuel'],
    ['Customs', 'export-customs'],
    ['Clearance', 'export-customs'],
    ['ISF', 'isf'],
    ['Pickup', 'pickup'],
    ['pick-up', 'pickup'],
    ['Delivery', 'delivery'],
    ['last mile', 'delivery'],
    ['THC', 'origin-terminal'],
    ['DTHC', 'destination-terminal'],
    ['B/L', 'bill-of-lading'],
    ['Hazmat', 'dangerous-goods'],
    ['Reefer', 'temperature-control'],
    ['Taxes', 'duties'],
    ['Crating', 'packing'],
    ['Warehousing', 'storage'],
    ['del', 'delivery'],
  ])('finds %s', (word, code) => {
    expect(typing(word)).toBe(code);
  });

  it('finds each charge by all of its name, from any other', () => {
    for (const { code, name } of charges)
      for (const before of chargeCodes) expect(typing(name, before)).toBe(code);
  });

  it('prefers names to synonyms, and finds nothing for other words', () => {
    expect(findCharges('handling', charges)).toEqual([
      'origin-handling',
      'origin-terminal',
      'destination-terminal',
      'destination-handling',
      'handling-in',
      'handling-out',
    ]);
    expect(findCharges('zzyzx', charges)).toEqual([]);
    expect(findCharges('/', charges)).toEqual([]);
    expect(typing('zzyzx')).toBeNull();
  });

  it('goes on to the next match when a word or a letter is typed again', () => {
    expect(typing('THC', 'origin-terminal')).toBe('destination-terminal');
    expect(typing('THC', 'destination-terminal')).toBe('origin-terminal');
    expect(typing('Customs', 'export-customs')).toBe('import-customs');
    expect([typing('p'), typing('pp'), typing('ppp')]).toEqual(['peak-season', 'pickup', 'packing']);
  });
});
