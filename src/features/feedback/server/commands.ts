import { z } from 'zod';
import { defineCommand, text } from '#platform/commands/command.ts';
import { feedbackInput } from '../feedback.ts';
import { submitFeedback } from './submit-feedback.ts';

export const feedbackCommands = {
  feedback: defineCommand({
    policy: { role: 'anyone', isSubmission: true },
    endpoint: ['post', '/feedbackform'],
    summary: 'Leave feedback',
    input: feedbackInput,
    invalid: text(({ checkFields }) => checkFields),
    fromForm: ({ rating, ...fields }) => ({ ...fields, rating: rating ? Number(rating) : undefined }),
    ticks: { agreeToTerms: 'terms' },
    run: ({ deps, submission }, answers) => submitFeedback(deps, answers, submission),
    refusals: {},
    done: text(({ feedback }) => feedback.sent),
    returns: { reference: z.string() },
  }),
};
