import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import type { quoteAccepted, quoteExpiring, quoteSent } from './quote-emails.tsx';
import type { quoteDecided, quoteExpiringForDesk } from './staff-quote-emails.ts';

const quoteEmails = registerEmails({
  'quote-sent': emailFor<typeof quoteSent>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
    hasPdf: ({ fileId }) => fileId !== null,
    storedFile: ({ fileId }) => fileId,
  }),
  'quote-accepted': emailFor<typeof quoteAccepted>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
    hasPdf: ({ fileId }) => fileId !== null,
    storedFile: ({ fileId }) => fileId,
  }),
  'quote-expiring': emailFor<typeof quoteExpiring>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  }),
  'quote-decided': emailFor<typeof quoteDecided>()({
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  }),
  'quote-expiring-for-desk': emailFor<typeof quoteExpiringForDesk>()({
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  }),
});

type QuoteEmails = typeof quoteEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends QuoteEmails {}
}
