import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { FinishUploads } from '../attachments/attachment-field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { callApi } from './call-api.ts';
import { type NativeProblem, nativeProblem } from './native-problem.ts';
import type { Receipt } from './stored-receipt.ts';

/** Result of a form, from the API or from a page's action. */
export interface FormOutcome {
  ok: boolean;
  message: string;
  /** By field name. */
  errors: Record<string, string>;
  /** Typed values by field name, without passwords; shown again. */
  values: Record<string, string>;
  /** No response arrived, so the form may have been stored. */
  isUnreachable?: boolean;
  /** `isKept`: restored after a reload or on return. */
  receipt?: Receipt & { isKept?: boolean };
}

interface FormOptions<Body> {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Under /api/v1. */
  path: string;
  strings: {
    checkFields: string;
    /** Shown when the server sent no message. */
    failed: string;
    /** Shown when the server did not respond; defaults to `failed`. */
    unreachable?: string;
    /** Shown once the session is over, on pages that need one. */
    signedOut?: string;
    /** Replaces the server's message of a success. */
    sent?: string;
    fields: Record<NativeProblem, string>;
  };
  /** Result of a form posted without scripts. */
  posted?: FormOutcome | undefined;
  /** Returns the JSON body, by default the fields; rejects when a script for it cannot be loaded. */
  bodyOf?: ((data: FormData) => object | Promise<object>) | undefined;
  /** Finishes the uploads: returns their fields, or why the form cannot be sent yet. */
  finishUploads?: FinishUploads | undefined;
  /** Headers instead of the customer's token. */
  headersOf?: (body: object, data: FormData) => Record<string, string>;
  /** Returns false for a problem of the browser that does not keep the form from being sent. */
  counts?: (name: string, problem: NativeProblem, data: FormData) => boolean;
  /** Further errors by field name. */
  problemsIn?: ((data: FormData) => Record<string, string>) | undefined;
  /** Shows the server's message beside the form alone, not in a toast too. */
  isQuiet?: boolean;
  /** Field whose error is the message of the refusal, and a toast. */
  insistsOn?: string | undefined;
  /** Cancels the submission: returns true after showing the reason. */
  stops?: (data: FormData) => boolean;
  /** Returns false for a reply without an error that is no success. */
  isDone?: (body: Body) => boolean;
  receiptOf?: (body: Body, data: FormData, location: string | undefined) => Receipt;
  onDone?: (body: Body, form: HTMLFormElement) => void;
  onRefused?: ((errors: Record<string, string>) => void) | undefined;
}

/** Message of a success: `msg` where the specification fixes the response. */
type Done = { msg?: string } | { message?: string };

/**
 * Sends a form as JSON after hydration; before it or without scripts, the browser posts it to the page's action. Shows
 * failures next to the form; the input stays.
 */
export function useForm<Body extends Done>({
  method = 'POST',
  path,
  strings,
  ...options
}: FormOptions<Body>) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState(options.posted);
  const [errors, setErrors] = useState(options.posted?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);

  /** Errors by field name in form order. */
  function errorsOf(form: HTMLFormElement, data: FormData): Record<string, string> {
    const further = options.problemsIn?.(data) ?? {};
    const found: Record<string, string> = {};
    for (const element of form.elements) {
      const { name } = element as HTMLInputElement;
      const problem = nativeProblem(element);
      const isCounted = problem && (options.counts?.(name, problem, data) ?? true);
      const error = isCounted ? strings.fields[problem] : further[name];
      if (error) found[name] = error;
    }
    return found;
  }

  function refuse(
    message: string,
    found: Record<string, string> = {},
    { isUnreachable = false, isQuiet = options.isQuiet } = {},
  ) {
    setOutcome({ ok: false, message, errors: found, values: {}, isUnreachable });
    setErrors(found);
    setAttempt((count) => count + 1);
    // Offline, the form shows a notice and waits.
    if (!isQuiet && (!isUnreachable || navigator.onLine)) toast.error(message);
    options.onRefused?.(found);
  }

  async function send(form: HTMLFormElement, data: FormData) {
    const files = await options.finishUploads?.();
    if (files?.refused) {
      const { refused } = files;
      // Each file's line says what is wrong with it.
      return refuse(refused, { attachments: refused }, { isQuiet: true });
    }
    const fields = await Promise.resolve(options.bodyOf?.(data) ?? Object.fromEntries(data)).catch(
      () => null,
    );
    const body = { ...fields, ...files };
    const result = fields && (await callApi<Body>(method, path, body, options.headersOf?.(body, data)));
    if (!result?.ok) {
      const { status = 0, message = '', errors: found = {} } = result ?? {};
      if (status === 0 && strings.unreachable)
        return refuse(strings.unreachable, {}, { isUnreachable: true });
      return refuse((status === 401 && strings.signedOut) || message || strings.failed, found);
    }
    const { msg = '', message = msg }: { msg?: string; message?: string } = result.body;
    if (options.isDone?.(result.body) === false) return refuse(message || strings.failed);
    const announced = strings.sent ?? message;
    // The message beside the form is no live region: a custom toast is announced and not shown.
    if (announced) (options.isQuiet ? toast.custom : toast.success)(announced);
    const receipt = options.receiptOf?.(result.body, data, result.location);
    setOutcome({ ok: true, message, errors: {}, values: {}, ...(receipt && { receipt }) });
    options.onDone?.(result.body, form);
  }

  async function submit(form: HTMLFormElement) {
    // The previous message no longer applies.
    toast.dismiss();
    const data = new FormData(form);
    const found = errorsOf(form, data);
    if (Object.keys(found).length > 0) {
      const insisted = found[options.insistsOn ?? ''];
      return refuse(insisted ?? strings.checkFields, found, { isQuiet: !insisted });
    }
    setOutcome(undefined);
    setErrors({});
    if (options.stops?.(data)) return;
    setSending(true);
    inFlight.current = true;
    await send(form, data);
    inFlight.current = false;
    setSending(false);
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
        if (error && !errorsOf(form, new FormData(form))[name]) setErrors(others);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!inFlight.current) void submit(event.currentTarget);
      },
    },
  };
}
