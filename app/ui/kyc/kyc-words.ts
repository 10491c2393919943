import type { KycState } from '../../../contract/kyc-case.ts';
import type { FieldProblem } from '../../../contract/messages.ts';

/** What a customer does with a case. */
export type KycIntent = 'save' | 'send' | 'upload' | 'remove';

/** What a page's action found wrong; `values` is what was typed, by field id, to stand there again. */
export interface KycRefusal {
  intent: KycIntent;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

export interface CaseStateWords {
  label: string;
  steps: { label: string; list: string[] };
  titles: Record<KycState, string>;
  texts: Record<KycState, string>;
  sentOn: string;
  holdsUntil: string;
  heldUntil: string;
  reviewer: string;
  help: string;
  call: string;
}

export interface WaysWords {
  heading: string;
  list: {
    title: string;
    text: string;
    link: { label: string; part: string };
    download?: string;
  }[];
}

export interface ContentsWords {
  heading: string;
  papers: string;
  send: string;
  missing: string;
  toCheck: string;
  answered: string;
  optional: string;
  files: string;
}

export interface AnswerWords {
  optional: string;
  summaryTitles: Record<KycIntent, string>;
  unreachable: string;
  failed: string;
  signedOut: string;
  fileOnItsWay: string;
  fields: Record<FieldProblem, string>;
  questions: Record<string, string>;
  /** Questions that the page words in another way than the PDF, by field id. */
  labels: Record<string, string>;
  /** Under a date: how one is written. */
  dateHelp: string;
  row: string;
  leave: string;
}

export interface PapersWords {
  heading: string;
  text: string;
  limits: string;
  choose: string;
  drop: string;
  upload: string;
  uploadHelp: string;
  list: string;
  none: string;
  size: string;
  earlier: string;
  remove: string;
  removeWhich: string;
  confirmRemove: string;
  queue: string;
  waiting: string;
  sending: string;
  checking: string;
  stored: string;
  already: string;
  notStored: string;
  progress: string;
  cancel: string;
  cancelWhich: string;
  again: string;
  againWhich: string;
  dismiss: string;
  dismissWhich: string;
  dismissAll: string;
  unreachable: string;
  failed: string;
  tooLarge: string;
  empty: string;
}

export interface SendWords {
  heading: string;
  text: string;
  missingForm: string;
  missingAnswers: { one: string; more: string };
  toCheck: { one: string; more: string };
  ready: string;
  formAmongPapers: string;
  otherWay: string;
  asPaper: string;
  save: string;
  saving: string;
  send: string;
  sending: string;
  unsaved: string;
  saved: string;
  privacy: string;
}

export interface GivenWords {
  answers: string;
  show: string;
  none: string;
  yes: string;
  row: string;
}

/** The words of /kyc; app/content brings them. */
export interface KycCaseWords {
  state: CaseStateWords;
  ways: WaysWords;
  contents: ContentsWords;
  form: AnswerWords;
  papers: PapersWords;
  send: SendWords;
  given: GivenWords;
}
