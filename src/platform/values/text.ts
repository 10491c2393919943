import { z } from 'zod';
import { emailProblem } from './email-address.ts';

/** Characters allowed in a one-line answer such as a name. */
export const lineLimit = 300;

/** Characters allowed in a free-text answer. A long e-mail of cargo details is about 4,000. */
export const proseLimit = 20_000;

const nul = '\u0000';

/**
 * Text as a person typed it: trimmed, line ends as \n, well-formed Unicode.
 * Refuses anything that is not text, a NUL (no database column can hold one) and more than `limit` characters.
 * Its messages are keys of `fields` in src/platform/commands/strings/en/messages.ts.
 */
function text(limit: number) {
  return z
    .string('not-text')
    .refine((value) => !value.includes(nul), { error: 'unreadable-character', abort: true })
    .transform((value) => value.toWellFormed().replaceAll('\r\n', '\n').trim())
    .refine((value) => value.length <= limit, { error: 'too-long' });
}

/** Text that may be left out; a missing answer is the empty string. */
export function optionalText(limit: number) {
  return text(limit).default('');
}

/** Text that must hold at least one visible character. */
export function requiredText(limit: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'required' : 'not-text') })
    .pipe(text(limit))
    .refine((value) => value !== '', { error: 'required' });
}

function refuseBadEmail(context: z.core.ParsePayload<string>): void {
  const problem = context.value === '' ? null : emailProblem(context.value);
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
}

/** An e-mail address at which a mail can arrive, or the empty string; the message names what is wrong. */
export const optionalEmail = optionalText(lineLimit).check(refuseBadEmail);

/** An e-mail address at which a mail can arrive; the message names what is wrong. */
export const requiredEmail = requiredText(lineLimit).check(refuseBadEmail);

/** A telephone number, of at least six digits (ITU-T E.164 allows up to fifteen), or the empty string. */
export const optionalPhone = optionalText(lineLimit).refine(
  (value) => value === '' || (value.match(/\d/g)?.length ?? 0) >= 6,
  { error: 'phone' },
);

interface Issue {
  path: PropertyKey[];
  message: string;
}

/**
 * The first problem of each field that a schema refused (keys of the messages), in the schema's order and by its path as
 * inputs are named: `pieces.0.weight`. That of the whole is called `body`.
 */
export function problemsOf(issues: Issue[]): Record<string, string> {
  const problems = new Map<string, string>();
  for (const { path, message } of issues) {
    // A problem of one item of a list is said of the list, which is the field.
    const field = (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.') || 'body';
    if (!problems.has(field)) problems.set(field, message);
  }
  return Object.fromEntries(problems);
}
