import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useFetcher } from 'react-router';
import { CannedPicker, type CannedText } from '../../../features/requests/desk/canned-picker.tsx';
import { languageOf } from '../../../features/requests/desk/customer-language.ts';
import { draftPathOf, isUnsaved, useKeptDraft } from '../../../features/requests/desk/drafts.ts';
import { insertText } from '../../../features/requests/desk/mentions.ts';
import { variablesIn } from '../../../features/requests/reply-variables.ts';
import { stages } from '../../../features/requests/strings/en/leads.ts';
import { request } from '../../../features/requests/strings/en/request.ts';
import { deskLocale, knownLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import { lineLimit } from '../../../platform/values/text.ts';
import { Options, optionsOf, SmallField } from '../../../ui/desk/controls.tsx';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { Refusal } from '../../../ui/desk/refusal.tsx';
import { sendWithKeys, useKeys } from '../../../ui/desk/use-keys.ts';
import { FieldError } from '../../../ui/forms/field.tsx';
import { ReplyFiles, useReplyFiles } from './reply-files.tsx';
import { changesOf, positionOf, type RequestData } from './request-data.ts';

interface ReplyFormProps {
  page: RequestData;
  /** Brings the form to the front before text is inserted. */
  show: () => void;
  /** Opens the next request of the list; null without one. */
  goOn: (() => void) | null;
  /** Called with false when the text becomes empty. */
  typed: (isTyping: boolean) => void;
}

const t = request.reply;

/** Stages to which a reply moves: a loss needs a reason, and spam gets no reply. */
const replyStages = optionsOf(stages).filter(({ value }) => !['new', 'lost', 'spam'].includes(value));

/** Selects the next variable without a value after a position; returns false for none. */
function markVariable(field: HTMLTextAreaElement, behind: number): boolean {
  const start = field.value.indexOf('{{', behind);
  const end = start < 0 ? -1 : field.value.indexOf('}}', start);
  if (end < 0) return false;
  field.setSelectionRange(start, end + 2);
  return true;
}

/** Reply by e-mail. The text is kept as a draft; a variable without a value blocks sending. */
export function ReplyForm({ page, show, goOn, typed }: ReplyFormProps) {
  const { lead, draft, canned, me } = page;
  const { reference } = lead;
  const draftPath = draftPathOf(lead.id);
  const language = languageOf(lead.locale);
  const sender = useFetcher<DeskOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const wantsNext = useRef(false);
  const [isPicking, setPicking] = useState(false);
  const [missing, setMissing] = useState(variablesIn(draft.body));
  /** Notice about a canned reply in another language than the customer's. */
  const [instead, setInstead] = useState('');
  const writtenAt = useWrittenAt(page, draft.body !== '');
  const look = () => {
    const text = body.current?.value ?? '';
    setMissing(variablesIn(text));
    if (text === '') setInstead('');
    if (text === '') writtenAt.clear();
    else writtenAt.begin();
  };
  const files = useReplyFiles(page);
  const [isFinishing, setFinishing] = useState(false);
  const empty = () => {
    // Cleared, so that a second Enter does not send it twice.
    form.current?.reset();
    if (body.current) body.current.value = '';
    files.sent();
    look();
  };
  const kept = useKeptDraft({
    form,
    path: draftPath,
    meId: me.id,
    onRestored: look,
    onSentBefore: empty,
    onRefusedLate: () => toast.error(fill(t.notSent, { reference })),
  });
  const isSending = sender.state !== 'idle' || kept.isPending || isFinishing;
  const outcome = isSending ? undefined : sender.data;
  const [takenBack, setTakenBack] = useState<DeskOutcome>();

  const isOnItsWay = outcome?.ok && outcome !== takenBack;

  const pick = () => {
    show();
    if (!isSending) setPicking(true);
  };
  useKeys({ c: pick });

  const latest = useRef({ kept, goOn, writtenAt, empty, look, show, typed, outcome });
  latest.current = { kept, goOn, writtenAt, empty, look, show, typed, outcome };
  useEffect(() => {
    const field = body.current;
    if (!outcome || !field) return;
    if (!outcome.ok) {
      // Refused text is still unsent.
      latest.current.kept.keep();
      if (outcome.isStale) latest.current.writtenAt.see();
      field.focus({ preventScroll: true });
      markVariable(field, 0);
      return;
    }
    latest.current.kept.clear();
    latest.current.typed(false);
    latest.current.empty();
    if (wantsNext.current && latest.current.goOn) latest.current.goOn();
    else statusLine.current?.focus({ preventScroll: true });
  }, [outcome]);

  /** Last text sent from this form. */
  const sentText = useRef<{ subject: string; body: string }>(undefined);
  const restored = useRef(page.draft.returned?.at);
  useEffect(() => {
    const { returned } = page.draft;
    const field = body.current;
    if (!returned || !field || restored.current === returned.at) return;
    restored.current = returned.at;
    setTakenBack(latest.current.outcome);
    // Text written since stays below it.
    const text = sentText.current;
    field.value = text ? [text.body, field.value].filter(Boolean).join('\n\n') : page.draft.body;
    const subject = form.current?.elements.namedItem('subject');
    if (subject instanceof HTMLInputElement) subject.value = (text ?? page.draft).subject;
    latest.current.look();
    latest.current.kept.keep();
    latest.current.show();
    // Refused later, it leaves its author where they are.
    if (returned.reason !== null) return;
    requestAnimationFrame(() => field.focus({ preventScroll: true }));
  }, [page]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    wantsNext.current = submitter instanceof HTMLElement && submitter.dataset.sendNext !== undefined;
    const subject = event.currentTarget.elements.namedItem('subject');
    sentText.current = {
      subject: subject instanceof HTMLInputElement ? subject.value : '',
      body: body.current?.value ?? '',
    };
    const uploads = files.finish.current();
    files.begin();
    const send = () => kept.handOver().then((isSent) => isSent && files.sent());
    if (!uploads) return void send();
    event.preventDefault();
    const { currentTarget } = event;
    setFinishing(true);
    files.finished(uploads).then((fields) => {
      setFinishing(false);
      if (!fields) return;
      const data = new FormData(currentTarget, submitter);
      for (const [name, value] of fields) data.append(name, value);
      send();
      sender.submit(data, { method: 'post', encType: 'multipart/form-data' });
    });
  };
  const insert = ({ title, body: text, instead }: CannedText) => {
    const field = body.current;
    if (!field || isSending) return;
    const at = field.selectionStart;
    insertText(field, text);
    markVariable(field, at);
    setInstead(instead && fill(t.picker.inserted, { title, language: language, other: instead }));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    sendWithKeys(event);
    const isPlainTab =
      event.key === 'Tab' && !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
    // Without a later variable, Tab leaves the field.
    if (isPlainTab && markVariable(event.currentTarget, event.currentTarget.selectionEnd))
      event.preventDefault();
  };

  return (
    <>
      <sender.Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onInput={() => {
          look();
          kept.keep();
          typed(body.current?.value !== '');
        }}
        onSubmit={submit}
        className="space-y-2"
      >
        <input type="hidden" name="version" value={writtenAt.version} />
        <div className="composer-extra space-y-2">
          <p className="text-[0.8125rem] text-muted">
            {t.to} <span className="font-medium text-strong">{lead.email}</span>{' '}
            <span id="reply-frame" className="block sm:ml-3 sm:inline">
              {fill(t.frame, { language })}
            </span>
          </p>
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow basis-64">
              <SmallField id="reply-subject" label={t.subject}>
                <input
                  id="reply-subject"
                  name="subject"
                  defaultValue={draft.subject}
                  required
                  maxLength={lineLimit}
                  readOnly={isSending}
                  aria-busy={isSending || undefined}
                  onKeyDown={sendWithKeys}
                  className="desk-input"
                />
                <FieldError id="reply-subject" error={outcome?.errors.subject} />
              </SmallField>
            </div>
            {canned.length > 0 && (
              <button type="button" data-replay onClick={pick} className="desk-button">
                {t.canned}
                <kbd aria-hidden className="key">
                  c
                </kbd>
              </button>
            )}
          </div>
        </div>
        <div>
          <label htmlFor="reply-body" className="sr-only">
            {t.body}
          </label>
          <textarea
            ref={body}
            id="reply-body"
            name="body"
            rows={3}
            placeholder={t.hint}
            required
            lang={knownLocale(lead.locale)}
            data-write
            readOnly={isSending}
            aria-busy={isSending || undefined}
            defaultValue={draft.body}
            onKeyDown={press}
            aria-invalid={outcome?.errors.body ? true : undefined}
            aria-describedby={outcome?.errors.body ? 'reply-body-error' : undefined}
            className="desk-input leading-relaxed"
          />
          <FieldError id="reply-body" error={outcome?.errors.body} />
          <p role="status" className={instead ? 'mt-1.5 text-[0.875rem] font-medium text-alert' : ''}>
            {instead}
          </p>
          {missing.length > 0 && (
            <p role="status" className="mt-1.5 text-[0.875rem] font-medium text-alert">
              {fill(t.missing, { names: listIn(deskLocale, missing) })}
            </p>
          )}
        </div>
        <ReplyFiles files={files} error={outcome?.errors.attachments} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <button
            type="submit"
            name="intent"
            value="reply"
            aria-disabled={isSending || undefined}
            className="desk-button desk-button-primary"
          >
            {isSending ? t.sending : t.send}
          </button>
          {goOn && (
            <button
              type="submit"
              name="intent"
              value="reply"
              data-send-next
              className="composer-extra desk-button"
            >
              {t.sendNext}
            </button>
          )}
          <label className="composer-extra flex items-center gap-2 text-[0.8125rem] text-muted">
            {t.stageAfter}
            <select name="stage" onKeyDown={sendWithKeys} className="desk-input w-auto">
              <option value="">{t.keepStage}</option>
              <Options options={replyStages} />
            </select>
          </label>
          <output
            className={`text-[0.8125rem] ${isUnsaved(kept.state) ? 'font-medium text-alert' : 'text-muted'}`}
          >
            {t.draftStates[kept.state ?? 'unchanged']}
          </output>
          {kept.state === 'signed-out' && (
            <a href="/desk/signin" target="_blank" rel="noopener" className="link text-[0.8125rem]">
              {t.signIn}
            </a>
          )}
        </div>
        {outcome && !outcome.ok && <Refusal outcome={outcome} />}
      </sender.Form>
      <p
        ref={statusLine}
        role="status"
        tabIndex={-1}
        className={isOnItsWay ? 'mt-1 font-medium text-strong' : ''}
      >
        {isOnItsWay && outcome.message}
      </p>
      <CannedPicker
        isOpen={isPicking}
        close={() => setPicking(false)}
        choose={insert}
        canned={canned}
        language={language}
        t={t.picker}
      />
    </>
  );
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
