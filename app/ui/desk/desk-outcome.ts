/** How a form of the desk went, as a page's action answers it. */
export interface DeskOutcome {
  ok: boolean;
  /** Which of the page's forms it was. */
  intent: string;
  message: string;
  /** What to say at a field, by its name. */
  errors: Record<string, string>;
  /** What was typed, by field name, to stand there again; without passwords. */
  values: Record<string, string>;
  /** Refused because somebody changed the lead since it was shown; the page shows it anew. */
  isStale?: boolean;
  /** Where to sign in again, when the session is over. */
  signIn?: { path: string; label: string };
}
