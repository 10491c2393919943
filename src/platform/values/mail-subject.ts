/** A subject with a reference behind it, unless it names it: what happened is seen first, also on a phone's lock screen. */
export function withReference(subject: string, reference: string): string {
  return subject.includes(reference) ? subject : `${subject.trim()} (${reference})`;
}
