import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type ApiOutcome, callApi } from './call-api.ts';
import { type NativeProblem, nativeProblems } from './native-problems.ts';

/** How a form of accounts went, as a page's action answers it and as the page shows it. Passwords are never given back. */
export interface AccountOutcome {
  status: 'done' | 'refused';
  message: string;
  /** What to say at a field, by its name. */
  errors: Record<string, string>;
  /** What was typed, by field name, to stand there again. */
  values: Record<string, string>;
}

interface AccountFormOptions<Body> {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Under /api/v1. */
  path: string;
  strings: {
    checkFields: string;
    /** Shown when the server sent no message, or did not respond. */
    failed: string;
    /** Said once the session is over, on pages that need one. */
    signedOut?: string;
    fields: Record<NativeProblem, string>;
  };
  /** What the server found when the form was posted without scripts. */
  posted?: AccountOutcome | undefined;
  /** The JSON body; the form's fields as they are, when left out. */
  bodyOf?: (form: FormData) => object;
  /** Stops the sending: gives true when it has said why. */
  stops?: (form: FormData) => boolean;
  onDone: (body: Body, form: HTMLFormElement) => void;
}

/**
 * Sends a form of accounts as JSON once React has taken it over; before and without, the browser posts it to the page's
 * action. What failed is said by a toast and beside the form; nothing typed is lost.
 */
export function useAccountForm<Body extends { msg?: string }>(options: AccountFormOptions<Body>) {
  const { method, path, strings, bodyOf, stops, onDone } = options;
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState(options.posted);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);

  function refuse(message: string, errors: Record<string, string>) {
    setOutcome({ status: 'refused', message, errors, values: {} });
    setAttempt((count) => count + 1);
    toast.error(message);
  }

  async function send(form: HTMLFormElement) {
    toast.dismiss();
    // Accounts from before domains were checked can still sign in.
    const problems = [...nativeProblems(form)].filter(
      ([, problem]) => path !== '/signin' || problem !== 'email-ending',
    );
    // What is wrong with a new password alone the server says, as the specification words it.
    const isForServer =
      path === '/updatepassword' && problems.every(([, problem]) => problem === 'password-short');
    if (problems.length > 0 && !isForServer) {
      const errors = problems.map(([name, problem]) => [name, strings.fields[problem]]);
      return refuse(strings.checkFields, Object.fromEntries(errors));
    }
    const data = new FormData(form);
    // What was said of the attempt before is no longer true.
    setOutcome(undefined);
    if (stops?.(data)) return;

    setSending(true);
    inFlight.current = true;
    const answer: ApiOutcome<Body> = await callApi(method, path, bodyOf?.(data) ?? Object.fromEntries(data));
    inFlight.current = false;
    setSending(false);
    if (!answer.ok) {
      const over = answer.status === 401 ? strings.signedOut : undefined;
      return refuse(over || answer.message || strings.failed, answer.errors);
    }
    setOutcome({ status: 'done', message: answer.body.msg ?? '', errors: {}, values: {} });
    if (answer.body.msg) toast.success(answer.body.msg);
    onDone(answer.body, form);
  }

  return {
    outcome,
    /** Grows with each failure, so that the notice takes the focus anew. */
    attempt,
    sending,
    errors: outcome?.status === 'refused' ? outcome.errors : {},
    formProps: {
      noValidate: hydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!inFlight.current) void send(event.currentTarget);
      },
    },
  };
}
