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
  'not-attached',
  'other',
] as const;

/** Why mail cannot be handed over, or what it lacks. */
export type MailProblem = (typeof mailProblems)[number];

/** True if a problem keeps back every mail, not only the one that it was met with. */
export function keepsEveryMailBack(problem: MailProblem): boolean {
  return (connectionProblems as readonly string[]).includes(problem);
}

/** What was wrong with a mail server: the kind, and what it answered or what failed, as the mail library words it. */
export interface MailFailure {
  problem: MailProblem;
  detail: string;
}

/** How a test mail went; `isKeptAsFile` where no mail server is set. */
export type TestMailOutcome = { ok: true; isKeptAsFile: boolean } | ({ ok: false } & MailFailure);
