/** What every form by which staff come in says. */
export interface EntryFormWords {
  notDone: string;
  password: string;
  show: string;
  hide: string;
  submit: string;
  submitting: string;
}
