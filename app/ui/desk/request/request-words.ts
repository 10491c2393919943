import type { StageDialogWords } from '../stage-dialog.tsx';
import type { ContactFormWords } from './contact-form.tsx';
import type { DraftState } from './use-kept-draft.ts';

/** The words of a request's page. */
export interface RequestWords {
  back: string;
  before: string;
  next: string;
  due: string;
  sent: string;
  timeline: string;
  work: string;
  owner: string;
  nobody: string;
  assignToMe: string;
  saveOwner: string;
  stage: StageDialogWords;
  spam: string;
  notSpam: string;
  person: string;
  write: string;
  account: string;
  contact: ContactFormWords;
  everything: string;
  others: { heading: string; none: string };
  duplicates: { heading: string; text: string; merge: string };
  revisions: { heading: string; text: string };
  merge: { heading: string; label: string; help: string; compare: string };
  mergedIn: { heading: string; undo: { title: string; text: string; submit: string } };
  here: string;
  changedMeanwhile: string;
  copy: string;
  copied: string;
  reply: {
    tab: string;
    to: string;
    noAddress: string;
    subject: string;
    canned: string;
    picker: { title: string; find: string; none: string; cancel: string };
    body: string;
    missing: string;
    stageAfter: string;
    keepStage: string;
    send: string;
    sendNext: string;
    sending: string;
    notSent: string;
    draft: string;
    draftStates: Record<DraftState, string>;
    signIn: string;
  };
  note: {
    tab: string;
    body: string;
    help: string;
    mentions: { title: string; offered: string };
    save: string;
  };
  answered: { tab: string; text: string; channel: string; words: string; save: string };
  customerAnswered: { tab: string; text: string; words: string; save: string };
  retry: string;
  merged: string;
  unsent: { heading: string; copy: string; copied: string };
}
