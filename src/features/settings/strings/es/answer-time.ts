import { pluralOf } from '#platform/values/format.ts';
import { answerTimesIn } from '../../answer-time.ts';

const units = {
  day: { one: '{count} día hábil', other: '{count} días hábiles' },
  hour: { one: '{count} hora hábil', other: '{count} horas hábiles' },
};
const single = { day: 'un día hábil', hour: 'una hora hábil' };

export const answerTimes = answerTimesIn(({ count, unit }) => {
  const short = pluralOf('es', count, units[unit]);
  return { short, within: `en ${count === 1 ? single[unit] : short}` };
});
