import { toast } from 'react-hot-toast/headless';
import { type ApiOutcome, callApi } from '../../../ui/forms/call-api.ts';
import { type NativeProblem, nativeProblems } from '../../../ui/forms/native-problems.ts';
import { useJsonForm } from '../../../ui/forms/use-json-form.ts';

/** Result of an account form, from a page's action. Passwords are never returned. */
export interface AccountOutcome {
  status: 'done' | 'refused';
  message: string;
  /** Message of a field, by its name. */
  errors: Record<string, string>;
  /** Typed values by field name, shown again. */
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
  /** Errors from the server for a form posted without scripts. */
  posted?: AccountOutcome | undefined;
  /** The JSON body; the form's fields as they are, when left out. */
  bodyOf?: (form: FormData) => object;
  /** Further errors by field name, shown with those of the browser. */
  problemsIn?: (form: FormData) => Record<string, string>;
  /** Stops the sending: gives true when it has said why. */
  stops?: (form: FormData) => boolean;
  /** Returns whether a reply without an error is a success; each is, when left out. */
  isDone?: (body: Body) => boolean;
  onDone?: (body: Body, form: HTMLFormElement) => void;
}

/** Message of a success: `msg` where the specification fixes the response. */
type Done = { msg?: string } | { message: string };

/** Sends a form of accounts to the API. */
export function useAccountForm<Body extends Done>(options: AccountFormOptions<Body>) {
  const { method, path, strings, posted, bodyOf, problemsIn, stops, isDone, onDone } = options;
  const refusal = (message: string, errors: Record<string, string>): AccountOutcome => ({
    status: 'refused',
    message,
    errors,
    values: {},
  });
  return useJsonForm<AccountOutcome>({
    posted,
    stops,
    check(form, data) {
      // Accounts from before domains were checked can still sign in.
      const problems = [...nativeProblems(form)].filter(
        ([, problem]) => path !== '/signin' || problem !== 'email-ending',
      );
      // The server alone reports a bad new password, in the specification's words.
      const isForServer =
        path === '/updatepassword' && problems.every(([, problem]) => problem === 'password-short');
      const found = problemsIn?.(data) ?? {};
      if (isForServer || problems.length + Object.keys(found).length === 0) return null;
      const errors = problems.map(([name, problem]) => [name, strings.fields[problem]]);
      return refusal(strings.checkFields, { ...found, ...Object.fromEntries(errors) });
    },
    async send(data, form) {
      const body = bodyOf?.(data) ?? Object.fromEntries(data);
      const outcome: ApiOutcome<Body> = await callApi(method, path, body);
      if (!outcome.ok) {
        const over = outcome.status === 401 ? strings.signedOut : undefined;
        return refusal(over || outcome.message || strings.failed, outcome.errors);
      }
      const { msg = '', message = msg }: { msg?: string; message?: string } = outcome.body;
      if (isDone && !isDone(outcome.body)) return refusal(message || strings.failed, {});
      if (message) toast.success(message);
      onDone?.(outcome.body, form);
      return { status: 'done', message, errors: {}, values: {} };
    },
  });
}
