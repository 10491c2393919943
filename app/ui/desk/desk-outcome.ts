/** How a form of the desk went, as a page's action answers it. Passwords are never given back. */
export interface DeskOutcome {
  status: 'done' | 'refused';
  /** Which of the page's forms it was. */
  intent: string;
  message: string;
  /** What to say at a field, by its name. */
  errors: Record<string, string>;
  /** What was typed, by field name, to stand there again. */
  values: Record<string, string>;
}
