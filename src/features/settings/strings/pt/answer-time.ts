import { pluralOf } from '#platform/values/format.ts';
import { answerTimesIn } from '../../answer-time.ts';

const units = {
  day: { one: '{count} dia útil', other: '{count} dias úteis' },
  hour: { one: '{count} hora útil', other: '{count} horas úteis' },
};
const single = { day: 'um dia útil', hour: 'uma hora útil' };

export const answerTimes = answerTimesIn(({ count, unit }) => {
  const short = pluralOf('pt', count, units[unit]);
  return { short, within: `em até ${count === 1 ? single[unit] : short}` };
});
