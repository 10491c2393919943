import { useEffect, useRef } from 'react';
import type { DeskFrameWords } from './desk-frame-words.ts';
import { useKeys } from './use-keys.ts';
import { useLeaveTyping } from './use-leave-typing.ts';

/** Every key of the desk, in a dialog that `?` opens. */
export function KeyList({ words }: { words: DeskFrameWords['keys'] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLeaveTyping();
  useKeys({ '?': () => dialog.current?.showModal() });
  useEffect(() => {
    const open = () => dialog.current?.showModal();
    addEventListener('show-keys', open);
    return () => removeEventListener('show-keys', open);
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" className="desk-dialog w-[min(26rem,92vw)]">
      <h2 id="keys-title" className="text-[1.125rem]">
        {words.title}
      </h2>
      <dl className="mt-4 border-t border-hairline">
        {words.list.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 border-b border-hairline py-1.5">
            <dt className="order-last flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-5">
        <button type="submit" className="desk-button">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
