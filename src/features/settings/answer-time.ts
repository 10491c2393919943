import type { OfficeHours } from '#platform/company.ts';
import type { Settings } from './settings.ts';

interface AnswerTime {
  count: number;
  unit: 'day' | 'hour';
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns a promise of business hours as business days where it is one or more of the usual day, else as hours. */
function answerTime(hours: number, { week }: OfficeHours): AnswerTime {
  const days = Object.values(week).map(([opens, closes]) => (minutesOf(closes) - minutesOf(opens)) / 60);
  const count = hours / Math.max(...days);
  return Number.isInteger(count) ? { count, unit: 'day' } : { count: hours, unit: 'hour' };
}

interface AnswerTimeText {
  /** “1 business day” */
  short: string;
  /** “within one business day” */
  within: string;
}

/** Returns how texts of a language name the times within which a person answers requests and messages. */
export function answerTimesIn(inLanguage: (time: AnswerTime) => AnswerTimeText) {
  const textOf = (hours: number, open: OfficeHours) => {
    const { short, within } = inLanguage(answerTime(hours, open));
    return { short, within, atStart: within.charAt(0).toUpperCase() + within.slice(1) };
  };
  return ({ company: { answerWithin, hours } }: Pick<Settings, 'company'>) => ({
    request: textOf(answerWithin.rateRequest, hours),
    message: textOf(answerWithin.contactMessage, hours),
  });
}
