import type { z } from 'zod';
import { proseLimit } from './text.ts';

/** An answer that could not be parsed: its input name and the typed text. */
export type UnreadAnswer = { field: string; text: string };

const mostUnread = 500;

/**
 * Problems that do not concern a single optional answer: the version of the API, and lists that are too long to store.
 */
const notOfOneAnswer = ['shipment-version', 'too-many'];

/** Lists whose rows are counted: a row without its quantity must not count as 1. */
const countedRow = /^shipment\.(?:pieces|containers)\.\d+\./;

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** "value: 16800, unit: kg"; JSON where there are further levels. */
function textOfHolder(value: Holder): string {
  const entries = Object.entries(value);
  return entries.some(([, inner]) => isHolder(inner))
    ? JSON.stringify(value)
    : entries.map(([name, inner]) => `${name}: ${inner}`).join(', ');
}

function textOfValue(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((item) => !isHolder(item))
        ? value.join(', ')
        : isHolder(value)
          ? textOfHolder(value)
          : String(value ?? '');
  return text.replaceAll('\u0000', '').toWellFormed().trim();
}

/** Removes the value at a path from the input and returns it; null when it is missing or cannot be stored as text. */
function takeOut(input: Holder, path: readonly string[]): UnreadAnswer | null {
  const [key = '', ...way] = path.toReversed();
  let holder: unknown = input;
  for (const step of way.reverse()) holder = isHolder(holder) ? holder[step] : undefined;
  if (!isHolder(holder) || !Object.hasOwn(holder, key)) return null;
  const answer = { field: path.join('.'), text: textOfValue(holder[key]) };
  if (answer.text.length > proseLimit) return null;
  // Keeps the index of the other rows.
  if (Array.isArray(holder)) holder[Number(key)] = null;
  else delete holder[key];
  if (countedRow.test(answer.field)) holder.isUnread = true;
  return answer;
}

type Issue = z.core.$ZodIssue;

/** Returns the distinct paths of the refused answers. */
function pathsOf(issues: Issue[]): string[][] {
  const paths = issues.flatMap((issue) => {
    const path = issue.path.map(String);
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  });
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/**
 * Parses an input after moving refused answers out as text. Fails with the remaining problems: those of answers that
 * `isNeeded`, of texts over the length limit, and of the entire input.
 */
export function readWithUnread<Schema extends z.ZodType<object>>(
  schema: Schema,
  input: unknown,
  isNeeded: (name: string, input: Holder) => boolean,
): { ok: true; data: z.output<Schema> & { unread?: UnreadAnswer[] } } | { ok: false; issues: Issue[] } {
  const rest: unknown = structuredClone(input);
  const unread: UnreadAnswer[] = [];
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) {
      const answers = unread.filter(({ text }) => text !== '');
      return { ok: true, data: answers.length > 0 ? { ...parsed.data, unread: answers } : parsed.data };
    }
    const { issues } = parsed.error;
    const optional = issues.filter(
      ({ message, path: [name] }) =>
        isHolder(rest) && !notOfOneAnswer.includes(message) && !isNeeded(String(name ?? ''), rest),
    );
    const taken = isHolder(rest) ? pathsOf(optional).map((path) => takeOut(rest, path)) : [];
    unread.push(...taken.filter((answer) => answer !== null));
    const refused = issues.filter((issue) => !optional.includes(issue));
    if (refused.length > 0) return { ok: false, issues: refused };
    if (taken.includes(null) || unread.length > mostUnread) return { ok: false, issues };
  }
}
