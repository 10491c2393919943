import { expect, test } from 'vitest';
import { type RuleFacts, type SendingRule, sendingRuleFor } from './sending-rule.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const rule: SendingRule = {
  from: 'US-TX',
  to: '*',
  mode: 'fcl',
  maximum: 500_000,
  minimumMarginPercent: '12.5',
  knownCustomersOnly: false,
  hours: 'always',
};

const price: RuleFacts['prices'][number] = {
  total: usd(400_000),
  margin: usd(50_000),
  missing: [],
  validUntil: '2026-11-30',
};

const facts: RuleFacts = {
  today: '2026-11-24',
  ends: { from: ['USHOU', 'US-TX', 'US', '*'], to: ['COCTG', 'CO', '*'] },
  mode: 'fcl',
  prices: [price],
  findings: 0,
  hasText: false,
  isSpecial: false,
  isDoubtful: false,
  isOfOtherPlace: false,
  hasWaited: false,
  isInWork: false,
  isForCustomer: false,
  isProven: false,
  isKnown: false,
};

const decide = (change: Partial<RuleFacts> = {}, rules: Partial<SendingRule>[] = [{}], isOn = true) =>
  sendingRuleFor({ isOn, rules: rules.map((other) => ({ ...rule, ...other })) }, { ...facts, ...change });
const priced = (...changes: Partial<typeof price>[]) => ({
  prices: changes.map((change) => ({ ...price, ...change })),
});

test('the first rule that fits sends, and none while the switch is off', () => {
  expect(decide({}, [{ from: 'MX' }, { mode: 'air' }, { to: 'CO' }, {}])).toEqual({
    rule: { ...rule, to: 'CO' },
  });
  expect(decide({}, [{}], false)).toEqual({ reason: 'off' });
  expect(decide({}, [])).toEqual({ reason: 'no-rule' });
  expect(decide({}, [{ maximum: 1 }, { hours: 'office' }])).toEqual({ rule: { ...rule, hours: 'office' } });
});

test.each<[string, Partial<RuleFacts>]>([
  ['missing', priced({ missing: [{ kind: 'rate', code: 'delivery' }] })],
  ['missing', priced({ total: null, margin: null })],
  ['missing', priced({ total: usd(0) })],
  ['missing', { prices: [] }],
  ['expired', priced({ validUntil: '2026-11-23' })],
  ['findings', { findings: 1 }],
  ['has-text', { hasText: true }],
  ['rates-later', { hasWaited: true }],
  ['in-work', { isInWork: true }],
  ['unproven-address', { isForCustomer: true }],
  ['special-cargo', { isSpecial: true }],
  ['doubtful', { isDoubtful: true }],
  ['other-place', { isOfOtherPlace: true }],
  ['embargo', { ends: { from: ['USHOU', 'US', '*'], to: ['CUHAV', 'CU', '*'] } }],
  ['unknown-margin', priced({ margin: null })],
])('%s: no rule sends %j', (reason, change) => {
  expect(decide(change, [{}, { minimumMarginPercent: '0' }])).toEqual({ reason });
});

test('rates that end today are sent', () => {
  expect(decide(priced({ validUntil: '2026-11-24' }))).toEqual({ rule });
  expect(decide(priced({ validUntil: null }))).toEqual({ rule });
});

test('a rule for known customers sends to nobody else', () => {
  const known = { knownCustomersOnly: true };
  expect(decide({}, [known])).toEqual({ reason: 'unknown-customer' });
  expect(decide({ isKnown: true }, [known])).toEqual({ rule: { ...rule, ...known } });
  expect(decide({ isForCustomer: true, isProven: true })).toEqual({ rule });
});

test('every option is within the largest total and the least margin', () => {
  expect(decide(priced({}, { total: usd(500_000), margin: usd(62_500) }))).toEqual({ rule });
  expect(decide(priced({}, { total: usd(500_001), margin: usd(90_000) }))).toEqual({
    reason: 'above-maximum',
  });
  expect(decide(priced({}, { margin: usd(49_999) }))).toEqual({ reason: 'below-margin' });
});

test('a margin is compared as it is: at its percentage it is enough, one unit below it is not', () => {
  for (const percent of ['0', '0.000001', '12.5', '33.333333', '100', '1000'])
    for (const total of [1, 7, 999, 333_333, 499_999]) {
      // The least margin, in integers: percentages have six decimals.
      const [whole = '0', fraction = ''] = percent.split('.');
      const millionths = BigInt(whole + fraction.padEnd(6, '0'));
      const least = Number((BigInt(total) * millionths + 99_999_999n) / 100_000_000n);
      const decideWith = (margin: number) =>
        decide(priced({ total: usd(total), margin: usd(margin) }), [{ minimumMarginPercent: percent }]);
      expect(decideWith(least)).toHaveProperty('rule');
      expect(decideWith(least - 1)).toEqual({ reason: 'below-margin' });
    }
});
