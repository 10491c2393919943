import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useHydrated } from '../use-hydrated.ts';

interface Outcome {
  status: string;
  message?: string;
  /** Errors by field. */
  errors?: Record<string, string>;
  isUnreachable?: boolean;
}

interface JsonFormOptions<Result extends Outcome> {
  /** Server result of a form posted without scripts. */
  posted: Result | undefined;
  /** Returns a refusal before sending; null when the form is valid. */
  check: (form: HTMLFormElement, data: FormData) => Result | null;
  /** Returns true to cancel the submission, after showing the reason. */
  stops?: ((data: FormData) => boolean) | undefined;
  send: (data: FormData, form: HTMLFormElement) => Promise<Result>;
  onRefused?: ((errors: Record<string, string>) => void) | undefined;
}

/**
 * Sends a form as JSON after hydration; before it or without scripts, the browser posts it to the page's action. Shows
 * failures in a toast and next to the form; the input stays.
 */
export function useJsonForm<Result extends Outcome>(options: JsonFormOptions<Result>) {
  const { posted, check, stops, send, onRefused } = options;
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState(posted);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);

  function settle(result: Result) {
    const { errors: found = {} } = result;
    setOutcome(result);
    setErrors(found);
    if (result.status !== 'refused') return;
    setAttempt((count) => count + 1);
    // Offline, the form shows a notice and waits.
    if (!result.isUnreachable || navigator.onLine) toast.error(result.message ?? '');
    onRefused?.(found);
  }

  async function submit(form: HTMLFormElement) {
    // The previous message no longer applies.
    toast.dismiss();
    const data = new FormData(form);
    const refused = check(form, data);
    if (refused) return settle(refused);
    setOutcome(undefined);
    setErrors({});
    if (stops?.(data)) return;
    setSending(true);
    inFlight.current = true;
    const result = await send(data, form);
    inFlight.current = false;
    setSending(false);
    settle(result);
  }

  return {
    outcome,
    setOutcome,
    /** Increases with each failure, so that the notice is focused again. */
    attempt,
    sending,
    /** Errors of fields that have not changed since. */
    errors,
    formProps: {
      noValidate: hydrated,
      onChange: ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        const { [name]: error, ...others } = errors;
        if (error && !check(form, new FormData(form))?.errors?.[name]) setErrors(others);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!inFlight.current) void submit(event.currentTarget);
      },
    },
  };
}
