import { describe, expect, test } from 'vitest';
import type { Drafted } from './drafted.ts';
import { priceAgain, type RatedDraft } from './price-again.ts';
import { quoteContent } from './quote-content.ts';

const line = (id: string, more: object = {}) => ({
  ...{ id, code: 'freight', basis: 'container', container: '45G1', rate: '2000', currency: 'USD' },
  ...more,
});

/** A draft whose lines are by the rates where `rated` names them. */
function draft(options: object[], rated: Record<string, string[]>, more: object = {}): RatedDraft {
  const reason = { sheetId: 's', number: 1, break: null, isRaised: false, markup: null };
  return {
    content: quoteContent.parse({ options, validUntil: '2026-12-10', terms: 'Own terms', ...more }),
    drafted: {
      ...{ total: null, margin: null, missing: [], pricedAt: 1, leadVersion: 2 },
      reasons: Object.fromEntries(
        Object.entries(rated).map(([option, ids]) => [option, ids.map((id) => ({ line: id, ...reason }))]),
      ),
    } as Drafted,
  };
}

const option = (lines: object[], more: object = {}) => ({
  id: 'option-1',
  mode: 'fcl',
  route: 'ONE',
  lines,
  ...more,
});

describe('a draft that is priced again', () => {
  test('has the new rates, and keeps what somebody has written', () => {
    const before = draft(
      [
        option([
          line('rate-1'),
          line('rate-2', { code: 'documents', basis: 'shipment', container: null, rate: '80' }),
          line('mine', { code: 'pickup', basis: 'shipment', container: null, rate: '300' }),
        ]),
      ],
      { 'option-1': ['rate-1'] },
    );
    const now = draft(
      [
        option([
          line('rate-1', { container: '22G1', rate: '1500' }),
          line('rate-2', { code: 'documents', basis: 'shipment', container: null, rate: '75' }),
          line('rate-3', { code: 'origin-terminal', rate: '200', container: null }),
        ]),
      ],
      { 'option-1': ['rate-1', 'rate-2', 'rate-3'] },
      { validUntil: '2026-12-05' },
    );
    const { content, drafted } = priceAgain(before, now);
    expect(content.options[0]?.lines.map(({ id, code, rate }) => [id, code, rate])).toEqual([
      // The 40-foot container is no longer part of the cargo.
      ['rate-1', 'freight', '1500'],
      ['rate-2', 'documents', '80'],
      ['rate-3', 'origin-terminal', '200'],
      ['mine', 'pickup', '300'],
    ]);
    expect(content).toMatchObject({ terms: 'Own terms', validUntil: '2026-12-05' });
    expect(drafted.reasons['option-1']?.map((reason) => reason.line)).toEqual(['rate-1', 'rate-3']);
  });

  test('gets the quantity and the break of the rates, and a rate where none was known', () => {
    const before = draft(
      [option([line('rate-1', { quantity: '100' }), line('empty', { code: 'fuel', rate: '0' })])],
      {
        'option-1': ['rate-1'],
      },
    );
    const now = draft(
      [option([line('rate-1', { rate: '1950' }), line('rate-2', { code: 'fuel', rate: '60' })])],
      {
        'option-1': ['rate-1', 'rate-2'],
      },
    );
    expect(priceAgain(before, now).content.options[0]?.lines).toMatchObject([
      { id: 'rate-1', rate: '1950', quantity: null },
      { id: 'empty', code: 'fuel', rate: '60' },
    ]);
  });

  test('keeps an option in which somebody has written, and replaces the others', () => {
    const own = option([line('mine')], { id: 'mine', route: 'Own carrier', mode: 'air' });
    const before = draft([option([line('rate-1')]), own], { 'option-1': ['rate-1'] });
    const now = draft([option([line('rate-1', { rate: '5' })], { mode: 'lcl', route: 'X' })], {
      'option-1': ['rate-1'],
    });
    const { options } = priceAgain(before, now).content;
    expect(options.map(({ id, mode, route }) => [id, mode, route])).toEqual([
      ['mine', 'air', 'Own carrier'],
      ['option-1', 'lcl', 'X'],
    ]);
  });

  test('is the same where nothing has changed', () => {
    const before = draft([option([line('rate-1')])], { 'option-1': ['rate-1'] });
    expect(priceAgain(before, before)).toEqual(before);
  });
});
