import type {
  formSignalsHeader,
  idempotencyKeyHeader,
  SubmissionAnswer,
} from '../../../contract/submission.ts';
import { bearer } from '../account/call-api.ts';

// Types alone are imported, so that zod (25 KB) stays out of the browser; the compiler keeps the names equal.
const keyHeader: typeof idempotencyKeyHeader = 'Idempotency-Key';
const signalsHeader: typeof formSignalsHeader = 'Form-Signals';

/** After this the reader may try again; the key makes that harmless. */
const longestWaitMs = 30_000;

export interface Post {
  url: string;
  body: object;
  /** Equal for every attempt to send the same thing. */
  key: string;
  seconds: number;
  trapFilled: boolean;
  /** The language of the page that the form is on. */
  language: string;
  /** The reference of the request that is sent again with changes; empty for a new one. */
  follows: string;
  /** Sends the token of who is signed in along, which links what is sent to their account. */
  withToken: boolean;
}

/** The API's answer, and the address of the stored request's own page where it has one. */
export type PostAnswer = SubmissionAnswer & { statusPage?: string | undefined };

/** Posts a form to the API. Null means that no answer came, or none that could be read. */
export async function postForm(post: Post): Promise<PostAnswer | null> {
  const { url, body, key, seconds, trapFilled, language, follows, withToken } = post;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(withToken && bearer()),
        [keyHeader]: key,
        [signalsHeader]: [
          `seconds=${Math.round(seconds)}`,
          `trap=${trapFilled ? 1 : 0}`,
          `language=${language}`,
          ...(/^[\w-]+$/.test(follows) ? [`follows=${follows}`] : []),
        ].join('; '),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const answer = (await response.json()) as SubmissionAnswer;
    if (typeof answer !== 'object' || typeof answer.success !== 'boolean') return null;
    return { ...answer, statusPage: response.headers.get('location') ?? undefined };
  } catch {
    return null;
  }
}
