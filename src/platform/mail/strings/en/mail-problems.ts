import { fill } from '#platform/values/format.ts';
import type { MailConnections } from '../../connection/mail-connections.ts';
import type { MailFailure, MailProblem, TestMailOutcome } from '../../mail-problem.ts';

interface ProblemText {
  /** The problem as a part of a sentence: after "because" or a colon. */
  reason: string;
  /** Advice as a sentence; empty when there is none. `{place}` is where the mail server is set. */
  advice: string;
  /** Further advice where the environment sets the mail server. */
  inEnvironment?: string;
}

const places = { environment: 'in SMTP_URL', desk: 'at /desk/connections' };

type SetByEnvironment = Pick<MailConnections['environment'], 'smtp'>;

export const mailProblems: Record<MailProblem, ProblemText> = {
  'no-answer': {
    reason: 'the mail server does not answer',
    advice: 'Check the host and the port {place}, and that a firewall lets them through.',
  },
  'unknown-host': {
    reason: 'the mail server’s host name is unknown',
    advice: 'Check the host {place}.',
  },
  timeout: {
    reason: 'the mail server takes too long to answer',
    advice: 'Check the host and the port {place}, and that a firewall lets them through.',
  },
  'no-encryption': {
    reason: 'the mail server offers no encryption',
    advice: 'Use a port with STARTTLS or TLS, such as 587 or 465.',
    inEnvironment: 'For a server in your own network, add ?insecure=true to SMTP_URL.',
  },
  certificate: {
    reason: 'the mail server’s certificate can’t be trusted',
    advice: 'Enter the host name of the certificate {place}, or renew the certificate.',
  },
  'sign-in': {
    reason: 'the mail server does not accept the user name and password',
    advice: 'Check the user name and the password {place}.',
  },
  'microsoft-sign-in': {
    reason: 'Microsoft refused the sign-in',
    advice: 'Connect again at /desk/connections.',
  },
  'google-sign-in': {
    reason: 'Google refused the sign-in',
    advice: 'Connect again at /desk/connections.',
  },
  'sender-refused': {
    reason: 'the mail server does not accept our sender address',
    advice: 'Allow the address that mails come from (/desk/settings/company) to send, or change it.',
  },
  'recipient-refused': { reason: 'the recipient’s address was refused', advice: '' },
  'not-now': { reason: 'the mail server asks to try again later', advice: '' },
  refused: { reason: 'the mail server refused the mail', advice: '' },
  'not-composed': { reason: 'the mail could not be written', advice: '' },
  'not-attached': { reason: 'the PDF that goes with it could not be made', advice: '' },
  other: { reason: 'it could not be delivered', advice: '' },
};

function adviceOf(problem: MailProblem, { smtp: isSet }: SetByEnvironment): string {
  const { advice, inEnvironment = '' } = mailProblems[problem];
  const place = places[isSet ? 'environment' : 'desk'];
  return fill(`${advice} ${isSet ? inEnvironment : ''}`.trim(), { place });
}

/** Problem and advice, as sentences. */
export function mailFailureText({ problem, detail }: MailFailure, environment: SetByEnvironment): string {
  const { reason } = mailProblems[problem];
  return `Mail can’t be sent now, because ${reason} (${detail}). It waits, and leaves once that is fixed. ${adviceOf(problem, environment)}`.trim();
}

/** The test mail itself. */
export const testMail = {
  subject: 'Test mail',
  text: (companyName: string) =>
    `This is a test mail from the desk of ${companyName}. If you can read it, e-mail works.`,
};

/** A mailbox that owners connected and that the environment replaces. */
export const ignoredMailboxText = (mailbox: string): string =>
  `The mailbox of ${mailbox}, connected at /desk/connections, is not read, because IMAP_URL sets another one: answers that arrive there do not reach the desk. Remove IMAP_URL, or disconnect that mailbox.`;

/** Outcome of a test mail to an address, with advice where it failed, as sentences. */
export function testMailOutcomeText(
  outcome: TestMailOutcome,
  address: string,
  environment: SetByEnvironment,
): string {
  if (!outcome.ok) {
    const { reason } = mailProblems[outcome.problem];
    return `The test mail was not sent, because ${reason} (${outcome.detail}). ${adviceOf(outcome.problem, environment)}`.trim();
  }
  return outcome.isKeptAsFile
    ? 'No mail server is set, so the test mail was kept as a file in DATA_DIR/mail. Connect one at /desk/connections, or set SMTP_URL.'
    : `The mail server accepted the test mail to ${address}. Check that it arrives, in the spam folder too.`;
}

/** Notes on parts of a received mail that were not kept. */
export const inboundMailStrings = {
  fileNotKept: (name: string, megabytes: string) =>
    `[File not kept: ${name}, ${megabytes} MB. It is in the original of this mail.]`,
  fileEmpty: (name: string) => `[The file ${name} is empty.]`,
  furtherFiles: (count: number) =>
    `[${count} more files were not kept. They are in the original of this mail.]`,
  cutOff: (megabytes: string) =>
    `[This mail has ${megabytes} MB, of which only the beginning was kept. The whole mail is in the company’s mailbox.]`,
  encrypted: (method: 'S/MIME' | 'PGP') =>
    `[This mail is encrypted (${method}). Ask the sender to send it without encryption.]`,
  forwarded: (by: string) =>
    `[Forwarded by ${by}. The sender was read from the forwarded mail: check the address before you answer.]`,
  form: (by: string) =>
    `[Sent by the form of ${by}. The sender was read from its fields: check the address before you answer.]`,
  senderUnknown: (by: string) =>
    by === ''
      ? '[The sender is not known: enter the address.]'
      : `[Sent by ${by}. The address of the sender is not known: enter it.]`,
  notRead: '[The mail could not be read. Download it as it came.]',
  continued: '[The text goes on in the original of this mail.]',
};
