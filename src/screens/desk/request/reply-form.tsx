import { useId } from 'react';
import { CannedPicker } from '#features/requests/desk/canned-picker.tsx';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { isUnsaved } from '#features/requests/desk/drafts.ts';
import type { Recipient } from '#features/requests/recipients.ts';
import { stages } from '#features/requests/strings/en/leads.ts';
import { request } from '#features/requests/strings/en/request.ts';
import { deskLocale, knownLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { lineLimit } from '#platform/values/text.ts';
import { Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import { Key } from '#ui/desk/key.tsx';
import { Refusal } from '#ui/desk/refusal.tsx';
import { sendWithKeys } from '#ui/desk/use-keys.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { ReplyFiles } from './reply-files.tsx';
import type { RequestData } from './request-data.ts';
import { pressInReply, type ReplyOptions, usePicking, useReply } from './use-reply.ts';

const t = request.reply;

/** Stages to which a reply moves: a loss needs a reason, and notices and spam get no reply. */
const replyStages = optionsOf(stages).filter(
  ({ value }) => !['new', 'lost', 'notice', 'spam'].includes(value),
);

interface ReplyPartProps {
  page: RequestData;
  reply: ReturnType<typeof useReply>;
}

interface RecipientChoiceProps {
  recipients: Recipient[];
  /** Of the draft; empty for the usual one. */
  chosen: string;
  error: string | undefined;
}

/** Chooses among the people of the request; who wrote last is chosen first, unless the draft is to another. */
function RecipientChoice({ recipients, chosen, error }: RecipientChoiceProps) {
  const usual = recipients[0]?.address ?? '';
  const isListed = recipients.some(({ address }) => address === chosen);
  return (
    <>
      <label htmlFor="reply-to">{t.to}</label>{' '}
      <select
        // Another person has written since.
        key={usual}
        id="reply-to"
        name="to"
        defaultValue={isListed ? chosen : usual}
        onKeyDown={sendWithKeys}
        aria-describedby={error ? 'reply-to-error' : undefined}
        className="desk-input w-auto max-w-full"
      >
        {recipients.map(({ name, address }) => (
          <option key={address} value={address}>
            {name ? `${name} <${address}>` : address}
          </option>
        ))}
      </select>
      <FieldError id="reply-to" error={error} />
    </>
  );
}

/** Address and subject. */
function ReplyHead({ page, reply, pick }: ReplyPartProps & { pick: () => void }) {
  const { lead, draft, canned, recipients } = page;
  const { isSending, outcome } = reply;
  return (
    <div className="composer-extra space-y-2">
      <div className="text-[0.8125rem] text-muted">
        {recipients.length > 1 ? (
          <RecipientChoice recipients={recipients} chosen={draft.to} error={outcome?.errors.to} />
        ) : (
          <>
            {t.to}{' '}
            <span className="font-medium text-strong wrap-anywhere">
              {recipients[0]?.address ?? lead.email}
            </span>
          </>
        )}{' '}
        <span className="block sm:ml-3 sm:inline">
          {fill(t.frame, { language: languageOf(lead.locale) })}
        </span>
      </div>
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
            <Key>c</Key>
          </button>
        )}
      </div>
    </div>
  );
}

/** Text, with what is to be filled in before it is sent. */
function ReplyBody({ page, reply }: ReplyPartProps) {
  const { fields, isSending, outcome, instead, missing } = reply;
  const problem = outcome?.errors.body;
  return (
    <div>
      <label htmlFor="reply-body" className="sr-only">
        {t.body}
      </label>
      <textarea
        ref={fields.body}
        id="reply-body"
        name="body"
        rows={3}
        placeholder={t.hint}
        required
        lang={knownLocale(page.lead.locale)}
        data-write
        readOnly={isSending}
        aria-busy={isSending || undefined}
        defaultValue={page.draft.body}
        onKeyDown={pressInReply}
        onPaste={(event) => {
          // A copied table comes as text and as a picture of it.
          const { files: pasted, types } = event.clipboardData;
          if (!types.includes('text/plain') && reply.files.attachPasted(pasted)) event.preventDefault();
        }}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'reply-body-error' : undefined}
        className="desk-input leading-relaxed"
      />
      <FieldError id="reply-body" error={problem} />
      <p role="status" className={instead ? 'mt-1.5 text-[0.875rem] font-medium text-alert' : ''}>
        {instead}
      </p>
      {missing.length > 0 && (
        <p role="status" className="mt-1.5 text-[0.875rem] font-medium text-alert">
          {fill(t.missing, { names: listIn(deskLocale, missing) })}
        </p>
      )}
    </div>
  );
}

/** Buttons to send, the stage to move to, and the state of the draft. */
function ReplyActions({ reply, canGoOn }: Pick<ReplyPartProps, 'reply'> & { canGoOn: boolean }) {
  const { isSending, draftState } = reply;
  const stageId = useId();
  return (
    <div className="composer-extra flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="submit"
        name="intent"
        value="reply"
        aria-disabled={isSending || undefined}
        className="desk-button desk-button-primary"
      >
        {isSending ? t.sending : t.send}
      </button>
      {canGoOn && (
        <button type="submit" name="intent" value="reply" data-send-next className="desk-button">
          {t.sendNext}
        </button>
      )}
      <label htmlFor={stageId} className="flex items-center gap-2 text-[0.8125rem] text-muted">
        {t.stageAfter}
        <select id={stageId} name="stage" onKeyDown={sendWithKeys} className="desk-input w-auto">
          <option value="">{t.keepStage}</option>
          <Options options={replyStages} />
        </select>
      </label>
      <output
        className={`text-[0.8125rem] ${isUnsaved(draftState) ? 'font-medium text-alert' : 'text-muted'}`}
      >
        {t.draftStates[draftState ?? 'unchanged']}
      </output>
      {draftState === 'signed-out' && (
        <a href="/desk/signin" target="_blank" rel="noopener" className="link text-[0.8125rem]">
          {t.signIn}
        </a>
      )}
    </div>
  );
}

/** Reply by e-mail. The text is kept as a draft; a variable without a value blocks sending. */
export function ReplyForm(options: ReplyOptions) {
  const { page, show, goOn } = options;
  const reply = useReply(options);
  const { sender, fields, outcome, onItsWay } = reply;
  const { isPicking, pick, close } = usePicking(show, reply.isSending);
  return (
    <>
      <sender.Form
        ref={fields.form}
        method="post"
        encType="multipart/form-data"
        onInput={reply.typed}
        onSubmit={reply.submit}
        className="space-y-2"
      >
        <input type="hidden" name="version" value={reply.version} />
        <ReplyHead page={page} reply={reply} pick={pick} />
        <ReplyBody page={page} reply={reply} />
        <ReplyFiles files={reply.files} error={outcome?.errors.attachments} />
        <ReplyActions reply={reply} canGoOn={goOn !== null} />
        {outcome && !outcome.ok && <Refusal outcome={outcome} />}
      </sender.Form>
      <p
        ref={fields.statusLine}
        role="status"
        tabIndex={-1}
        className={onItsWay ? 'px-2.5 py-1 font-medium text-strong' : 'outline-none'}
      >
        {onItsWay}
      </p>
      <CannedPicker
        isOpen={isPicking}
        close={close}
        choose={reply.insert}
        canned={page.canned}
        language={languageOf(page.lead.locale)}
        t={t.picker}
      />
    </>
  );
}
