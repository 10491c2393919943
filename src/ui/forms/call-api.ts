import type { formSignalsHeader } from '../../platform/commands/submission-headers.ts';
import { clearStoredUser, findStoredUser } from './stored-user.ts';

// The type alone is imported, so that zod (25 KB) stays out of the browser; the compiler keeps the names equal.
export const signalsHeader: typeof formSignalsHeader = 'Form-Signals';

/** After this the reader may try again. */
const longestWaitMs = 30_000;

/** What a call to the API came to; `message` is empty when no response came, or none that could be read. */
export type ApiOutcome<Body> =
  | { ok: true; body: Body }
  | { ok: false; status: number; message: string; errors: Record<string, string> };

interface Refusal {
  message?: string;
  errors?: Record<string, string>;
  /** Of signing in and up (specification, section 7): either of them, both or neither. */
  error?: string;
  msg?: string;
}

/** The token that this browser keeps, as the header that shows it; nothing for a visitor. */
export function bearer(): Record<string, string> {
  const user = findStoredUser();
  return user ? { Authorization: `Bearer ${user.token}` } : {};
}

/**
 * Calls our API as the signed-in customer, with JSON. Never throws: a refusal and a broken line are outcomes. A token that
 * the server no longer knows is cleared; while the cookie carries a newer session, the server goes by that.
 */
export async function callApi<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<ApiOutcome<Body>> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...bearer(),
        [signalsHeader]: `locale=${document.documentElement.lang}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(longestWaitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 401 && path !== '/signin' && findStoredUser()) clearStoredUser();
    const result = (await response.json()) as Body & Refusal;
    const { error, msg, message, errors = {} } = result;
    if (response.ok && !error) return { ok: true, body: result };
    return { ok: false, status: response.status, message: error || msg || message || '', errors };
  } catch {
    return { ok: false, status: 0, message: '', errors: {} };
  }
}
