import { answerTimesIn } from '../../answer-time.ts';

const units = { day: ['um', 'dia útil', 'dias úteis'], hour: ['uma', 'hora útil', 'horas úteis'] } as const;

export const answerTimes = answerTimesIn(({ count, unit }) => {
  const [one, single, several] = units[unit];
  const name = count === 1 ? single : several;
  return { short: `${count} ${name}`, within: `em até ${count === 1 ? one : count} ${name}` };
});
