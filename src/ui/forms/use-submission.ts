import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { idempotencyKeyHeader, SubmissionResponse } from '../../platform/commands/submission-headers.ts';
import type { FinishUploads } from '../attachments/attachment-field.tsx';
import { bearer, signalsHeader } from './call-api.ts';
import type { FormResult } from './form-result.ts';
import { nativeProblems } from './native-problems.ts';
import { keepReceipt, keptReceipt, removeReceipt } from './stored-receipt.ts';
import { findStoredUser } from './stored-user.ts';
import type { forms } from './strings/en/forms.ts';
import { useJsonForm } from './use-json-form.ts';

export type FormStrings = typeof forms & {
  messages: Record<'sent' | 'failed' | 'unreachable', string>;
  done: { title: string; text: string; due?: string; textWithoutMail?: string };
};

interface SubmissionOptions {
  url: string;
  strings: FormStrings;
  /** Name of the honeypot field. */
  trap: string;
  /** Sends the signed-in customer's token (specification, section 7: only for the brief). */
  withToken?: boolean;
  /** Returns the JSON body; rejects when a script for it cannot be loaded. */
  bodyOf: (form: FormData) => object | Promise<object>;
  /** Finishes the uploads: returns their fields, or why the form cannot be sent yet. */
  finishUploads?: FinishUploads;
  /** Server result of a form posted without scripts. */
  posted: FormResult | undefined;
  /** Problem that also appears in a toast, such as unaccepted terms: field name and message. */
  objection?: (form: FormData) => { name: string; message: string } | null;
  /** Distinguishes receipts of this form in a tab; defaults to its URL. */
  receiptId?: string;
  onSent?: () => void;
  onRefused?: (errors: Record<string, string>) => void;
}

/** Returns a UUID v4 to use as idempotency key; `crypto.randomUUID` exists only in secure contexts. */
function randomKey(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return digits.replace(/(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-a$4-');
}

function textIn(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim();
}

// Only the type, as in call-api.ts.
const keyHeader: typeof idempotencyKeyHeader = 'Idempotency-Key';

/** Milliseconds until the reader may retry; the key prevents a duplicate. */
const longestWaitMs = 30_000;

/** API response, with the address of the request's page if it has one. */
type PostResult = SubmissionResponse & { statusPage?: string | undefined };

/** Posts a form to the API. Resolves to null without a readable response. */
async function postForm(
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<PostResult | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const result = (await response.json()) as SubmissionResponse | null;
    if (typeof result?.success !== 'boolean') return null;
    return { ...result, statusPage: response.headers.get('location') ?? undefined };
  } catch {
    return null;
  }
}

/** Sends a visitor's form to the API. `round` increases with each success; use it as the form's key to reset it. */
export function useSubmission({
  url,
  strings,
  trap,
  withToken = false,
  bodyOf,
  finishUploads,
  posted,
  objection,
  onSent,
  onRefused,
  receiptId = url,
}: SubmissionOptions) {
  const [round, setRound] = useState(posted?.status === 'sent' ? 1 : 0);
  const shownAt = useRef(0);
  const same = useRef({ content: '', key: '' });

  function keyFor(content: string): string {
    if (same.current.content !== content) same.current = { content, key: randomKey() };
    return same.current.key;
  }

  const form = useJsonForm<FormResult>({
    posted,
    onRefused,
    check(element, data) {
      const errors: Record<string, string> = {};
      // Optional fields are sent as typed: details, and an address next to a phone number.
      for (const [name, problem] of nativeProblems(element))
        if (name === 'email' ? !data.get('phone') : !name.includes('.'))
          errors[name] = strings.fields[problem];
      const objected = objection?.(data);
      if (objected) errors[objected.name] = objected.message;
      if (Object.keys(errors).length === 0) return null;
      return { status: 'refused', message: objected?.message ?? strings.checkFields, errors };
    },
    async send(data) {
      const files = await finishUploads?.();
      if (files?.refused)
        return { status: 'refused', message: files.refused, errors: { attachments: files.refused } };
      const answers = await Promise.resolve(bodyOf(data)).catch(() => null);
      const body = answers && { ...answers, ...files };
      const seconds = Math.round((performance.now() - shownAt.current) / 1000);
      // Reference of the request that is repeated with changes; empty for a new one.
      const follows = String(data.get('follows') ?? '');
      const signals = [
        `seconds=${seconds}`,
        `trap=${data.get(trap) ? 1 : 0}`,
        `locale=${document.documentElement.lang}`,
        ...(/^[\w-]+$/.test(follows) ? [`follows=${follows}`] : []),
      ];
      const result =
        body &&
        (await postForm(url, body, {
          ...(withToken && bearer()),
          [keyHeader]: keyFor(JSON.stringify(body)),
          [signalsHeader]: signals.join('; '),
        }));
      const { messages } = strings;
      if (result === null)
        return { status: 'refused', message: messages.unreachable, errors: {}, isUnreachable: true };
      if (!result.success)
        return { status: 'refused', message: result.message || messages.failed, errors: result.errors ?? {} };
      same.current.content = '';
      toast.success(messages.sent);
      const receipt = {
        reference: result.reference,
        statusPage: result.statusPage,
        dueAt: result.dueAt,
        // Defaults to the account's address.
        email: textIn(data, 'email') || (withToken && findStoredUser()?.email) || '',
        phone: textIn(data, 'phone'),
      };
      // Feedback has no page to return to.
      if (receipt.statusPage) keepReceipt(receiptId, receipt);
      setRound((count) => count + 1);
      onSent?.();
      return { status: 'sent', ...receipt };
    },
  });
  const { outcome, setOutcome, attempt, sending } = form;

  useEffect(() => {
    // The first page was visible before its scripts ran; a page after client navigation is visible from now on.
    if ('hydrated' in document.documentElement.dataset) shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    const kept = posted ? null : keptReceipt(receiptId);
    if (kept) setOutcome((current) => current ?? { status: 'sent', isKept: true, ...kept });
  }, [posted, receiptId, setOutcome]);

  return {
    ...form,
    round,
    /** True when the last attempt had no response. */
    isUnreachable: outcome?.status === 'refused' && outcome.isUnreachable === true,
    /** True after a refusal and during the next attempt. */
    isRetry: outcome?.status === 'refused' || (sending && attempt > 0),
    dismiss: () => {
      removeReceipt(receiptId);
      setOutcome(undefined);
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
