import type { MailFailure, MailProblem, TestMailOutcome } from '../../mail-problem.ts';

interface ProblemText {
  /** The problem as a part of a sentence: after "because" or a colon. */
  reason: string;
  /** Advice as a sentence; empty when there is none. */
  advice: string;
}

export const mailProblems: Record<MailProblem, ProblemText> = {
  'no-answer': {
    reason: 'the mail server does not answer',
    advice:
      'Check the host and the port at /desk/connections or in SMTP_URL, and that a firewall lets them through.',
  },
  'unknown-host': {
    reason: 'the mail server’s host name is unknown',
    advice: 'Check the host at /desk/connections or in SMTP_URL.',
  },
  timeout: {
    reason: 'the mail server takes too long to answer',
    advice:
      'Check the host and the port at /desk/connections or in SMTP_URL, and that a firewall lets them through.',
  },
  'no-encryption': {
    reason: 'the mail server offers no encryption',
    advice:
      'Use a port with STARTTLS or TLS, such as 587 or 465. For a server in your own network, add ?insecure=true to SMTP_URL.',
  },
  certificate: {
    reason: 'the mail server’s certificate can’t be trusted',
    advice:
      'At /desk/connections or in SMTP_URL, use the host name on the certificate, or renew the certificate.',
  },
  'sign-in': {
    reason: 'the mail server does not accept the user name and password',
    advice: 'Check the user name and the password at /desk/connections or in SMTP_URL.',
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

/** Problem and advice, as sentences. */
export function mailFailureText({ problem, detail }: MailFailure): string {
  const { reason, advice } = mailProblems[problem];
  return `Mail can’t be sent now, because ${reason} (${detail}). It waits, and leaves once that is fixed. ${advice}`.trim();
}

/** The test mail itself. */
export const testMail = {
  subject: 'Test mail',
  text: (companyName: string) =>
    `This is a test mail from the desk of ${companyName}. If you can read it, e-mail works.`,
};

/** Outcome of a test mail to an address, with advice where it failed, as sentences. */
export function testMailOutcomeText(outcome: TestMailOutcome, address: string): string {
  if (!outcome.ok) {
    const { reason, advice } = mailProblems[outcome.problem];
    return `The test mail was not sent, because ${reason} (${outcome.detail}). ${advice}`.trim();
  }
  return outcome.isKeptAsFile
    ? 'No mail server is set, so the test mail was kept as a file in DATA_DIR/mail. Connect one at /desk/connections, or set SMTP_URL.'
    : `The mail server accepted the test mail to ${address}. Check that it arrives, in the spam folder too.`;
}

/** Notes on parts of a received mail that were not kept. */
export const inboundMailStrings = {
  fileNotKept: (name: string, megabytes: string) =>
    `[File not kept: ${name}, ${megabytes} MB. It is in the mail, in the company’s mailbox.]`,
  cutOff: (megabytes: string) =>
    `[This mail has ${megabytes} MB, of which only the beginning was kept. The whole mail is in the company’s mailbox.]`,
  continued: '[The text goes on in the mail, in the company’s mailbox.]',
};
