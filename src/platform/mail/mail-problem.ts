const connectionProblems = [
  'no-answer',
  'unknown-host',
  'timeout',
  'no-encryption',
  'certificate',
  'sign-in',
  'microsoft-sign-in',
  'google-sign-in',
  'sender-refused',
] as const;

const mailProblems = [
  ...connectionProblems,
  'recipient-refused',
  'not-now',
  'refused',
  'not-composed',
  'not-attached',
  'other',
] as const;

/** Reasons that a mail is not accepted by the server, or is incomplete. */
export type MailProblem = (typeof mailProblems)[number];

/** True if a problem keeps back every mail, not only the one that it was met with. */
export function keepsEveryMailBack(problem: MailProblem): boolean {
  return (connectionProblems as readonly string[]).includes(problem);
}

/** Failure of a mail server: its kind, and the server's response or the library's message. */
export interface MailFailure {
  problem: MailProblem;
  detail: string;
}

/** Outcome of a test mail; `isKeptAsFile` where no mail server is set. */
export type TestMailOutcome =
  | { ok: true; isKeptAsFile: boolean; sender: string }
  | ({ ok: false } & MailFailure);
