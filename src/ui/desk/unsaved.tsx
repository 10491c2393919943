import CircleAlert from 'lucide-react/icons/circle-alert';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigation } from 'react-router';
import { LeaveGuard } from '../leave-guard.tsx';
import type { DeskOutcome } from './desk-form.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const UnsavedContext = createContext<(part: string, isUnsaved: boolean) => void>(() => {});

/** Page of several forms that keep their input while another is saved. Asks before leaving with unsaved input. */
export function UnsavedForms({ question, children }: { question: string; children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback(
    (part: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.has(part) === isUnsaved) return before;
        const after = new Set(before);
        if (isUnsaved) after.add(part);
        else after.delete(part);
        return after;
      }),
    [],
  );
  return (
    <UnsavedContext value={mark}>
      {unsaved.size > 0 && <LeaveGuard question={question} />}
      {children}
    </UnsavedContext>
  );
}

/** Writes into a field and notifies its form. */
export function typeInto(field: Field | null, text: string): void {
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const storedIn = ({ dataset }: Field) => (dataset.stored ?? '').replaceAll('\r\n', '\n');
const fieldsIn = (part: HTMLElement | null) => [...(part?.querySelectorAll<Field>('[data-stored]') ?? [])];

/**
 * Compares fields with their stored values in `data-stored` and marks differing ones `data-unsaved`. A field shows the
 * stored value once its form is saved, and a colleague's value unless it has other input. `part` contains the fields
 * and has the `handlers`; `outcome` is that of its form.
 */
export function useUnsaved<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  outcome: DeskOutcome | null,
) {
  const id = useId();
  const mark = use(UnsavedContext);
  const isIdle = useNavigation().state === 'idle';
  const [isUnsaved, setIsUnsaved] = useState(false);
  const shown = useRef(new WeakMap<Field, string>());
  const sent = useRef<{ values: Map<Field, string>; before: DeskOutcome | null } | null>(null);
  const check = () => {
    let found = false;
    for (const field of fieldsIn(part.current)) {
      const differs = field.value !== storedIn(field);
      field.toggleAttribute('data-unsaved', differs);
      found ||= differs;
    }
    setIsUnsaved(found);
    mark(id, found);
  };
  // Runs after each load and each response of the form.
  useEffect(() => {
    const isAnswered = sent.current !== null && outcome !== null && outcome !== sent.current.before;
    const isSaved = isAnswered && outcome.ok && isIdle;
    for (const field of fieldsIn(part.current)) {
      const stored = storedIn(field);
      const before = shown.current.get(field) ?? stored;
      const isUntouched = stored !== before && field.value === before;
      if (isUntouched || (isSaved && field.value === sent.current?.values.get(field))) field.value = stored;
      shown.current.set(field, stored);
    }
    if (isSaved || (isAnswered && !outcome.ok)) sent.current = null;
    check();
  });
  useEffect(() => () => mark(id, false), [mark, id]);
  return {
    isUnsaved,
    discard() {
      const fields = fieldsIn(part.current).filter((field) => field.value !== storedIn(field));
      for (const field of fields) typeInto(field, storedIn(field));
      // The pressed button was removed.
      fields[0]?.focus();
    },
    handlers: {
      onInput: check,
      onSubmitCapture() {
        const values = new Map(fieldsIn(part.current).map((field) => [field, field.value]));
        sent.current = { values, before: outcome };
      },
    },
  };
}

interface UnsavedMarkProps {
  unsaved: Pick<ReturnType<typeof useUnsaved>, 'isUnsaved' | 'discard'>;
  t: { notSaved: string; discard: string };
  /** Subject of the form for screen readers. */
  object: string;
}

/** Notice of unsaved input with a button to discard it. */
export function UnsavedMark({ unsaved: { isUnsaved, discard }, t, object }: UnsavedMarkProps) {
  if (!isUnsaved) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-[0.875rem] font-normal">
      <span className="flex items-center gap-1 font-medium text-alert">
        <CircleAlert size={15} aria-hidden />
        {t.notSaved}
      </span>
      <button type="button" className="link py-1" onClick={discard}>
        {t.discard}
        <span className="sr-only"> {object}</span>
      </button>
    </span>
  );
}
