import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useFetcher } from 'react-router';
import type { CannedText } from '#features/requests/desk/canned-picker.tsx';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import {
  chooseRecipient,
  chosenRecipient,
  draftPathOf,
  useKeptDraft,
} from '#features/requests/desk/drafts.ts';
import { insertParagraph } from '#features/requests/desk/insert-text.ts';
import { variablesIn } from '#features/requests/reply-variables.ts';
import { request } from '#features/requests/strings/en/request.ts';
import { fill } from '#platform/values/format.ts';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { focusSubmitter } from '#ui/desk/focus-submitter.ts';
import { isTyping, sendWithKeys, useKeys } from '#ui/desk/use-keys.ts';
import { useOver } from '#ui/desk/use-over.ts';
import { type ReplyFilesState, useReplyFiles } from './reply-files.tsx';
import { changesOf, positionOf, type RequestData } from './request-data.ts';

export interface ReplyOptions {
  page: RequestData;
  /** Brings the form to the front before text is inserted. */
  show: () => void;
  /** Opens the next request of the list; null without one. */
  goOn: (() => void) | null;
  /** Called with false when the text becomes empty. */
  typed: (isTyping: boolean) => void;
}

const t = request.reply;

/** False once the reader has left the form for something else: an outcome then leaves the focus where it is. */
function hasFocus(form: HTMLFormElement | null): boolean {
  return form?.contains(document.activeElement) === true;
}

/** Selects the next variable without a value after a position; returns false for none. */
function markVariable(field: HTMLTextAreaElement, behind: number): boolean {
  const start = field.value.indexOf('{{', behind);
  const end = start < 0 ? -1 : field.value.indexOf('}}', start);
  if (end < 0) return false;
  field.setSelectionRange(start, end + 2);
  return true;
}

interface ReplyText {
  to: string;
  subject: string;
  body: string;
}

/** Refs of the form, and its text. */
function useReplyFields() {
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const subject = () => {
    const field = form.current?.elements.namedItem('subject');
    return field instanceof HTMLInputElement ? field : null;
  };
  const text = (): ReplyText => ({
    to: chosenRecipient(form.current),
    subject: subject()?.value ?? '',
    body: body.current?.value ?? '',
  });
  const fillIn = (written: ReplyText) => {
    if (body.current) body.current.value = written.body;
    const field = subject();
    if (field) field.value = written.subject;
    chooseRecipient(form.current, written.to);
  };
  return { form, body, statusLine, text, fillIn };
}

type ReplyFields = ReturnType<typeof useReplyFields>;

interface SubmitOptions {
  fields: ReplyFields;
  files: ReplyFilesState;
  handOver: () => Promise<boolean>;
  sender: ReturnType<typeof useFetcher<DeskOutcome>>;
  isBusy: boolean;
}

/** Sends the form once its files are uploaded. Remembers what was sent, and whether the next request is to open. */
function useReplySubmit({ fields, files, handOver, sender, isBusy }: SubmitOptions) {
  const [isFinishing, setFinishing] = useState(false);
  const wantsNext = useRef(false);
  /** Last text sent from this form. */
  const sentText = useRef<ReplyText>(undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy || isFinishing) return event.preventDefault();
    focusSubmitter(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    wantsNext.current = submitter instanceof HTMLElement && submitter.dataset.sendNext !== undefined;
    sentText.current = fields.text();
    const uploads = files.finish.current();
    files.begin();
    const send = () => handOver().then((isSent) => isSent && files.sent());
    if (!uploads) return void send();
    event.preventDefault();
    const { currentTarget } = event;
    setFinishing(true);
    files.finished(uploads).then((uploaded) => {
      setFinishing(false);
      if (!uploaded) return;
      const data = new FormData(currentTarget, submitter);
      for (const [name, value] of uploaded) data.append(name, value);
      send();
      sender.submit(data, { method: 'post', encType: 'multipart/form-data' });
    });
  };
  return { submit, isFinishing, wantsNext, sentText };
}

/** State of the reply form: its draft, files, variables without a value, and what became of the last reply. */
export function useReply({ page, show, goOn, typed }: ReplyOptions) {
  const { lead, draft, me } = page;
  const fields = useReplyFields();
  const sender = useFetcher<DeskOutcome>();
  const [missing, setMissing] = useState(variablesIn(draft.body));
  /** Notice about a canned reply in another language than the customer's. */
  const [instead, setInstead] = useState('');
  const writtenAt = useWrittenAt(page, draft.body !== '');
  const look = () => {
    const { body } = fields.text();
    setMissing(variablesIn(body));
    if (body !== '') return writtenAt.begin();
    setInstead('');
    writtenAt.clear();
  };
  const files = useReplyFiles(page);
  const empty = () => {
    // Cleared, so that a second Enter does not send it twice.
    fields.form.current?.reset();
    if (fields.body.current) fields.body.current.value = '';
    files.sent();
    look();
  };
  const showNotSent = () => void toast.error(fill(t.notSent, { reference: lead.reference }));
  const kept = useKeptDraft({
    form: fields.form,
    path: draftPathOf(lead.id),
    meId: me.id,
    onRestored: look,
    onSentBefore: empty,
    onRefusedLate: showNotSent,
  });
  const isBusy = sender.state !== 'idle' || kept.isPending;
  const sending = useReplySubmit({ fields, files, handOver: kept.handOver, sender, isBusy });
  const isSending = isBusy || sending.isFinishing;
  const outcome = isSending ? undefined : sender.data;
  const [takenBack, setTakenBack] = useState<DeskOutcome>();
  const isOver = useOver(outcome);

  const latest = useRef({ kept, goOn, writtenAt, empty, look, show, typed, outcome, showNotSent });
  latest.current = { kept, goOn, writtenAt, empty, look, show, typed, outcome, showNotSent };
  useEffect(() => {
    const field = fields.body.current;
    if (!outcome || !field) return;
    if (!outcome.ok) {
      // Refused text is still unsent.
      latest.current.kept.keep();
      if (outcome.isStale) latest.current.writtenAt.see();
      if (!hasFocus(fields.form.current)) return latest.current.showNotSent();
      field.focus({ preventScroll: true });
      markVariable(field, 0);
      return;
    }
    latest.current.kept.clear();
    latest.current.typed(false);
    latest.current.empty();
    const isHere = hasFocus(fields.form.current);
    const isElsewhere = !isHere && document.activeElement !== document.body;
    if (sending.wantsNext.current && latest.current.goOn && !isElsewhere) latest.current.goOn();
    else if (isHere) fields.statusLine.current?.focus({ preventScroll: true });
  }, [outcome, fields.body, fields.form, fields.statusLine, sending.wantsNext]);

  const restored = useRef(draft.returned?.at);
  useEffect(() => {
    const { returned } = page.draft;
    const field = fields.body.current;
    if (!returned || !field || restored.current === returned.at) return;
    restored.current = returned.at;
    setTakenBack(latest.current.outcome);
    // Text written since stays below it.
    const text = sending.sentText.current;
    const below = text ? [text.body, field.value].filter(Boolean).join('\n\n') : page.draft.body;
    const { to, subject } = text ?? page.draft;
    fields.fillIn({ to, subject, body: below });
    latest.current.look();
    latest.current.kept.keep();
    // A note or a search that was begun since then stays in front.
    if (isTyping(document.activeElement) && !hasFocus(fields.form.current)) return;
    latest.current.show();
    // Refused later, it leaves its author where they are.
    if (returned.reason !== null) return;
    requestAnimationFrame(() => field.focus({ preventScroll: true }));
  }, [page, fields, sending.sentText]);

  return {
    fields,
    sender,
    files,
    missing,
    instead,
    isSending,
    outcome,
    /** Notice about the last reply; empty for none. */
    onItsWay: outcome?.ok && outcome !== takenBack && !isOver ? outcome.message : '',
    draftState: kept.state,
    version: writtenAt.version,
    submit: sending.submit,
    typed: () => {
      look();
      kept.keep();
      typed(fields.text().body !== '');
    },
    insert: ({ title, body: text, stage, instead: other }: CannedText) => {
      const field = fields.body.current;
      if (!field || isSending) return;
      markVariable(field, insertParagraph(field, text));
      const stages = field.form?.elements.namedItem('stage');
      if (stage && stages instanceof HTMLSelectElement) stages.value = stage;
      setInstead(other && fill(t.picker.inserted, { title, language: languageOf(lead.locale), other }));
    },
  };
}

/** Opens the canned replies by `c`. */
export function usePicking(show: () => void, isSending: boolean) {
  const [isPicking, setPicking] = useState(false);
  const pick = () => {
    show();
    if (!isSending) setPicking(true);
  };
  useKeys({ c: pick });
  return { isPicking, pick, close: () => setPicking(false) };
}

/** Sends by Ctrl+Enter; Tab goes to the next variable without a value, and without one leaves the field. */
export function pressInReply(event: KeyboardEvent<HTMLTextAreaElement>): void {
  sendWithKeys(event);
  const isPlainTab =
    event.key === 'Tab' && !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
  if (isPlainTab && markVariable(event.currentTarget, event.currentTarget.selectionEnd))
    event.preventDefault();
}

/**
 * Returns the version that a reply is written to: the one shown when the writing began. The page reloads while someone
 * writes, and a newer version would accept a reply after a colleague's. The version advances once `see` reports that
 * the refusal was shown, and after the person's changes.
 */
function useWrittenAt(page: RequestData, isBegun: boolean) {
  const { version } = page.lead;
  const position = positionOf(page);
  const [seen, setSeen] = useState(isBegun ? { version, position } : null);
  const isOvertaken = seen !== null && changesOf(page).some((change) => change.position > seen.position);
  return {
    version: isOvertaken ? seen.version : version,
    begin: () => setSeen((before) => before ?? { version, position }),
    see: () => setSeen({ version, position }),
    clear: () => setSeen(null),
  };
}
