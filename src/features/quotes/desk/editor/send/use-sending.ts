import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callDesk } from '../../../../../ui/desk/call-desk.ts';
import { quotes } from '../../../strings/en/desk-quotes.ts';
import type { QuotePage } from '../../quote-page.ts';
import type { useQuoteDraft } from '../use-quote-draft.ts';

const { blocks } = quotes.editor;

/** Sends the draft after it is saved, then returns to the request. */
export function useSending(page: QuotePage, kept: ReturnType<typeof useQuoteDraft>) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [mustConfirm, setMustConfirm] = useState(false);
  const isBusy = useRef(false);
  const send = async (confirmed: boolean) => {
    const isSaved = await kept.flush();
    if (!isSaved) return blocks.unsaved;
    const outcome = await callDesk('POST', `/api/v1/desk/quotes/${kept.quoteId()}/send`, {
      version: kept.version(),
      leadVersion: page.leadVersion,
      confirmed,
    });
    if (!outcome.ok) {
      if (outcome.errors.confirmed) setMustConfirm(true);
      return outcome.message || blocks.notReached;
    }
    kept.close();
    // The request's page shows the time left to undo, so there is no toast.
    await navigate(page.requestPath);
    return '';
  };
  const begin = async (isConfirmed: boolean) => {
    // A second Enter must not send again.
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal('');
    setRefusal(await send(isConfirmed));
    setSending(false);
    isBusy.current = false;
  };
  const show = (isShown: boolean) => () => {
    setRefusal('');
    setMustConfirm(false);
    setOpen(isShown);
  };
  return {
    isOpen,
    open: show(true),
    close: show(false),
    send: (isConfirmed: boolean) => void begin(isConfirmed),
    isSending,
    refusal,
    mustConfirm,
  };
}
