import { z } from 'zod';
import { cleanEmail, emailProblem } from './email-address.ts';

/** Characters of a one-line answer such as a name. */
export const lineLimit = 300;

/** Characters of a free-text answer. A long e-mail of cargo details has about 4,000. */
export const proseLimit = 20_000;

const nul = '\u0000';

/**
 * Trims text, normalizes line ends to \n and makes the Unicode well-formed. Refuses values that are not text, contain
 * NUL (databases cannot store it) or exceed `limit` characters. Messages are keys of `fields` in
 * src/platform/commands/strings/en/messages.ts.
 */
export function text(limit: number) {
  return z
    .string('not-text')
    .refine((value) => !value.includes(nul), { error: 'unreadable-character', abort: true })
    .transform((value) => value.toWellFormed().replaceAll('\r\n', '\n').trim())
    .refine((value) => value.length <= limit, { error: 'too-long' });
}

/** A missing answer becomes the empty string. */
export function optionalText(limit: number) {
  return text(limit).default('');
}

/** Requires at least one visible character. */
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

/** An e-mail address that can receive mail, or the empty string; the message names the problem. */
export const optionalEmail = optionalText(lineLimit).overwrite(cleanEmail).check(refuseBadEmail);

/** An e-mail address that can receive mail; the message names the problem. */
export const requiredEmail = requiredText(lineLimit).overwrite(cleanEmail).check(refuseBadEmail);

/** At least six digits (ITU-T E.164 allows up to fifteen), or the empty string. */
export const optionalPhone = optionalText(lineLimit)
  .overwrite((value) =>
    value
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
  .refine((value) => value === '' || (value.match(/\d/g)?.length ?? 0) >= 6, { error: 'phone' });

interface Issue {
  path: PropertyKey[];
  message: string;
  /** Of a union: the problems of each of its shapes. */
  errors?: Issue[][];
}

/** Returns the problems of the shape of a union that what was sent is most like: the one whose fields it has. */
function withinUnion(issue: Issue): Issue[] {
  const nearest = issue.errors?.find((ofShape) => ofShape.every(({ path }) => path.length > 0));
  return nearest
    ? nearest.flatMap(withinUnion).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue];
}

/**
 * Returns the first problem of each refused field (keys of the messages), in the schema's order, by input name:
 * `pieces.0.weight`. A problem of the entire body is named `body`.
 */
export function problemsOf(issues: Issue[]): Record<string, string> {
  const problems = new Map<string, string>();
  for (const { path, message } of issues.flatMap(withinUnion)) {
    // A problem of a list item is reported on the list, which is the field.
    const field = (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.') || 'body';
    if (!problems.has(field)) problems.set(field, message);
  }
  return Object.fromEntries(problems);
}
