import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { fill } from '#platform/values/format.ts';
import { toastOutcome } from '#ui/desk/outcome-toast.tsx';
import { responseOf } from '#ui/desk/response-of.ts';
import { useReload } from '#ui/desk/use-reload.ts';
import { quotes } from '../strings/en/desk-quotes.ts';
import { draftOf, priceDraft } from './editor/editor-model.ts';
import { sendCheck } from './editor/send/send-check.ts';
import { SendDialog, SendForm, sendSummaryOf } from './editor/send/send-dialog.tsx';
import { useSend } from './editor/send/use-sending.ts';
import type { QuotePage } from './quote-page.ts';
import type { loader } from './stored-draft.ts';

const t = quotes.editor.sendDialog;

function withAgain(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}again=1`;
}

/** Returns the summary of a stored draft, with the reasons not to send it. */
function sendSummaryOfStored(page: QuotePage) {
  const draft = draftOf(page.loaded);
  const priced = priceDraft(draft, page.shipment);
  return { ...sendSummaryOf(page, draft, priced), ...sendCheck(page, draft, priced) };
}

interface FormProps {
  /** Path of the draft's editor. */
  path: string;
  page: QuotePage;
  close: () => void;
  /** Called with true where the dialog is still open. */
  onSent: (isOpen: boolean) => void;
}

function DraftedForm({ path, page, close, onSent }: FormProps) {
  const navigate = useNavigate();
  const { quoteId: id, version } = page.loaded;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { clear: _, ...sending } = useSend({
    draft: async () => ({ id, version }),
    leadVersion: page.leadVersion,
    onSent: () => onSent(isOpen.current),
    onRefused: (message) => {
      if (isOpen.current) return;
      const { reference } = page;
      toastOutcome({ ok: false, message: fill(quotes.drafted.notSent, { reference, reason: message }) });
    },
  });
  const summary = useMemo(() => sendSummaryOfStored(page), [page]);
  const { repriced } = page;
  const warning = repriced && (
    <p className="bg-alert-ground p-3 font-medium text-alert">
      {repriced.note}{' '}
      {repriced.content && (
        <Link to={withAgain(path)} className="link">
          {quotes.drafted.priceAgain}
        </Link>
      )}
    </p>
  );
  return (
    <SendForm
      {...summary}
      {...sending}
      close={close}
      fixField={() => void navigate(path, { state: { isSending: true } })}
      warning={warning}
      review={
        <Link to={path} className="desk-button">
          {t.review}
        </Link>
      }
    />
  );
}

/** Loads a draft while it is shown: a fetcher that stays would show the one before. */
function LoadedDraft({ path, close, onSent }: Omit<FormProps, 'page'>) {
  const drafted = useFetcher<typeof loader>();
  const { load, data: page } = drafted;
  const begin = useEffectEvent(() => void load(path.replace('/quote', '/quote/draft')));
  useEffect(() => begin(), []);
  const isGone = responseOf(drafted) === null;
  const closeMissing = useEffectEvent(() => {
    toastOutcome({ ok: false, message: t.gone });
    close();
  });
  useEffect(() => {
    if (isGone) closeMissing();
  }, [isGone]);
  if (!page) return <p role="status">{t.loading}</p>;
  return <DraftedForm path={path} page={page} close={close} onSent={onSent} />;
}

interface SendDraftedProps {
  /** Path of the draft's editor; null while the dialog is closed. */
  path: string | null;
  close: () => void;
  /** Called once it waits to be sent, with the reload of the page, which shows the time left to undo. */
  onSent?: (reloaded: Promise<void>) => void;
}

/**
 * Dialog that shows the draft of a quote in short and sends it. What is to be corrected or priced again leads to
 * the editor.
 */
export function SendDrafted({ path, close, onSent }: SendDraftedProps) {
  const reload = useReload();
  const closeSent = (isOpen: boolean) => {
    if (isOpen) close();
    const reloaded = reload();
    if (isOpen) onSent?.(reloaded);
  };
  return (
    <SendDialog isOpen={path !== null} close={close}>
      {path !== null && <LoadedDraft key={path} path={path} close={close} onSent={closeSent} />}
    </SendDialog>
  );
}
