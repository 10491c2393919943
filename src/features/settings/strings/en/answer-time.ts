import { answerTimesIn } from '../../answer-time.ts';

/** “1 business day” and “within one business day” */
export const answerTimes = answerTimesIn(({ count, unit }) => {
  const units = count === 1 ? `business ${unit}` : `business ${unit}s`;
  return { short: `${count} ${units}`, within: `within ${count === 1 ? 'one' : count} ${units}` };
});
