import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import { hasRequestPdf } from '../answers.ts';
import type { leadAcknowledgement } from './lead-acknowledgement.tsx';
import type { leadForDesk } from './lead-for-desk.tsx';
import type { leadLink, leadReaddressed } from './lead-links.ts';
import type { leadReply } from './lead-reply.tsx';
import type { leadAssigned, leadMention, leadMessage, leadsDue } from './staff-lead-emails.tsx';

const leadEmails = registerEmails({
  'lead-for-desk': emailFor<typeof leadForDesk>()({
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  }),
  'lead-acknowledgement': emailFor<typeof leadAcknowledgement>()({
    audience: 'customer',
    singleUseLink: false,
    // Nobody has confirmed the new address, so no answers go there.
    thread: { redirectedTo: (email) => ({ email, withAnswers: false }) },
    retention: 'record',
    hasPdf: hasRequestPdf,
  }),
  'lead-reply': emailFor<typeof leadReply>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  }),
  'lead-link': emailFor<typeof leadLink>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  }),
  'lead-readdressed': emailFor<typeof leadReaddressed>()({
    audience: 'customer',
    singleUseLink: false,
    // It stays with the address that it is about.
    thread: { redirectedTo: () => ({}) },
    retention: 'record',
  }),
  'lead-assigned': emailFor<typeof leadAssigned>()({
    audience: 'staff',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  }),
  'lead-mention': emailFor<typeof leadMention>()({
    audience: 'staff',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  }),
  'lead-message': emailFor<typeof leadMessage>()({
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  }),
  'leads-due': emailFor<typeof leadsDue>()({
    audience: 'staff',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
});

type LeadEmails = typeof leadEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends LeadEmails {}
}
