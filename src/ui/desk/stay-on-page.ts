import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { DeskOutcome } from './desk-form.tsx';
import { failures } from './strings/en/failures.ts';

const blank = { ok: false, intent: '', errors: {}, values: {} };

/**
 * For a page that is written on: asks the server, and when that can't be reached, fails, or wants a sign-in first, says
 * so in place of leaving the page with what was written. The status keeps the page from being loaded again.
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

/**
 * For a page whose form may be refused because somebody was faster: what it is about was changed (409) or is gone (404).
 * The page then shows what has become of it; any other refusal leaves it as it is. Re-exported as `shouldRevalidate`.
 */
export function reloadOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
