/** Registers the e-mails of every feature; each program that sends mails imports it. */
import '#features/feedback/mails/emails.ts';
import '#features/identity/mails/emails.ts';
import '#features/kyc/mails/emails.ts';
import '#features/quotes/mails/emails.ts';
import '#features/requests/mails/emails.ts';
import '#features/shipments/mails/emails.ts';
import '#features/webhooks/mails/emails.ts';
