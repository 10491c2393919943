import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { callDesk } from '#ui/desk/call-desk.ts';
import type { QuotePage } from '../../quote-page.ts';
import type { useQuoteDraft } from '../use-quote-draft.ts';

const { blocks } = quotes.editor;

interface SendingOptions {
  /** Returns the stored draft; null when it could not be saved. */
  draft: () => Promise<{ id: string; version: number } | null>;
  leadVersion: number;
  onSent: () => unknown;
  /** Called with the server's reason, which the dialog shows while it is open. */
  onRefused?: (message: string) => void;
}

/** Sends a draft: it then waits for ten seconds. */
export function useSend({ draft, leadVersion, onSent, onRefused }: SendingOptions) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [mustConfirm, setMustConfirm] = useState(false);
  const isBusy = useRef(false);
  const send = async (confirmed: boolean) => {
    const stored = await draft();
    if (!stored) return blocks.unsaved;
    const { id, version } = stored;
    const body = { version, leadVersion, confirmed };
    const outcome = await callDesk('POST', `/api/v1/desk/quotes/${id}/send`, body);
    if (!outcome.ok) {
      if (outcome.errors.confirmed) setMustConfirm(true);
      return outcome.message || blocks.notReached;
    }
    // The page shows the time left to undo, so there is no toast.
    await onSent();
    return '';
  };
  const begin = async (isConfirmed: boolean) => {
    // A second Enter must not send again.
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal('');
    const reason = await send(isConfirmed);
    setRefusal(reason);
    if (reason) onRefused?.(reason);
    setSending(false);
    isBusy.current = false;
  };
  return {
    send: (isConfirmed: boolean) => void begin(isConfirmed),
    isSending,
    /** Reason of the server's refusal; empty before. */
    refusal,
    mustConfirm,
    /** Removes the refusal of the last attempt. */
    clear: () => {
      setRefusal('');
      setMustConfirm(false);
    },
  };
}

/** Sends the draft after it is saved, then returns to the request. */
export function useSending(page: QuotePage, kept: ReturnType<typeof useQuoteDraft>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // A draft that was to be sent elsewhere has something to correct.
  const [isOpen, setOpen] = useState(state?.isSending === true);
  const { clear, ...sending } = useSend({
    draft: async () => ((await kept.flush()) ? { id: kept.quoteId(), version: kept.version() } : null),
    leadVersion: page.leadVersion,
    onSent: () => {
      kept.close();
      return navigate(page.requestPath);
    },
  });
  const show = (isShown: boolean) => () => {
    clear();
    setOpen(isShown);
  };
  return { ...sending, isOpen, open: show(true), close: show(false) };
}
