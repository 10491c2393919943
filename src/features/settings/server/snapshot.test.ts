import { expect, test } from 'vitest';
import { seaDays } from '#features/services/sea-days.ts';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { answerDueAt } from '../business-hours.ts';
import { sampleSettings } from '../sample-settings.ts';
import { snapshotOf } from './snapshot.ts';

test('a request on a Saturday before opening is answered by the end of its half day, or on Monday', () => {
  const saturday = Date.parse('2026-11-21T07:00:00-08:00');
  const { answerWithin, hours } = snapshotOf(1, longBeachSettings, saturday).company;
  expect(answerDueAt(saturday, answerWithin.rateRequest, hours)).toBe(
    Date.parse('2026-11-21T12:00:00-08:00'),
  );
  expect(answerDueAt(saturday, answerWithin.contactMessage, hours)).toBe(
    Date.parse('2026-11-23T12:00:00-08:00'),
  );
});

test('the days by sea are those of the company’s own lanes', () => {
  expect(seaDays(sampleSettings.lanes, 'days')).toBe(
    'Veracruz 4–10 days, San Antonio 17–28, Singapore 36–54',
  );
  expect(seaDays(longBeachSettings.lanes, 'días')).toBe(
    'Tacoma–Busan 10–15 días, Long Beach–Busan 12–19, Oakland–Yokohama 13–21',
  );
  expect(seaDays([], 'days')).toBe('');
});
