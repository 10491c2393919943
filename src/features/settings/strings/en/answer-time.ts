import { pluralOf } from '#platform/values/format.ts';
import { answerTimesIn } from '../../answer-time.ts';

const units = {
  day: { one: '{count} business day', other: '{count} business days' },
  hour: { one: '{count} business hour', other: '{count} business hours' },
};

/** “1 business day” and “within one business day” */
export const answerTimes = answerTimesIn(({ count, unit }) => {
  const short = pluralOf('en', count, units[unit]);
  return { short, within: `within ${count === 1 ? `one business ${unit}` : short}` };
});
