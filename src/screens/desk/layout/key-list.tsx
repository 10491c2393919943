import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callDesk } from '#ui/desk/call-desk.ts';
import { SingleKeysContext, useKeys } from '#ui/desk/use-keys.ts';
import { frame } from '../strings/en/frame.ts';

const t = frame.keys;

/** Opens the list of shortcuts. */
export function showKeys(): void {
  dispatchEvent(new Event('show-keys'));
}

function QuestionMark({ open }: { open: () => void }) {
  useKeys({ '?': open });
  return null;
}

/** Binds Escape to leave a field, so that single keys work again; the text stays. In a dialog, Escape closes it. */
function useLeaveTyping(): void {
  useEffect(() => {
    const press = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || document.querySelector('dialog[open]'))
        return;
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) target.blur();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Dialog of all shortcuts, opened by `?`, with the switch for single keys. */
export function KeyList({ isOn }: { isOn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useLeaveTyping();
  useEffect(() => {
    const show = () => dialog.current?.showModal();
    addEventListener('show-keys', show);
    return () => removeEventListener('show-keys', show);
  }, []);
  const isSingle = ({ keys }: { keys: string[] }) => keys.every((key) => key.length === 1);
  const pages = (Object.keys(t.list) as (keyof typeof t.list)[]).flatMap((page) => {
    const listed = t.list[page].filter((entry) => isOn || !isSingle(entry));
    return listed.length > 0 ? [{ page, listed }] : [];
  });
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" className="desk-dialog w-[min(26rem,92vw)]">
      <SingleKeysContext value={isOn}>
        <QuestionMark open={open} />
      </SingleKeysContext>
      <h2 id="keys-title" className="text-[1.125rem]">
        {t.title}
      </h2>
      <SingleKeysSwitch isOn={isOn} />
      {pages.map(({ page, listed }) => (
        <section key={page} aria-labelledby={`keys-${page}`}>
          <h3 id={`keys-${page}`} className="mt-5 mb-1 font-semibold text-strong">
            {t.pages[page]}
          </h3>
          <dl className="border-t border-hairline">
            {listed.map(({ keys, does }) => (
              <div
                key={does}
                className="flex items-center justify-between gap-4 border-b border-hairline py-1.5"
              >
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
        </section>
      ))}
      <form method="dialog" className="mt-5">
        <button type="submit" className="desk-button">
          {t.close}
        </button>
      </form>
    </dialog>
  );
}

/** Applies the choice at once and reverts it when it could not be stored. */
function SingleKeysSwitch({ isOn }: { isOn: boolean }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const store = async (singleKeys: boolean) => {
    setChosen(singleKeys);
    setHasFailed(false);
    const { ok: isStored } = await callDesk('PUT', '/api/v1/desk/shortcuts', { singleKeys });
    setHasFailed(!isStored);
    if (isStored) await revalidate();
    setChosen(null);
  };
  return (
    <div className="mt-3">
      <label className="flex min-h-11 items-center gap-3 font-medium text-strong">
        <input
          type="checkbox"
          checked={chosen ?? isOn}
          aria-describedby="single-keys-help"
          onChange={({ currentTarget }) => void store(currentTarget.checked)}
          className="size-4.5 accent-(--color-strong)"
        />
        {t.single}
      </label>
      <p id="single-keys-help" className="text-[0.875rem] text-muted">
        {t.singleHelp}
      </p>
      <p role="alert" className="text-[0.875rem] text-alert">
        {hasFailed && t.notChanged}
      </p>
    </div>
  );
}
