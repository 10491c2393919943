import { answerTimesIn } from '../../answer-time.ts';

const units = {
  day: ['un', 'día hábil', 'días hábiles'],
  hour: ['una', 'hora hábil', 'horas hábiles'],
} as const;

export const answerTimes = answerTimesIn(({ count, unit }) => {
  const [one, single, several] = units[unit];
  const name = count === 1 ? single : several;
  return { short: `${count} ${name}`, within: `en ${count === 1 ? one : count} ${name}` };
});
