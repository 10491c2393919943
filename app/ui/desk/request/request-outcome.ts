/** How something that was done on a request's page went. */
export interface RequestOutcome {
  ok: boolean;
  message: string;
  /** Refused because somebody changed the request since it was shown; the page shows it anew. */
  isStale?: boolean;
  /** What is wrong with a field, by its name. */
  errors?: Record<string, string>;
  /** What was refused, by the name of its field, for the form that it was typed into. */
  typed?: { intent: string; text: string; channel: string; contact?: Record<string, string> };
  /** Where to sign in again, when the session is over. */
  signIn?: { path: string; label: string };
}
