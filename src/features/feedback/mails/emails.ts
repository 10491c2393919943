import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import type { feedbackForDesk } from './feedback-emails.tsx';

const feedbackEmails = registerEmails({
  'feedback-for-desk': emailFor<typeof feedbackForDesk>()({
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
});

type FeedbackEmails = typeof feedbackEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends FeedbackEmails {}
}
