import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callDesk } from '#ui/desk/call-desk.ts';
import { Dialog } from '#ui/desk/controls.tsx';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { useQuoteDraft } from './use-quote-draft.ts';

const { editor: t } = quotes;

interface DiscardDraftProps {
  kept: ReturnType<typeof useQuoteDraft>;
  draftPath: string;
  requestPath: string;
}

/** Discards the draft after a confirmation. */
export function DiscardDraft({ kept, draftPath, requestPath }: DiscardDraftProps) {
  const { discard } = t;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const submit = async () => {
    const version = await kept.stop();
    const outcome = await callDesk('DELETE', draftPath, { version });
    if (outcome.ok) {
      kept.close();
      return navigate(requestPath);
    }
    kept.goOn();
    setRefusal(outcome.message || discard.notReached);
  };
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setRefusal('');
          setOpen(true);
        }}
        className="link min-h-9 text-muted"
      >
        {discard.open}
      </button>
      <Dialog isOpen={isOpen} close={close} titleId="discard-title" className="w-[min(28rem,92vw)]">
        <div className="space-y-4">
          <h2 id="discard-title" className="text-[1.125rem]">
            {discard.title}
          </h2>
          <p>{discard.text}</p>
          {refusal && (
            <p role="alert" className="bg-alert-ground p-3 text-alert">
              {refusal}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <button type="button" onClick={() => void submit()} className="desk-button">
              {discard.submit}
            </button>
            <button type="button" onClick={close} className="desk-button">
              {discard.cancel}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
