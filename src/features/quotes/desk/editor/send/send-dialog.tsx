import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { charges } from '#features/rates/strings/en/charges.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { Dialog } from '#ui/desk/controls.tsx';
import type { QuotePage } from '../../quote-page.ts';
import type { PricedDraft, PricedDraftContent, QuoteDraft } from '../editor-model.ts';
import type { SendBlock } from './send-check.ts';
import { optionName, SendSummary, type Summarized } from './send-summary.tsx';

const { editor: t } = quotes;
const strings = t.sendDialog;

interface QuoteToSend extends Omit<Summarized, 'subject'> {
  /** Called with true when probable mistakes were confirmed. */
  send: (isConfirmed: boolean) => void;
  isSending: boolean;
  /** Reason of the server's refusal; empty before. */
  refusal: string;
  /** True when the server found a probable mistake: the rates of the page can be older. */
  mustConfirm: boolean;
  draft: QuoteDraft;
  blocks: readonly SendBlock[];
  isRevision: boolean;
  /** Warning that must be confirmed like a probable mistake, with a link to the next step. */
  warning?: ReactNode;
  /** Link to the editor, where the dialog was opened elsewhere. */
  review?: ReactNode;
  /** Path of the form that corrects the request. */
  correctionPath: string;
  /** Moves the focus to the field to fix. */
  fixField: (block: SendBlock) => void;
}

interface SendDialogProps {
  isOpen: boolean;
  close: () => void;
  children: ReactNode;
}

interface SendFormProps extends QuoteToSend {
  close: () => void;
}

interface BlocksProps {
  blocks: readonly SendBlock[];
  draft: QuoteDraft;
  priced: readonly PricedDraft[];
  correctionPath: string;
  fixField: (block: SendBlock) => void;
}

const isOfRequest = ({ reason }: SendBlock) => reason === 'no-lane' || reason === 'no-cargo';

function Blocks({ blocks, draft, priced, correctionPath, fixField }: BlocksProps) {
  const textOf = ({ reason, option = 0, line, currency, names = [] }: SendBlock) => {
    const charge = line === undefined ? undefined : priced[option]?.lines[line]?.line;
    return fill(t.blocks[reason], {
      option: optionName(draft.options[option]?.title, option),
      line: charge ? charge.text || (charges[charge.code] ?? charge.code) : '',
      currency: currency ?? '',
      names: listIn(deskLocale, names),
    });
  };
  return (
    <div role="alert" className="border-l-2 border-alert bg-alert-ground px-3 py-2 text-alert">
      <p className="font-medium">{strings.problems}</p>
      <ul className="mt-1 space-y-1">
        {blocks.map((block, index) => (
          <li key={`${block.reason} ${block.fieldId}`}>
            {isOfRequest(block) ? (
              <Link to={correctionPath} autoFocus={index === 0} className="link min-h-6">
                {textOf(block)}
              </Link>
            ) : block.fieldId ? (
              <button
                type="button"
                // Enter goes to the first reason.
                // biome-ignore lint/a11y/noAutofocus: of a dialog that was just opened.
                autoFocus={index === 0}
                onClick={() => fixField(block)}
                className="link min-h-6 text-left"
              >
                {textOf(block)}
              </button>
            ) : (
              textOf(block)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the parts of a draft and its page that the dialog shows. */
export function sendSummaryOf(page: QuotePage, draft: QuoteDraft, { content, priced }: PricedDraftContent) {
  return {
    draft,
    content,
    priced,
    cargo: page.shipment,
    customer: page.name,
    recipient: page.email,
    language: languageOf(page.locale),
    reference: page.reference,
    lane: page.template.lane,
    cargoFacts: page.cargo,
    correctionPath: page.correctionPath,
    isRevision: page.hasOpenQuote,
  };
}

/** Summarizes the mail before it is sent. Enter sends it; with a probable mistake it goes back until that is confirmed. */
export function SendForm(props: SendFormProps) {
  const { close, send, isSending, refusal, draft, blocks, findings, mustConfirm, warning, review } = props;
  const isWarned = blocks.length === 0 && (findings.length > 0 || mustConfirm || Boolean(warning));
  const back = useRef<HTMLButtonElement>(null);
  // An opening dialog focuses its first control by default.
  useEffect(() => {
    if (isWarned) back.current?.focus();
  }, [isWarned]);
  const [isConfirmed, setConfirmed] = useState(false);
  const canSend = blocks.length === 0 && !isSending && (isConfirmed || !isWarned);
  const submit = () => {
    if (canSend) send(isConfirmed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog's buttons come through here.
    <div className="space-y-4" onKeyDown={press}>
      {props.isRevision && <p>{strings.revise}</p>}
      {blocks.length > 0 ? <Blocks {...props} /> : <SendSummary {...props} subject={draft.subject} />}
      {warning}
      {refusal && (
        <p role="alert" className="bg-alert-ground p-3 text-alert">
          {refusal}
        </p>
      )}
      {isWarned && (
        <label className="flex min-h-11 items-center gap-3 border-l-2 border-alert bg-alert-ground px-3 font-medium text-alert">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
            className="size-4.5 shrink-0 accent-(--color-alert)"
          />
          {strings.confirm}
        </label>
      )}
      {/* In view, so that the focus does not scroll the summary away. */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-2 border-t border-hairline bg-ground px-6 py-4">
        {blocks.length === 0 && (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: of a dialog that was just opened.
            autoFocus
            // Read with the button, because Enter sends this.
            aria-describedby="send-summary"
            title={isWarned && !isConfirmed ? strings.unconfirmed : undefined}
            onClick={submit}
            aria-disabled={!canSend || undefined}
            className="desk-button desk-button-primary"
          >
            {isSending ? strings.sending : strings.submit}
          </button>
        )}
        <button
          ref={back}
          type="button"
          // The warning is read with the focused button.
          aria-describedby={isWarned ? 'send-summary' : undefined}
          onClick={close}
          className="desk-button"
        >
          {review ? strings.close : strings.cancel}
        </button>
        {review}
      </div>
    </div>
  );
}

/** Dialog that asks before a quote is sent; holds the form. */
export function SendDialog({ isOpen, close, children }: SendDialogProps) {
  return (
    <Dialog isOpen={isOpen} close={close} titleId="send-title" className="w-[min(36rem,92vw)]">
      <h2 id="send-title" className="mb-4 text-[1.125rem]">
        {strings.title}
      </h2>
      {children}
    </Dialog>
  );
}
