import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import type { LeadStage } from '../lead.ts';
import type { request } from '../strings/en/request.ts';

/** Canned reply with known variables filled in. */
export interface CannedText {
  id: string;
  title: string;
  body: string;
  /** Facts to compare it by. */
  facts?: string;
  locale: Locale;
  /** Stage that is selected with it. */
  stage?: LeadStage;
  /** Name of its language where the customer's has no text; empty otherwise. */
  instead: string;
}

interface CannedPickerProps {
  isOpen: boolean;
  close: () => void;
  choose: (reply: CannedText) => void;
  canned: CannedText[];
  /** Name of the customer's language. */
  language: string;
  /** Text of replies, or of what a quote inserts. */
  t: (typeof request)['reply']['picker'];
}

function holding(canned: CannedText[], sought: string): CannedText[] {
  const parts = sought.toLowerCase().split(/\s+/);
  const has = (text: string) => parts.every((part) => text.toLowerCase().includes(part));
  const byTitle = canned.filter(({ title }) => has(title));
  return [...byTitle, ...canned.filter((one) => !byTitle.includes(one) && has(one.body))];
}

/**
 * Finds canned replies by letters of the title or text: arrows move, Enter inserts, Escape closes. Without any reply,
 * links to the page that adds them.
 */
export function CannedPicker({ isOpen, close, choose, canned, language, t }: CannedPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const found = holding(canned, sought);
  const current = found[Math.min(at, found.length - 1)];
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
    setSought('');
    setAt(0);
  }, [isOpen]);
  useEffect(() => {
    if (current) document.getElementById(`canned-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const insert = (entry: CannedText | undefined) => {
    if (!entry) return;
    // The closing dialog returns the focus before the text is inserted.
    dialog.current?.close();
    choose(entry);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') insert(current);
    else if (step) setAt((found.indexOf(current as CannedText) + step + found.length) % found.length || 0);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-labelledby="canned-title"
      className="desk-dialog w-[min(32rem,92vw)]"
    >
      {isOpen && (
        <>
          <h2 id="canned-title" className="text-[1.125rem]">
            {t.title}
          </h2>
          {canned.length === 0 ? (
            <p className="mt-3">
              {t.empty}{' '}
              <Link to="/desk/replies" className="link">
                {t.add}
              </Link>
            </p>
          ) : (
            <>
              <input
                type="text"
                role="combobox"
                aria-label={t.find}
                aria-expanded={found.length > 0}
                aria-controls="canned-list"
                aria-activedescendant={current ? `canned-${current.id}` : undefined}
                aria-autocomplete="list"
                autoComplete="off"
                placeholder={t.find}
                value={sought}
                onChange={(event) => {
                  setSought(event.currentTarget.value);
                  setAt(0);
                }}
                onKeyDown={walk}
                className="desk-input mt-3"
              />
              <div
                id="canned-list"
                role="listbox"
                aria-label={t.title}
                className="mt-3 max-h-80 overflow-y-auto"
              >
                {found.map((entry) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys.
                  <div
                    key={entry.id}
                    id={`canned-${entry.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={entry === current}
                    onClick={() => insert(entry)}
                    className="cursor-pointer border-b border-hairline px-3 py-2 hover:bg-panel aria-selected:bg-panel aria-selected:outline-2 aria-selected:-outline-offset-2"
                  >
                    <span className="block font-medium text-strong">{entry.title}</span>
                    {entry.facts && (
                      <span className="tabular block text-[0.875rem] text-strong">{entry.facts}</span>
                    )}
                    {entry.instead && (
                      <span className="block text-[0.8125rem] font-medium text-alert">
                        {fill(t.instead, { language, other: entry.instead })}
                      </span>
                    )}
                    <span lang={entry.locale} className="block truncate text-[0.8125rem] text-muted">
                      {entry.body}
                    </span>
                  </div>
                ))}
              </div>
              <p role="status" className="text-muted">
                {found.length === 0 && t.none}
              </p>
            </>
          )}
          <button type="button" onClick={close} className="desk-button mt-4">
            {t.cancel}
          </button>
        </>
      )}
    </dialog>
  );
}
