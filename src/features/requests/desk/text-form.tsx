import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { fill } from '#platform/values/format.ts';
import { type Option, Options, SmallField } from '#ui/desk/controls.tsx';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { Refusal } from '#ui/desk/refusal.tsx';
import { responseOf } from '#ui/desk/response-of.ts';
import { keepInWindow, keptInWindow } from '#ui/desk/use-draft.ts';
import { sendWithKeys } from '#ui/desk/use-keys.ts';
import { request } from '../strings/en/request.ts';
import { beginSending, sendingName } from './drafts.ts';
import { useMentions } from './mentions.ts';

export interface TextFormOptions {
  name: string;
  text?: string;
  choice?: { name: string; label: string; options: Option[] };
  isRequired?: boolean;
  /** Label of the button that keeps a refused text as a note. */
  asNote?: string;
  /** Colleagues offered after an `@`. */
  mentions?: string[];
  t: { label: string; help?: string; save: string };
}

interface TextFormProps extends TextFormOptions {
  version: number;
  draftPath: string;
  meId: string;
  intent: string;
  /** Brings the form to the front. */
  show: () => void;
}

const noMentions: string[] = [];

interface KeptTextOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Key in the window's storage. */
  place: string;
  meId: string;
  /** Called when text was restored or typed before hydration. */
  onRestored: () => void;
}

/** Stores text in this window with every letter, so that it is there when the reader returns to the request. */
function useKeptText({ field, place, meId, onRestored }: KeptTextOptions) {
  const restored = useRef(onRestored);
  useEffect(() => {
    const { current: area } = field;
    if (!area) return;
    const written = keptInWindow<{ text: string }>(place, meId);
    if (written && area.value === '') area.value = written.text;
    if (area.value === '') return;
    keepInWindow(place, meId, { text: area.value });
    restored.current();
  }, [field, place, meId]);
  return {
    keep: () => {
      const text = field.current?.value ?? '';
      keepInWindow(place, meId, text === '' ? null : { text });
    },
    clear: () => keepInWindow(place, meId, null),
  };
}

interface MentionListProps {
  id: string;
  offered: string[];
  current: string | undefined;
  choose: (name: string) => void;
}

/** Returns the id of a list item, for the field's `aria-activedescendant`. */
function mentionOptionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** Lists colleagues above the field. */
function MentionList({ id, offered, current, choose }: MentionListProps) {
  const t = request.note.mentions;
  const optionId = current && mentionOptionId(id, offered.indexOf(current));
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
  return (
    <>
      {offered.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t.title}
          className="absolute bottom-full left-0 z-10 mb-px max-h-60 w-[min(20rem,100%)] overflow-y-auto border border-outline bg-field shadow-md"
        >
          {offered.map((name, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys.
            <div
              key={name}
              id={mentionOptionId(id, place)}
              role="option"
              tabIndex={-1}
              aria-selected={name === current}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
              className="cursor-pointer truncate border-b border-hairline px-3 py-2 text-strong last:border-0 hover:bg-panel aria-selected:bg-panel aria-selected:outline-2 aria-selected:-outline-offset-2"
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {offered.length > 0 && fill(t.offered, { count: offered.length })}
      </p>
    </>
  );
}

/** Short text for the timeline: a note or a logged reply. Stored in this window until it is sent. */
export function TextForm({
  version,
  draftPath,
  meId,
  intent,
  show,
  name,
  text,
  choice,
  isRequired = true,
  asNote,
  mentions = noMentions,
  t,
}: TextFormProps) {
  const fetcher = useFetcher<DeskOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const outcome = responseOf(fetcher);
  const isSending = fetcher.state !== 'idle';
  const sending = sendingName(draftPath, intent);
  const { keep, clear } = useKeptText({ field, place: sending, meId, onRestored: show });
  const mention = useMentions({ field, names: isSending ? noMentions : mentions });
  const stored = useRef(clear);
  stored.current = clear;
  useEffect(() => {
    if (!outcome?.ok) return;
    form.current?.reset();
    stored.current();
    // Leaving the field makes single keys work for the request again.
    if (form.current?.contains(document.activeElement)) statusLine.current?.focus({ preventScroll: true });
  }, [outcome]);
  const submit = async (event: FormEvent) => {
    if (isSending) return event.preventDefault();
    mention.close();
    // Also runs after the page was left: stored text must not be sent again.
    if (await beginSending(sending)) clear();
  };
  // A stale form can be sent again; an ended session or an unreachable server returns no values.
  const isRefusedForGood = outcome && !outcome.ok && !outcome.isStale && outcome.values[name]?.trim();
  const saveAsNote = () => {
    // Allowed while the page reloads after the refusal: a note needs no version.
    if (fetcher.state === 'submitting') return;
    fetcher.submit({ intent: 'note', text: field.current?.value ?? '' }, { method: 'post' });
  };
  const id = `${intent}-${name}`;
  const listId = `${id}-mentions`;
  return (
    <fetcher.Form ref={form} method="post" onSubmit={submit} className="space-y-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {text && <p className="composer-extra max-w-[70ch] text-[0.8125rem] text-muted">{text}</p>}
      {choice && (
        <div className="composer-extra">
          <SmallField id={`${id}-choice`} label={choice.label}>
            <select id={`${id}-choice`} name={choice.name} className="desk-input sm:w-auto">
              <Options options={choice.options} />
            </select>
          </SmallField>
        </div>
      )}
      <div>
        <label htmlFor={id} className="sr-only">
          {t.label}
        </label>
        <div className="relative">
          <textarea
            ref={field}
            id={id}
            name={name}
            rows={3}
            placeholder={t.label}
            required={isRequired}
            onKeyDown={(event) => {
              mention.press(event);
              sendWithKeys(event);
            }}
            onChange={() => {
              keep();
              mention.typed();
            }}
            onSelect={mention.moved}
            onBlur={mention.close}
            // Text typed during the submission would be lost.
            readOnly={isSending}
            aria-busy={isSending || undefined}
            aria-describedby={t.help ? `${id}-help` : undefined}
            aria-autocomplete={mentions.length > 0 ? 'list' : undefined}
            aria-controls={mention.current ? listId : undefined}
            aria-activedescendant={
              mention.current && mentionOptionId(listId, mention.offered.indexOf(mention.current))
            }
            className="desk-input"
          />
          <MentionList
            id={listId}
            offered={mention.offered}
            current={mention.current}
            choose={mention.choose}
          />
        </div>
        {t.help && (
          <p id={`${id}-help`} className="composer-extra mt-1 text-[0.8125rem] text-muted">
            {t.help}
          </p>
        )}
      </div>
      <button type="submit" className="composer-extra desk-button" aria-disabled={isSending || undefined}>
        {t.save}
      </button>
      {outcome?.ok && (
        <p ref={statusLine} role="status" tabIndex={-1} className="w-fit text-[0.875rem]">
          {outcome.message}
        </p>
      )}
      {outcome && !outcome.ok && <Refusal outcome={outcome} />}
      {asNote && isRefusedForGood && (
        <button type="button" className="desk-button" onClick={saveAsNote}>
          {asNote}
        </button>
      )}
    </fetcher.Form>
  );
}
