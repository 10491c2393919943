import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incoterms } from './choices.ts';
import {
  type Answers,
  chooseIncoterm,
  type Question,
  questionNames,
  questions,
  readIncotermQuery,
  sharesOf,
  stages,
} from './incoterms.ts';

test.each([
  [{}, 'FCA'],
  [{ mode: 'container', carriage: 'buyer' }, 'FCA'],
  [{ mode: 'container', carriage: 'buyer', export: 'buyer' }, 'EXW'],
  [{ mode: 'vessel', carriage: 'buyer' }, 'FOB'],
  [{ mode: 'vessel', carriage: 'seller', risk: 'origin', insurance: 'none' }, 'CFR'],
  [{ mode: 'vessel', carriage: 'seller', risk: 'origin', insurance: 'seller' }, 'CIF'],
  [{ mode: 'air', carriage: 'seller', risk: 'origin', insurance: 'none' }, 'CPT'],
  [{ mode: 'container', carriage: 'seller', risk: 'origin', insurance: 'seller' }, 'CIP'],
  [{ mode: 'land', risk: 'destination' }, 'DAP'],
  [{ mode: 'land', risk: 'destination', unloading: 'seller' }, 'DPU'],
  [{ import: 'seller' }, 'DDP'],
] as [Answers, string][])('suggests for %j first %s', (answers, rule) => {
  expect(chooseIncoterm(answers).fitting[0]).toBe(rule);
  expect(chooseIncoterm(answers).setAside).toEqual([]);
});

test('never suggests FOB for a container, and says which answer rules it out', () => {
  const { fitting, excluded } = chooseIncoterm({ mode: 'container', carriage: 'buyer' });
  expect(fitting).toEqual(['FCA', 'EXW']);
  expect(excluded).toContainEqual({ rule: 'FOB', by: 'mode' });
  expect(excluded).toContainEqual({ rule: 'CIP', by: 'carriage' });
});

test('sets aside an answer that no rule fits with those above it', () => {
  expect(chooseIncoterm({ carriage: 'buyer', risk: 'destination', insurance: 'seller' })).toMatchObject({
    setAside: ['risk', 'insurance'],
    fitting: ['FCA', 'EXW', 'FOB', 'FAS'],
  });
});

const someAnswers = fc.record(
  Object.fromEntries(
    questionNames.map((name) => [name, fc.constantFrom<string>(...questions[name])]),
  ) as Record<Question, fc.Arbitrary<string>>,
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

test('always leaves a rule, and accounts for each of the eleven once', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const { fitting, excluded, setAside } = chooseIncoterm(answers);
      expect(fitting.length).toBeGreaterThan(0);
      expect([...fitting, ...excluded.map(({ rule }) => rule)].sort()).toEqual([...incoterms].sort());
      const kept = Object.fromEntries(
        Object.entries(answers).filter(([name]) => !setAside.includes(name as Question)),
      );
      expect(chooseIncoterm(kept)).toEqual({ fitting, excluded, setAside: [] });
    }),
  );
});

test('passes risk from seller to buyer once, and costs no earlier than risk', () => {
  for (const rule of incoterms) {
    const { shares, insures } = sharesOf(rule);
    expect(shares.map(({ stage }) => stage)).toEqual(stages);
    const bears = shares.map(({ bears: party }) => party);
    const passed = bears.filter((party) => party === 'seller').length;
    expect(bears).toEqual(stages.map((_, index) => (index < passed ? 'seller' : 'buyer')));
    for (const { stage, pays, bears: party } of shares) {
      // A buyer's only cost before the place of delivery: import clearance under DAP and DPU.
      if (party === 'seller' && stage !== 'importClearance') expect(pays, `${rule} ${stage}`).toBe('seller');
    }
    expect(insures, rule).toBe(rule === 'CIP' || rule === 'CIF');
  }
});

test('reads a query, and nothing that is no answer', () => {
  const query = new URLSearchParams(
    'mode=container&carriage=nobody&rule=FOB&incotermPlace=%20Barbours+Cut,+TX&risk=',
  );
  expect(readIncotermQuery(query)).toEqual({
    answers: { mode: 'container' },
    rule: 'FOB',
    place: 'Barbours Cut, TX',
  });
  expect(readIncotermQuery(new URLSearchParams('rule=DAT'))).toEqual({ answers: {}, rule: null, place: '' });
});
