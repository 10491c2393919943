import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { DeskOutcome } from './desk-form.tsx';
import { failures } from './strings/en/failures.ts';

const blank = { ok: false, intent: '', errors: {}, values: {} };

/**
 * Runs a server action of a page with input. When the server cannot be reached, fails or requires a sign-in, returns
 * that as an outcome instead of leaving the page. The status prevents a reload.
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
 * Reloads the page after a conflict (409) or a deletion (404), so that it shows the current state; other refusals keep
 * it as is. Re-export as `shouldRevalidate`.
 */
export function reloadOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
