import { useEffect, useState } from 'react';
import { draftPathOf, sendingName, writtenInWindow } from '#features/requests/desk/drafts.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { SmallField } from '#ui/desk/controls.tsx';
import { keptInWindow } from '#ui/desk/use-draft.ts';
import type { RequestData } from './request-data.ts';

/** Text that can no longer be sent, to copy; renders nothing without any. */
export function UnsentText({ draft, lead, me }: Pick<RequestData, 'draft' | 'lead' | 'me'>) {
  const draftPath = draftPathOf(lead.id);
  const meId = me.id;
  const [begun, setBegun] = useState([{ id: 'reply', title: t.reply.tab, text: draft.body }]);
  // The window has newer letters than the server, and notes.
  useEffect(() => {
    const reply = writtenInWindow(draftPath, meId) ?? draft;
    const textOf = (intent: string) =>
      keptInWindow<{ text: string }>(sendingName(draftPath, intent), meId)?.text ?? '';
    setBegun((before) => {
      const found = [
        { id: 'reply', title: t.reply.tab, text: reply.body },
        { id: 'note', title: t.note.tab, text: textOf('note') },
        { id: 'reply-logged', title: t.replyLogged.tab, text: textOf('reply-logged') },
        { id: 'customer-replied', title: t.customerReplied.tab, text: textOf('customer-replied') },
      ];
      // A text once shown stays after it is saved or discarded.
      return found.map((one, at) => (one.text === '' && before[at] ? before[at] : one));
    });
  }, [draft, draftPath, meId]);
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
          <SmallField id={`unsent-${id}`} label={title}>
            <textarea id={`unsent-${id}`} readOnly value={text} rows={5} className="desk-input mb-2" />
          </SmallField>
          <CopyButton text={text} label={t.unsent.copy} copied={t.unsent.copied} />
        </div>
      ))}
    </section>
  );
}
