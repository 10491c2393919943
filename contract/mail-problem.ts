import type { Locale } from './locale.ts';

const connectionProblems = [
  'no-answer',
  'unknown-host',
  'timeout',
  'no-encryption',
  'certificate',
  'sign-in',
  'sender-refused',
] as const;

const mailProblems = [
  ...connectionProblems,
  'recipient-refused',
  'not-now',
  'refused',
  'not-composed',
  'other',
] as const;

/** Why mail cannot be handed over. */
export type MailProblem = (typeof mailProblems)[number];

/** Whether a problem keeps back every mail, not only the one that it was met with. */
export function keepsEveryMailBack(problem: MailProblem): boolean {
  return (connectionProblems as readonly string[]).includes(problem);
}

interface ProblemText {
  /** What is wrong, as a part of a sentence: after "because" or a colon. */
  reason: string;
  /** What to change, as a sentence; empty where there is nothing. */
  advice: string;
}

const texts: Record<Locale, Record<MailProblem, ProblemText>> = {
  en: {
    'no-answer': {
      reason: 'the mail server does not answer',
      advice: 'Check the host and the port in SMTP_URL, and that a firewall lets them through.',
    },
    'unknown-host': {
      reason: 'the host name of the mail server is not known',
      advice: 'Check the host in SMTP_URL.',
    },
    timeout: {
      reason: 'the mail server takes too long to answer',
      advice: 'Check the host and the port in SMTP_URL, and that a firewall lets them through.',
    },
    'no-encryption': {
      reason: 'the mail server offers no encryption',
      advice:
        'Use a port with STARTTLS or smtps:// in SMTP_URL. Inside your own network, add ?insecure=true to it.',
    },
    certificate: {
      reason: 'the certificate of the mail server cannot be trusted',
      advice: 'Use the host name in SMTP_URL that the certificate is made for, or renew the certificate.',
    },
    'sign-in': {
      reason: 'the mail server does not accept the user name and password',
      advice: 'Check the user name and the password in SMTP_URL.',
    },
    'sender-refused': {
      reason: 'the mail server does not accept our sender address',
      advice: 'Let it send for the noReply address in app/content/company.ts, or change that address.',
    },
    'recipient-refused': { reason: 'the recipient’s address was refused', advice: '' },
    'not-now': { reason: 'the mail server asks to try again later', advice: '' },
    refused: { reason: 'the mail server refused the mail', advice: '' },
    'not-composed': { reason: 'the mail could not be written', advice: '' },
    other: { reason: 'it could not be delivered', advice: '' },
  },
};

/** A mail problem in words for people. */
export function mailProblemIn(language: Locale, problem: MailProblem): ProblemText {
  return texts[language][problem];
}

/** What was wrong with a mail server: the kind, and what it answered or what failed, as the mail library words it. */
export interface MailFailure {
  problem: MailProblem;
  detail: string;
}

/** How a test mail went; `isKeptAsFile` where no mail server is set. */
export type TestMailOutcome = { ok: true; isKeptAsFile: boolean } | ({ ok: false } & MailFailure);

interface Sentences {
  held: (reason: string, detail: string) => string;
  testMail: {
    subject: string;
    text: (companyName: string) => string;
    taken: (address: string) => string;
    keptAsFile: string;
    notSent: (reason: string, detail: string) => string;
  };
}

const sentences: Record<Locale, Sentences> = {
  en: {
    held: (reason, detail) =>
      `Mails cannot be sent now, because ${reason} (${detail}). They wait and leave once it is corrected.`,
    testMail: {
      subject: 'Test mail',
      text: (name) => `This is a test mail from the desk of ${name}. It arrived, so mails leave.`,
      taken: (address) =>
        `The mail server accepted the test mail to ${address}. Check that it arrives, in the spam folder too.`,
      keptAsFile:
        'No mail server is set, so the test mail was kept as a file in DATA_DIR/mail. Set SMTP_URL to send mails.',
      notSent: (reason, detail) => `The test mail was not sent, because ${reason} (${detail}).`,
    },
  },
};

/** Why no mails can be sent and what to change, as sentences. */
export function mailFailureIn(language: Locale, { problem, detail }: MailFailure): string {
  const { reason, advice } = texts[language][problem];
  return `${sentences[language].held(reason, detail)} ${advice}`.trim();
}

/** The test mail itself. */
export function testMailIn(language: Locale, companyName: string): { subject: string; text: string } {
  const { subject, text } = sentences[language].testMail;
  return { subject, text: text(companyName) };
}

/** How a test mail to an address went, and what to change where it failed, as sentences. */
export function testMailOutcomeIn(language: Locale, outcome: TestMailOutcome, address: string): string {
  const { taken, keptAsFile, notSent } = sentences[language].testMail;
  if (outcome.ok) return outcome.isKeptAsFile ? keptAsFile : taken(address);
  const { reason, advice } = texts[language][outcome.problem];
  return `${notSent(reason, outcome.detail)} ${advice}`.trim();
}
