/** Why mail cannot be handed over. The first ones keep back every mail, the others only the one. */
export type MailProblem =
  | 'no-answer'
  | 'unknown-host'
  | 'timeout'
  | 'no-encryption'
  | 'certificate'
  | 'sign-in'
  | 'sender-refused'
  | 'recipient-refused'
  | 'not-now'
  | 'refused'
  | 'not-composed'
  | 'other';
