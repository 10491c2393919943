import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import type { findOwnWaitingQuote } from '#features/quotes/server/waiting-quote.ts';
import { seenList } from '#features/requests/desk/list-memory.ts';
import { requestPath } from '#features/requests/lead.ts';
import type { findOwnWaitingReply } from '#features/requests/server/reply/waiting-reply.ts';
import { fill } from '#platform/values/format.ts';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { Key } from '#ui/desk/key.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { responseOf } from '#ui/desk/response-of.ts';
import { isTyping, useKeys } from '#ui/desk/use-keys.ts';
import { useReload } from '#ui/desk/use-reload.ts';
import { frame } from '../strings/en/frame.ts';

const t = frame.undoReply;

type OwnWaitingReply = NonNullable<Awaited<ReturnType<typeof findOwnWaitingReply>>>;
type OwnWaitingQuote = NonNullable<Awaited<ReturnType<typeof findOwnWaitingQuote>>>;

/** Within this the server has sent what was due, in ms. */
const sendingMs = 1500;

/** A mail of the reader's that waits: a reply, or a quote. */
type WaitingMail = (OwnWaitingReply & { kind: 'reply' }) | (OwnWaitingQuote & { kind: 'quote' });

function idOf(mail: WaitingMail): string {
  return mail.kind === 'reply' ? mail.replyId : mail.quoteId;
}

/** Returns the mail that leaves later. */
export function waitingMail(
  reply: OwnWaitingReply | null,
  quote: OwnWaitingQuote | null,
): WaitingMail | null {
  if (reply && (!quote || reply.leftMs > quote.leftMs)) return { ...reply, kind: 'reply' };
  return quote && { ...quote, kind: 'quote' };
}

/** Withdraws the last reply or quote by button or `z`, on any page. */
export function UndoReply({ mail }: { mail: WaitingMail | null }) {
  const undo = useFetcher<DeskOutcome>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [overId, setOverId] = useState('');
  const reload = useReload();
  const target = useRef<{ path: string; kind: WaitingMail['kind']; from: string }>({
    path: '',
    kind: 'reply',
    from: '',
  });
  const outcome = responseOf(undo);
  useOutcomeToast(outcome);
  useEffect(() => {
    if (!mail) return;
    const timer = setTimeout(() => setOverId(idOf(mail)), mail.leftMs);
    // The page has then what was sent, or that it was refused.
    const loading = setTimeout(reload, mail.leftMs + sendingMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(loading);
    };
  }, [mail, reload]);
  const latest = useRef({ pathname, navigate });
  latest.current = { pathname, navigate };
  useEffect(() => {
    const { pathname: shown, navigate: go } = latest.current;
    const { path, kind, from } = target.current;
    // A reader who has gone on to another page or a field stays there.
    if (!outcome?.ok || shown !== from || isTyping(document.activeElement)) return;
    // Returns to where it was written.
    if (kind === 'quote') return void go(`${path}/quote`);
    if (shown === path) return;
    const listed = seenList()?.paths.find((listedPath) => listedPath.split('?')[0] === path);
    go(`${listed ?? path}#write-reply`);
  }, [outcome]);
  if (!mail || idOf(mail) === overId || undo.state !== 'idle') return null;
  const { kind, leadId, reference, leftMs } = mail;
  const id = idOf(mail);
  return (
    <undo.Form
      method="post"
      action={requestPath(leadId)}
      // Another mail may wait once this one is undone.
      onSubmit={() => {
        target.current = { path: requestPath(leadId), kind, from: pathname };
      }}
      className="undo-reply on-ink flex items-center gap-4 border border-hairline px-4 py-1 lg:py-0"
    >
      <p role="status">{fill(t[kind], { reference, seconds: Math.ceil(leftMs / 1000) })}</p>
      <input type="hidden" name={kind === 'reply' ? 'replyId' : 'quoteId'} value={id} />
      <UndoButton
        // Remounted per page, to register after the page's keys, whose undo is of something later.
        key={`${id} ${pathname}`}
        intent={kind === 'reply' ? 'undo-reply' : 'undo-quote'}
        label={t.undo}
      />
    </undo.Form>
  );
}

function UndoButton({ intent, label }: { intent: string; label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ z: () => button.current?.click() });
  return (
    <button
      ref={button}
      type="submit"
      name="intent"
      value={intent}
      className="link ml-auto inline-flex min-h-9 shrink-0 items-center gap-1.5 font-medium whitespace-nowrap pointer-coarse:min-h-11"
    >
      {label} <Key>z</Key>
    </button>
  );
}
