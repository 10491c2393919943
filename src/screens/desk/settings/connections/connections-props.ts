import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import type { Route } from '../+types/connections';

export interface ConnectionsProps extends Omit<Route.ComponentProps['loaderData'], 'done'> {
  /** Outcome of the page's last form. */
  outcome:
    | (DeskOutcome & {
        /** Page of a provider at which a sign-in goes on. */
        authorize?: { url: string; name: string };
      })
    | null;
}
