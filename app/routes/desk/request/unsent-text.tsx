import { useEffect, useState } from 'react';
import type { DeskStrings } from '../../../content/en/desk.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { keptInWindow, sendingName } from './drafts.ts';

interface UnsentTextProps {
  /** The reply as the desk keeps it. */
  draft: { body: string };
  draftPath: string;
  meId: string;
  t: DeskStrings['request'];
}

/** What was begun on a request that nothing can be sent from any more, to be copied; nothing when nothing was begun. */
export function UnsentText({ draft, draftPath, meId, t }: UnsentTextProps) {
  const [begun, setBegun] = useState([{ id: 'reply', title: t.reply.tab, text: draft.body }]);
  // The window has what the desk has not: later letters, and notes.
  useEffect(() => {
    const reply = keptInWindow<{ body: string }>(draftPath, meId) ?? draft;
    const textOf = (intent: string) =>
      keptInWindow<{ text: string }>(sendingName(draftPath, intent), meId)?.text ?? '';
    setBegun((before) => {
      const found = [
        { id: 'reply', title: t.reply.tab, text: reply.body },
        { id: 'note', title: t.note.tab, text: textOf('note') },
        { id: 'answered', title: t.answered.tab, text: textOf('answered') },
        { id: 'customer-answered', title: t.customerAnswered.tab, text: textOf('customer-answered') },
      ];
      // What was shown once stays, though it is saved or thrown away meanwhile.
      return found.map((one, at) => (one.text === '' && before[at] ? before[at] : one));
    });
  }, [draft, draftPath, meId, t]);
  const shown = begun.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="unsent"
      className="desk-not-printed mt-6 border border-outline/60 bg-field p-3.5"
    >
      <h2 id="unsent" className="text-[1.0625rem]">
        {t.unsent.heading}
      </h2>
      {shown.map(({ id, title, text }) => (
        <div key={id} className="mt-3">
          <label htmlFor={`unsent-${id}`} className="mb-1 block text-[0.8125rem] text-muted">
            {title}
          </label>
          <textarea id={`unsent-${id}`} readOnly value={text} rows={5} className="desk-input mb-2" />
          <CopyButton text={text} label={t.unsent.copy} copied={t.unsent.copied} />
        </div>
      ))}
    </section>
  );
}
