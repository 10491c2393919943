import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { idempotencyKeyHeader, SubmissionAnswer } from '../../contract/submission.ts';
import type { SiteStrings } from '../content/strings.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { bearer, signalsHeader } from './call-api.ts';
import type { FormOutcome } from './form-outcome.ts';
import { keepReceipt, keptReceipt, removeReceipt } from './kept-receipt.ts';
import { nativeProblems } from './native-problems.ts';
import { findStoredUser } from './stored-user.ts';

/** The strings of a form that is sent by `useSubmission`. */
export type FormStrings = SiteStrings['contact' | 'clientBrief' | 'feedback']['form'];

interface SubmissionOptions {
  url: string;
  strings: FormStrings;
  /** The name of the field that only machines fill in. */
  trap: string;
  /** Sends the token of who is signed in along (specification, section 7: with the brief alone). */
  withToken?: boolean;
  /** The JSON body, from what the form holds. */
  bodyOf: (form: FormData) => object;
  /** What the server found when the form was posted without scripts. */
  posted: FormOutcome | undefined;
  /** A problem that also deserves a toast, such as unticked terms: the field's name and what to say. */
  objection?: (form: FormData) => { name: string; message: string } | null;
  /** Tells the receipts of this form in a tab apart, such as that of a request sent again; its URL otherwise. */
  receiptId?: string;
  onSent?: () => void;
  /** By when a person answers something sent at this moment; absent where nobody has to. */
  dueNow?: () => number;
  onRefused?: (errors: Record<string, string>) => void;
}

/** A UUID of version 4, which the server takes for one sender's; `randomUUID` exists on https and localhost only. */
function randomKey(): string {
  const { crypto } = globalThis;
  if (crypto.randomUUID) return crypto.randomUUID();
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5');
}

function textIn(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim();
}

// The type alone, as in call-api.ts.
const keyHeader: typeof idempotencyKeyHeader = 'Idempotency-Key';

/** After this the reader may try again; the key makes that harmless. */
const longestWaitMs = 30_000;

interface Post {
  url: string;
  body: object;
  /** Equal for every attempt to send the same thing. */
  key: string;
  seconds: number;
  trapFilled: boolean;
  /** The locale of the page that the form is on. */
  locale: string;
  /** The reference of the request that is sent again with changes; empty for a new one. */
  follows: string;
  /** Sends the session's token along, which links the submission to the account. */
  withToken: boolean;
}

/** The API's answer, and the address of the stored request's own page where it has one. */
type PostAnswer = SubmissionAnswer & { statusPage?: string | undefined };

/** Posts a form to the API. Null means that no answer came, or none that could be read. */
async function postForm(post: Post): Promise<PostAnswer | null> {
  const { url, body, key, seconds, trapFilled, locale, follows, withToken } = post;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(withToken && bearer()),
        [keyHeader]: key,
        [signalsHeader]: [
          `seconds=${Math.round(seconds)}`,
          `trap=${trapFilled ? 1 : 0}`,
          `locale=${locale}`,
          ...(/^[\w-]+$/.test(follows) ? [`follows=${follows}`] : []),
        ].join('; '),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const answer = (await response.json()) as SubmissionAnswer;
    if (typeof answer !== 'object' || typeof answer.success !== 'boolean') return null;
    return { ...answer, statusPage: response.headers.get('location') ?? undefined };
  } catch {
    return null;
  }
}

/**
 * Sends a form as JSON once React has taken it over; before and without, the browser posts it to the page's action.
 * `round` grows with each success: a form keyed by it starts afresh. On failure nothing typed is lost.
 */
export function useSubmission({
  url,
  strings,
  trap,
  withToken = false,
  bodyOf,
  posted,
  objection,
  onSent,
  onRefused,
  dueNow,
  receiptId = url,
}: SubmissionOptions) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState(posted);
  const [attempt, setAttempt] = useState(0);
  const [round, setRound] = useState(posted?.status === 'sent' ? 1 : 0);
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);
  const shownAt = useRef(0);
  const same = useRef({ content: '', key: '' });

  useEffect(() => {
    // The first page of a visit was there before its scripts; a page come to by a link is there since now.
    if ('hydrated' in document.documentElement.dataset) shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    const kept = posted ? null : keptReceipt(receiptId);
    if (kept) setOutcome((current) => current ?? { status: 'sent', isKept: true, ...kept });
  }, [posted, receiptId]);

  function refuse(message: string, errors: Record<string, string>, isUnreachable = false) {
    setOutcome({ status: 'refused', message, errors, isUnreachable });
    setAttempt((count) => count + 1);
    toast.error(message);
    onRefused?.(errors);
  }

  /** What is wrong before anything is sent; null when nothing is. */
  function findErrors(form: HTMLFormElement, data: FormData) {
    const errors: Record<string, string> = {};
    for (const [name, problem] of nativeProblems(form)) errors[name] = strings.fields[problem];
    const objected = objection?.(data);
    if (objected) errors[objected.name] = objected.message;
    if (Object.keys(errors).length === 0) return null;
    return { errors, said: objected?.message ?? strings.checkFields };
  }

  function keyFor(content: string): string {
    if (same.current.content !== content) {
      same.current = { content, key: randomKey() };
    }
    return same.current.key;
  }

  async function send(form: HTMLFormElement) {
    // What was said of the attempt before is no longer true.
    toast.dismiss();
    const data = new FormData(form);
    const found = findErrors(form, data);
    if (found) return refuse(found.said, found.errors);

    setOutcome(undefined);
    setSending(true);
    inFlight.current = true;
    const body = bodyOf(data);
    const seconds = (performance.now() - shownAt.current) / 1000;
    const key = keyFor(JSON.stringify(body));
    const answer = await postForm({
      url,
      body,
      key,
      seconds,
      trapFilled: Boolean(data.get(trap)),
      locale: document.documentElement.lang,
      follows: String(data.get('follows') ?? ''),
      withToken,
    });
    inFlight.current = false;
    setSending(false);

    if (answer === null) return refuse(strings.messages.unreachable, {}, true);
    if (!answer.success) return refuse(answer.message || strings.messages.failed, answer.errors ?? {});
    same.current = { content: '', key: '' };
    toast.success(strings.messages.sent);
    const receipt = {
      reference: answer.reference,
      statusPage: answer.statusPage,
      dueAt: dueNow?.(),
      // Left empty by a customer, the answer goes to their account's address.
      email: textIn(data, 'email') || (withToken && findStoredUser()?.email) || '',
      phone: textIn(data, 'phone'),
    };
    // Feedback has no page of its own, and nothing to come back to.
    if (receipt.statusPage) keepReceipt(receiptId, receipt);
    setOutcome({ status: 'sent', ...receipt });
    setRound((count) => count + 1);
    onSent?.();
  }

  return {
    outcome,
    attempt,
    round,
    sending,
    errors: outcome?.status === 'refused' ? outcome.errors : {},
    /** The last attempt was never answered. */
    isUnreachable: outcome?.status === 'refused' && outcome.isUnreachable === true,
    /** It was refused, or is being sent again after that. */
    isRetry: outcome?.status === 'refused' || (sending && attempt > 0),
    dismiss: () => {
      removeReceipt(receiptId);
      setOutcome(undefined);
    },
    formProps: {
      noValidate: hydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!inFlight.current) void send(event.currentTarget);
      },
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
