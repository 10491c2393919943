import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { keepInWindow, keptInWindow, putDraft, useDraft } from '#ui/desk/use-draft.ts';

interface Sending {
  outcome: Promise<boolean>;
  settle: (isStored: boolean) => void;
}

const pendingSubmissions = new Map<string, Sending>();

export function draftPathOf(leadId: string): string {
  return `/api/v1/desk/leads/${leadId}/draft`;
}

/** Returns the name under which a form's submission is tracked: the form may be gone when the response arrives. */
export function sendingName(draftPath: string, intent: string): string {
  return `${draftPath} ${intent}`;
}

/** Tracks a submission. Resolves to true when it was stored, also after its page was left. */
export function beginSending(name: string): Promise<boolean> {
  let settle: Sending['settle'] = () => {};
  const outcome = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  pendingSubmissions.set(name, { outcome, settle });
  return outcome;
}

/** Returns the pending submission of a name, or null. */
function findSending(name: string): Promise<boolean> | null {
  return pendingSubmissions.get(name)?.outcome ?? null;
}

/** Resolves the promise of `beginSending`. */
export function endSending(name: string, isStored: boolean): void {
  pendingSubmissions.get(name)?.settle(isStored);
  pendingSubmissions.delete(name);
}

type DraftState = 'saving' | 'saved' | 'offline' | 'signed-out' | 'too-long';

/** Returns true when only this window has the text, which the reader must see. */
export function isUnsaved(state: DraftState | null): boolean {
  return state !== null && state !== 'saving' && state !== 'saved';
}

interface Written {
  /** The chosen recipient; empty for the usual one. */
  to: string;
  subject: string;
  body: string;
}

/** Last saved text of each draft by path; page data loaded earlier does not include it. */
const savedHere = new Map<string, Written & { meId: string }>();

/** Returns the person's reply text from this window, including one saved as a draft; null for none. */
export function writtenInWindow(path: string, meId: string): Written | null {
  const saved = savedHere.get(path);
  return keptInWindow<Written>(path, meId) ?? (saved?.meId === meId ? saved : null);
}

interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>;
  /** API address of the draft. */
  path: string;
  /** Id of the author: another person's draft in this window is ignored. */
  meId: string;
  /** Called when the form was filled from this window or before hydration. */
  onRestored: () => void;
  /** Called when a submission from before the page was left is stored while this form still has its text. */
  onSentBefore: () => void;
  /** Called when such a submission was refused; the window still has its text. */
  onRefusedLate: () => void;
}

/** Returns the recipient that was chosen in a form instead of the usual one, which is the first; else ''. */
export function chosenRecipient(form: HTMLFormElement | null): string {
  const choice = form?.elements.namedItem('to');
  return choice instanceof HTMLSelectElement && choice.selectedIndex > 0 ? choice.value : '';
}

/** Chooses a recipient in a form; one that is no longer offered, or none, leaves the usual one. */
export function chooseRecipient(form: HTMLFormElement | null, to: string): void {
  const choice = form?.elements.namedItem('to');
  if (choice instanceof HTMLSelectElement && [...choice.options].some(({ value }) => value === to))
    choice.value = to;
}

/** Keeps the form's `to`, `subject` and `body`; text that only the window has is restored when the page opens. */
export function useKeptDraft({ form, path, meId, ...listeners }: KeptDraftOptions) {
  const [state, draft] = useDraft<Written, DraftState>({
    loaded: { to: '', subject: '', body: '' },
    keep: (written) => keepInWindow(path, meId, written),
    async put(written, request) {
      const { state: put } = await putDraft(path, written, request);
      if (put === 'saved') savedHere.set(path, { ...written, meId });
      return put === 'conflict' || put === 'gone' ? 'offline' : put;
    },
  });
  /** True while a submission from before the page was left has no response. */
  const [isPending, setPending] = useState(false);

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLTextAreaElement | null;
  // Databases refuse the character U+0000, which pasted text may contain.
  const textOf = (name: string) => (field(name)?.value ?? '').replaceAll('\0', '');
  const keep = () =>
    draft.change({ to: chosenRecipient(form.current), subject: textOf('subject'), body: textOf('body') });
  /** Removes the stored text, because it was sent. */
  const clear = () => {
    draft.handOver();
    savedHere.delete(path);
    keepInWindow(path, meId, null);
  };
  /**
   * Marks the text as being sent; resolves to true when it was stored. Until then only the window stores it, so that no
   * draft is saved after it.
   */
  const handOver = async () => {
    const wasSaving = draft.handOver();
    const isSent = await beginSending(sendingName(path, 'reply'));
    if (isSent) {
      savedHere.delete(path);
      keepInWindow(path, meId, null);
    } else if (!form.current) listeners.onRefusedLate();
    // An aborted save may still have been stored.
    if (isSent && wasSaving) fetch(path, { method: 'DELETE', keepalive: true }).catch(() => {});
    return isSent;
  };

  const open = useEffectEvent(() => {
    const written = keptInWindow<Written>(path, meId);
    const [subject, body] = [field('subject'), field('body')];
    if (written && subject && body) {
      subject.value = written.subject;
      body.value = written.body;
      chooseRecipient(form.current, written.to);
    }
    // Includes what was typed before hydration.
    const isFilled = body && (written || body.value !== body.defaultValue);
    if (isFilled) listeners.onRestored();
    const sending = findSending(sendingName(path, 'reply'));
    if (isFilled && !sending) keep();
    if (sending) setPending(true);
    return sending;
  });
  const settle = useEffectEvent((isSent: boolean) => {
    setPending(false);
    if (isSent) listeners.onSentBefore();
    else keep();
  });
  useEffect(() => {
    let isLeft = false;
    open()?.then((isSent) => {
      if (!isLeft) settle(isSent);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return { state, isPending, keep, handOver, clear };
}
