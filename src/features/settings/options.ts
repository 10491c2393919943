import { z } from 'zod';

/** Questions of the client brief that a company may leave out: groups of details, and the consents to calls and texts. */
export const optionalQuestions = [
  'terms',
  'goods',
  'dates',
  'value',
  'contact',
  'contact.calls',
  'contact.texts',
] as const;

export type OptionalQuestion = (typeof optionalQuestions)[number];

export const options = z.strictObject({
  brief: z.strictObject({ leftOut: z.array(z.enum(optionalQuestions)) }),
  contact: z
    .strictObject({
      /** The card of an assistant that does not answer yet. */
      assistant: z.boolean(),
    })
    .default({ assistant: false }),
  quotes: z.strictObject({
    /** Days for which a proposed quote holds at least; it ends on a day on which the office opens. */
    validForDays: z
      .int('Enter a whole number of days.')
      .min(1, 'A quote holds for one day at least.')
      .max(365, 'A quote holds for 365 days at most.'),
  }),
});

export type Options = z.output<typeof options>;

export const defaultOptions: Options = {
  brief: { leftOut: [] },
  contact: { assistant: false },
  quotes: { validForDays: 14 },
};
