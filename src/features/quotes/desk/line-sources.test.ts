import { expect, test } from 'vitest';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { drafted } from '../drafted.ts';
import { draftOfLine } from './editor/editor-model.ts';
import { lineSources, sourcesOfUnchanged } from './line-sources.ts';

test('a line names its sheet, break, raised quantity and markup rule', () => {
  const reason = { line: 'rate-1', sheetId: 'a', number: 12, break: null, isRaised: false, markup: null };
  const reasons = [
    reason,
    { ...reason, line: 'rate-2', break: '100', isRaised: true, markup: 1 },
    { ...reason, line: 'rate-3', sheetId: 'gone', number: 3 },
    { ...reason, line: 'fee', sheetId: null, number: null, markup: 0 },
  ];
  const stored = drafted.parse({
    total: null,
    margin: null,
    missing: [],
    reasons: { 'option-1': reasons },
    pricedAt: 1,
    leadVersion: 1,
  });
  expect(lineSources(stored, new Map([['a', 'Maersk']]))['option-1']).toEqual({
    'rate-1': 'Maersk, line 12',
    'rate-2': 'Maersk, line 12, from 100, quantity raised, markup rule 2',
    'rate-3': 'A sheet that was deleted, line 3',
    fee: 'Fee of markup rule 1',
  });
  expect(lineSources(null, new Map())).toEqual({});
});

test('a line keeps its source until what it charges is changed', () => {
  const line = draftOfLine({ ...emptyLine('l1', 'USD'), code: 'freight', rate: '2000', minimum: 100 });
  const sources = { l1: 'Maersk, line 12' };
  expect(sourcesOfUnchanged(sources, [line], [{ ...line, text: 'Ocean freight' }])).toEqual(sources);
  for (const change of [
    { rate: '1900' },
    { minimum: '2' },
    { maximum: '9' },
    { quantity: '3' },
    { cost: '1' },
  ])
    expect(sourcesOfUnchanged(sources, [line], [{ ...line, ...change }])).toEqual({});
  expect(sourcesOfUnchanged(sources, [], [line])).toEqual({});
});
