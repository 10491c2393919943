import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useHydrated } from '../use-hydrated.ts';

interface Outcome {
  status: string;
  message?: string;
  /** What to say at a field, by its name. */
  errors?: Record<string, string>;
  isUnreachable?: boolean;
}

interface JsonFormOptions<Result extends Outcome> {
  /** What the server found when the form was posted without scripts. */
  posted: Result | undefined;
  /** The refusal of a form with fields at fault, before it is sent; null when nothing is wrong. */
  check: (form: HTMLFormElement, data: FormData) => Result | null;
  /** Stops the sending: gives true when it has said why. */
  stops?: ((data: FormData) => boolean) | undefined;
  send: (data: FormData, form: HTMLFormElement) => Promise<Result>;
  onRefused?: ((errors: Record<string, string>) => void) | undefined;
}

/**
 * Sends a form as JSON once React has taken it over; before and without, the browser posts it to the page's action.
 * What failed is said by a toast and beside the form; nothing typed is lost.
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
    // Without a connection the form waits for one: its own notice says so.
    if (!result.isUnreachable || navigator.onLine) toast.error(result.message ?? '');
    onRefused?.(found);
  }

  async function submit(form: HTMLFormElement) {
    // What was said of the attempt before is no longer true.
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
    /** Grows with each failure, so that the notice takes the focus again. */
    attempt,
    sending,
    /** What is wrong with fields that were not corrected since. */
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
