import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import './emails.ts';
import { feedbackForDesk } from '#features/feedback/mails/feedback-emails.tsx';
import {
  passwordChanged,
  resetPassword,
  staffAccessChanged,
  staffInvitation,
  staffPassword,
  storageLow,
  twoFactorChanged,
  verifyEmail,
} from '#features/identity/mails/account-emails.ts';
import { kycForDesk, kycReceived, kycReviewed } from '#features/kyc/mails/kyc-emails.ts';
import { quoteAccepted, quoteExpiring, quoteSent } from '#features/quotes/mails/quote-emails.tsx';
import { quoteDecided, quoteExpiringForDesk } from '#features/quotes/mails/staff-quote-emails.ts';
import { leadAcknowledgement } from '#features/requests/mails/lead-acknowledgement.tsx';
import { leadForDesk } from '#features/requests/mails/lead-for-desk.tsx';
import { leadLink, leadReaddressed } from '#features/requests/mails/lead-links.ts';
import { leadReply } from '#features/requests/mails/lead-reply.tsx';
import {
  leadAssigned,
  leadMention,
  leadMessage,
  leadsDue,
} from '#features/requests/mails/staff-lead-emails.tsx';
import {
  shipmentDocuments,
  shipmentMilestone,
  shipmentState,
} from '#features/shipments/mails/shipment-emails.tsx';
import { webhookStopped } from '#features/webhooks/mails/webhook-emails.ts';
import type { Company } from '#platform/company.ts';
import type { Attachment, ComposedEmail, EmailDraft, MailContext } from '#platform/mail/composed-email.ts';
import { HasLogo } from '#platform/mail/email-layout.tsx';
import { type EmailName, type EmailProps, type TemplateOf, unknownEmail } from '#platform/mail/emails.ts';
import { logoPictures } from '#platform/mail/logo-pictures.ts';
import { plainTextOf } from '#platform/mail/plain-text.ts';

/** The template of each e-mail. */
const templates: { [Name in EmailName]: TemplateOf<Name> } = {
  'lead-for-desk': leadForDesk,
  'lead-acknowledgement': leadAcknowledgement,
  'feedback-for-desk': feedbackForDesk,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'two-factor-changed': twoFactorChanged,
  'kyc-for-desk': kycForDesk,
  'kyc-received': kycReceived,
  'kyc-reviewed': kycReviewed,
  'staff-invitation': staffInvitation,
  'staff-password': staffPassword,
  'staff-access-changed': staffAccessChanged,
  'lead-reply': leadReply,
  'quote-sent': quoteSent,
  'quote-accepted': quoteAccepted,
  'quote-expiring': quoteExpiring,
  'quote-decided': quoteDecided,
  'quote-expiring-for-desk': quoteExpiringForDesk,
  'lead-link': leadLink,
  'lead-readdressed': leadReaddressed,
  'shipment-milestone': shipmentMilestone,
  'shipment-documents': shipmentDocuments,
  'shipment-state': shipmentState,
  'lead-mention': leadMention,
  'lead-assigned': leadAssigned,
  'lead-message': leadMessage,
  'leads-due': leadsDue,
  'webhook-stopped': webhookStopped,
  'storage-low': storageLow,
};

/** Mail programs read HTML by the rules of this document type. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Most bytes of a mail's attachments together: many mail servers refuse more than 10 MB, encoding included. */
const mostAttachedBytes = 5_000_000;

async function attached(attach: () => Promise<Attachment[]>): Promise<Attachment[]> {
  const attachments = await attach();
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (bytes > mostAttachedBytes) throw new Error(`The attachments take ${bytes} bytes.`);
  return attachments;
}

async function logoOf({ brand }: Company): Promise<Pick<ComposedEmail, 'pictures' | 'logoFailure'>> {
  try {
    return { pictures: await logoPictures(brand) };
  } catch (error) {
    return { logoFailure: String(error) };
  }
}

/**
 * Makes an e-mail from what the outbox holds. Rejects for a name that is not in the registry (a row of a newer or
 * older release) and for properties that the e-mail cannot be made from. Without its attachments when they cannot be made,
 * and without its logo when that cannot be drawn; `attachmentFailure` and `logoFailure` say why.
 */
export async function composeEmail<Name extends EmailName>(
  name: Name,
  props: EmailProps<Name>,
  context: MailContext,
): Promise<ComposedEmail> {
  if (!Object.hasOwn(templates, name)) throw new Error(unknownEmail);
  const draft = templates[name] as unknown as (props: object, context: MailContext) => EmailDraft;
  const { body, attach, ...headers } = draft(props, context);
  const { company } = context;
  const logo = await logoOf(company);
  const written = {
    from: { name: company.name, address: company.email.noReply },
    ...headers,
    html: doctype + renderToStaticMarkup(createElement(HasLogo, { value: !('logoFailure' in logo) }, body)),
    text: plainTextOf(body),
    ...logo,
  };
  if (!attach) return written;
  try {
    return { ...written, attachments: await attached(attach) };
  } catch (error) {
    const without = await composeEmail(name, props, { ...context, withoutAttachments: true });
    return { ...without, attachmentFailure: String(error) };
  }
}
