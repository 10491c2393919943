import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import type { kycForDesk, kycReceived, kycReviewed } from './kyc-emails.ts';

const kycEmails = registerEmails({
  'kyc-for-desk': emailFor<typeof kycForDesk>()({
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
  'kyc-received': emailFor<typeof kycReceived>()({
    audience: 'customer',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
  'kyc-reviewed': emailFor<typeof kycReviewed>()({
    audience: 'customer',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
});

type KycEmails = typeof kycEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends KycEmails {}
}
