import type { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import { clearStoredUser, findStoredUser } from './stored-user.ts';

// Only the type is imported, so that zod (25 KB) stays out of the browser; the compiler keeps the names equal.
export const signalsHeader: typeof formSignalsHeader = 'Form-Signals';

/** Milliseconds until a call counts as failed. */
const longestWaitMs = 30_000;

/** Outcome of an API call; `message` is empty without a readable response. */
export type ApiOutcome<Body> =
  | { ok: true; body: Body; location: string | undefined }
  | { ok: false; status: number; message: string; errors: Record<string, string> };

interface Refusal {
  message?: string;
  errors?: Record<string, string>;
  /** Errors of sign-in and sign-up (specification, section 7): either, both or neither. */
  error?: string;
  msg?: string;
}

/** Returns the header with the stored token; empty for a visitor. */
export function bearer(): Record<string, string> {
  const user = findStoredUser();
  return user ? { Authorization: `Bearer ${user.token}` } : {};
}

/**
 * Calls the API with JSON, by default as the signed-in customer. Never throws: refusals and lost connections are
 * outcomes. Clears a token that the server no longer accepts; a newer session in the cookie takes precedence on the
 * server.
 */
export async function callApi<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = bearer(),
): Promise<ApiOutcome<Body>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        [signalsHeader]: `locale=${document.documentElement.lang}`,
        ...headers,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(longestWaitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 401 && path !== '/signin' && headers.Authorization) clearStoredUser();
    const result = (await response.json()) as Body & Refusal;
    const { error, msg, message, errors = {} } = result;
    if (response.ok && !error)
      return { ok: true, body: result, location: response.headers.get('location') ?? undefined };
    return { ok: false, status: response.status, message: error || msg || message || '', errors };
  } catch {
    return { ok: false, status: 0, message: '', errors: {} };
  }
}
