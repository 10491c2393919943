import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { fill } from '../../../../contract/format.ts';
import { requestPath } from '../../../../contract/lead.ts';
import type { WithdrawableReply } from '../../../../server/leads/reply/withdraw-reply.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { seenList } from '../../../ui/desk/list-memory.ts';
import { useOutcomeToast } from '../../../ui/desk/outcomes.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';

interface UndoReplyProps {
  /** The reader's last reply, while its mail waits. */
  reply: WithdrawableReply | null;
  t: DeskStrings['frame']['undoReply'];
}

/** Takes back the reply that was just sent, by its button or `z`, on whatever page its author is now. */
export function UndoReply({ reply, t }: UndoReplyProps) {
  const undo = useFetcher<DeskOutcome>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [overId, setOverId] = useState('');
  const target = useRef('');
  useOutcomeToast(undo.data);
  useEffect(() => {
    if (!reply) return;
    target.current = requestPath(reply.leadId);
    const timer = setTimeout(() => setOverId(reply.replyId), reply.leftMs);
    return () => clearTimeout(timer);
  }, [reply]);
  const latest = useRef({ pathname, navigate });
  latest.current = { pathname, navigate };
  useEffect(() => {
    const { pathname: from, navigate: go } = latest.current;
    // Where it is written on.
    if (!undo.data?.ok || from === target.current) return;
    const listed = seenList()?.paths.find((path) => path.split('?')[0] === target.current);
    go(`${listed ?? target.current}#write-reply`);
  }, [undo.data]);
  if (!reply || reply.replyId === overId || undo.state !== 'idle') return null;
  const { leadId, replyId, reference, leftMs } = reply;
  return (
    <undo.Form
      method="post"
      action={requestPath(leadId)}
      className="undo-reply on-ink flex items-center gap-4 border border-hairline px-4 py-1 lg:py-0"
    >
      <p role="status">{fill(t.text, { reference, seconds: Math.ceil(leftMs / 1000) })}</p>
      <input type="hidden" name="replyId" value={replyId} />
      <UndoButton
        // Registered after the keys of each page, whose own undo is of something later.
        key={`${replyId} ${pathname}`}
        label={t.undo}
      />
    </undo.Form>
  );
}

function UndoButton({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ z: () => button.current?.click() });
  return (
    <button
      ref={button}
      type="submit"
      name="intent"
      value="withdraw-reply"
      className="link ml-auto inline-flex min-h-9 shrink-0 items-center gap-1.5 font-medium whitespace-nowrap pointer-coarse:min-h-11"
    >
      {label}{' '}
      <kbd aria-hidden className="key">
        z
      </kbd>
    </button>
  );
}
