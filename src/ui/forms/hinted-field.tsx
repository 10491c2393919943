import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cleanEmail, emailProblem, suggestEmail } from '#platform/values/email-address.ts';
import { lacksCountryCode } from '#platform/values/telephone.ts';
import { Field } from './field.tsx';
import type { forms } from './strings/en/forms.ts';

/** Texts that suggest a correction. */
type HintedFieldProps = ComponentProps<typeof Field> & { hints: (typeof forms)['hints'] };

/** Delays a call until no pointer is pressed: a hint that appears during a press would move the pressed button away. */
function useAfterPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const note = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, note, { capture: true, signal });
    return () => ended.abort();
  }, []);
  return (call: () => void) => {
    if (!isPressed.current) return call();
    // The click follows the release immediately.
    addEventListener('pointerup', () => setTimeout(call), { once: true });
  };
}

/** E-mail or phone field that suggests a correction of a likely typo. Refuses nothing. */
export function HintedField({ hints, ...field }: HintedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState('');
  const afterPress = useAfterPress();
  const suggested = field.type === 'email' ? suggestEmail(cleanEmail(left)) : null;
  // The error already explains it.
  const problem =
    field.type === 'email' && left && !suggested && !field.error && emailProblem(cleanEmail(left));
  const apply = (address: string) => {
    const { current } = input;
    if (!current) return;
    current.value = address;
    // Drafts listen for input events.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    setLeft(address);
    current.focus();
  };
  return (
    <div>
      <Field
        ref={input}
        {...field}
        onBlur={({ currentTarget }) => afterPress(() => setLeft(currentTarget.value))}
        onInput={() => setLeft('')}
      />
      <div role="status" className="text-small">
        {suggested && (
          <p className="mt-1.5">
            {hints.email}{' '}
            <button type="button" className="link py-1 wrap-anywhere" onClick={() => apply(suggested)}>
              {suggested}
            </button>
            ?
          </p>
        )}
        {problem && <p className="mt-1.5 font-medium text-alert">{hints.problems[problem]}</p>}
        {field.type === 'tel' && lacksCountryCode(left) && <p className="mt-1.5">{hints.phone}</p>}
      </div>
    </div>
  );
}
