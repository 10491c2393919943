import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import type {
  passwordChanged,
  resetPassword,
  staffAccessChanged,
  staffInvitation,
  staffPassword,
  storageLow,
  twoFactorChanged,
  verifyEmail,
} from './account-emails.ts';

const accountEmails = registerEmails({
  'verify-email': emailFor<typeof verifyEmail>()({
    audience: 'customer',
    singleUseLink: true,
    thread: false,
    retention: 'hour',
  }),
  'reset-password': emailFor<typeof resetPassword>()({
    audience: 'customer',
    singleUseLink: true,
    thread: false,
    retention: 'hour',
  }),
  'password-changed': emailFor<typeof passwordChanged>()({
    audience: 'customer',
    singleUseLink: false,
    thread: false,
    retention: 'hour',
  }),
  'two-factor-changed': emailFor<typeof twoFactorChanged>()({
    audience: 'customer',
    singleUseLink: false,
    thread: false,
    retention: 'hour',
  }),
  'staff-invitation': emailFor<typeof staffInvitation>()({
    audience: 'staff',
    singleUseLink: true,
    thread: false,
    retention: 'hour',
  }),
  'staff-password': emailFor<typeof staffPassword>()({
    audience: 'staff',
    singleUseLink: true,
    thread: false,
    retention: 'hour',
  }),
  'staff-access-changed': emailFor<typeof staffAccessChanged>()({
    audience: 'staff',
    singleUseLink: false,
    thread: false,
    retention: 'hour',
  }),
  'storage-low': emailFor<typeof storageLow>()({
    audience: 'staff',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
});

type AccountEmails = typeof accountEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends AccountEmails {}
}
