import { data, isRouteErrorResponse } from 'react-router';
import { failures } from '../../content/en/desk/failures.ts';
import type { DeskOutcome } from '../../ui/desk/desk-outcome.ts';

const blank = { ok: false, intent: '', errors: {}, values: {} };

/**
 * For a page that is written on: asks the server, and when that can't be reached, fails, or wants a sign-in first, says
 * so in place of leaving the page with what was written. The status keeps the page from being loaded anew.
 */
export async function stayOnPage<Outcome>(ask: () => Promise<Outcome>) {
  try {
    return await ask();
  } catch (problem) {
    const to = problem instanceof Response ? (problem.headers.get('Location') ?? '') : '';
    if (to.startsWith('/desk/signin')) {
      const outcome: DeskOutcome = {
        ...blank,
        message: failures.signedOut,
        signIn: { path: '/desk/signin', label: failures.signIn },
      };
      return data(outcome, { status: 401 });
    }
    if (problem instanceof Response || (isRouteErrorResponse(problem) && problem.status < 500)) throw problem;
    const outcome: DeskOutcome = { ...blank, message: failures.notReached };
    return data(outcome, { status: 503 });
  }
}
