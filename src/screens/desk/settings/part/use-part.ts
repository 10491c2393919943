import { createContext, type SubmitEvent, use, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { followPath, valueAt, withAt } from './at-path.ts';

interface Part {
  formId: string;
  value: unknown;
  /** Undefined removes what is at the path; `pathIn` returns the path by now, null to change nothing. */
  change: (path: string, next: unknown, pathIn?: (value: unknown) => string | null) => void;
  errorAt: (path: string) => string | undefined;
  /** True where a field of an item was refused. */
  hasErrorIn: (path: string) => boolean;
  /**
   * Makes saving wait for an upload, which resolves to true where it was stored; `refused` is called where it was not and
   * a submission had waited for it.
   */
  waitFor: (upload: Promise<boolean>, refused: () => void) => void;
  /** By path, for the list of errors. */
  labels: Record<string, string>;
}

export const PartContext = createContext<Part>({
  formId: '',
  value: null,
  change: () => {},
  errorAt: () => undefined,
  hasErrorIn: () => false,
  waitFor: () => {},
  labels: {},
});

/** Names the item of the fields below, in the list of errors. */
export const ItemNameContext = createContext('');

/** Languages in which the texts of a part are written: those of the site. */
export const LanguagesContext = createContext<readonly Locale[]>(locales);

/** Returns what is at a path of the part and how to change it; a label names it in the list of errors. */
export function useAt<Value>(path: string, label?: string) {
  const { formId, value, change, errorAt, waitFor, labels } = use(PartContext);
  const item = use(ItemNameContext);
  if (label) labels[path] = item ? `${item}, ${label}` : label;
  return {
    id: `${formId}-${path}`,
    value: valueAt(value, path) as Value,
    // The whole part has the errors of no field (`problemsOf`).
    error: errorAt(path || 'body'),
    change: (next: Value | undefined) => change(path, next),
    /** Returns how to change it later, in the item that it is part of now. */
    changeLater: () => {
      const pathIn = followPath(value, path);
      return (next: Value | undefined) => change(path, next, pathIn);
    },
    waitFor,
  };
}

/**
 * Holds the submission of a form while uploads are under way: sends it once all are stored, and cancels it where one is
 * refused.
 */
function useUploads() {
  const [count, setCount] = useState(0);
  const held = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (count > 0 || !held.current) return;
    const { form, submitter } = held.current;
    held.current = null;
    setIsWaiting(false);
    form.requestSubmit(submitter);
  }, [count]);
  return {
    isUploading: count > 0,
    isWaiting,
    async waitFor(upload: Promise<boolean>, refused: () => void) {
      setCount((before) => before + 1);
      if (!(await upload) && held.current) {
        held.current = null;
        setIsWaiting(false);
        refused();
      }
      setCount((before) => before - 1);
    },
    /** Returns true where the submission has to wait. */
    hold({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>) {
      if (count === 0) return false;
      held.current = { form: currentTarget, submitter: nativeEvent.submitter };
      setIsWaiting(true);
      return true;
    },
  };
}

/** Returns a value with what another form of the page has published of the stored one. */
export type Adopt = (value: unknown, stored: unknown) => unknown;

/**
 * Keeps the input of a part, and as `text` as it is sent: `finish` adds what nobody types. What was saved and not changed since is shown as it is stored; what an
 * owner types stays, with the basis that it began from.
 */
export function usePart(
  loaded: { value: unknown; basis: string },
  outcome: DeskOutcome | null,
  finish: (value: unknown) => unknown = (value) => value,
  adopt?: Adopt,
) {
  const [value, setValue] = useState<unknown>(loaded.value);
  const [base, setBase] = useState(loaded);
  const [corrected, setCorrected] = useState<{ of: DeskOutcome | null; paths: string[] }>({
    of: null,
    paths: [],
  });
  const labels = useRef<Record<string, string>>({});
  const sent = useRef<string | null>(null);
  const { hold, ...uploads } = useUploads();
  const isIdle = useNavigation().state === 'idle';
  const text = JSON.stringify(finish(value));
  const isUnsaved = text !== JSON.stringify(base.value);
  // Runs after each load and each response of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while one types.
  useEffect(() => {
    if (!isIdle) return;
    const isSaved = sent.current !== null && outcome?.ok;
    if (isSaved || !isUnsaved) {
      setBase(loaded);
      if (!isUnsaved || sent.current === text) setValue(loaded.value);
    } else if (adopt && JSON.stringify(adopt(base.value, loaded.value)) === JSON.stringify(loaded.value)) {
      setBase(loaded);
      setValue((typed: unknown) => adopt(typed, loaded.value));
    }
    sent.current = null;
  }, [isIdle, loaded]);
  const fixedOf = ({ of, paths }: typeof corrected) => (of === outcome ? paths : []);
  const fixed = fixedOf(corrected);
  const isFixed = (path: string) => fixed.some((own) => path === own || path.startsWith(`${own}.`));
  return {
    ...uploads,
    value,
    text,
    basis: base.basis,
    isUnsaved,
    discard: () => setValue(base.value),
    labels: labels.current,
    change(path: string, next: unknown, pathIn: (value: unknown) => string | null = () => path) {
      setValue((before: unknown) => {
        const at = pathIn(before);
        return at === null ? before : withAt(before, at, next);
      });
      setCorrected((before) => ({ of: outcome, paths: [...fixedOf(before), path] }));
    },
    errorAt: (path: string) => (outcome?.ok || isFixed(path) ? undefined : outcome?.errors[path]),
    hasErrorIn: (path: string) =>
      Object.keys((!outcome?.ok && outcome?.errors) || {}).some((at) => at.startsWith(`${path}.`)),
    submit(event: SubmitEvent<HTMLFormElement>) {
      if (hold(event)) event.preventDefault();
      else sent.current = text;
    },
  };
}
