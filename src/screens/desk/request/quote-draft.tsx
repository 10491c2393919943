import { useState } from 'react';
import { SendDrafted } from '#features/quotes/desk/send-drafted.tsx';
import { quotes as quotesStrings } from '#features/quotes/strings/en/desk-quotes.ts';
import { callDesk } from '#ui/desk/call-desk.ts';
import { Key } from '#ui/desk/key.tsx';
import { toastOutcome } from '#ui/desk/outcome-toast.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { useReload } from '#ui/desk/use-reload.ts';

/** Binds `Q`, which sends the draft; null when another part of the page binds it. */
export function useSendKey(send: (() => void) | null): void {
  useKeys(send ? { Q: send } : {});
}

/** Checks and sends a draft, by button or key. */
export function SendDraft({ path, isPrimary = false }: { path: string; isPrimary?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useSendKey(open);
  return (
    <>
      <button
        type="button"
        data-replay
        onClick={open}
        className={isPrimary ? 'desk-button desk-button-primary whitespace-nowrap' : 'desk-button'}
      >
        {quotesStrings.drafted.send}
        <Key>⇧ q</Key>
      </button>
      <SendDrafted path={isOpen ? path : null} close={() => setOpen(false)} />
    </>
  );
}

/** Keeps a rule from sending the draft. */
export function TakeBack({ id }: { id: string }) {
  const reload = useReload();
  const takeBack = async () => {
    const outcome = await callDesk('DELETE', `/api/v1/desk/quotes/${id}/send`, {});
    if (!outcome.ok)
      toastOutcome({ ok: false, message: outcome.message || quotesStrings.editor.blocks.notReached });
    await reload();
  };
  return (
    <button type="button" data-replay onClick={() => void takeBack()} className="desk-button">
      {quotesStrings.drafted.takeBack}
    </button>
  );
}
