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

/** The strings of a form that is sent by `useSubmission`. */
export type FormStrings = typeof forms & {
  messages: Record<'sent' | 'failed' | 'unreachable', string>;
  done: { title: string; text: string; due?: string; textWithoutMail?: string };
};

interface SubmissionOptions {
  url: string;
  strings: FormStrings;
  /** The name of the field that only machines fill in. */
  trap: string;
  /** Sends the token of the signed-in customer along (specification, section 7: with the brief alone). */
  withToken?: boolean;
  /** The JSON body, from what the form holds; rejects where a script for it cannot be loaded. */
  bodyOf: (form: FormData) => object | Promise<object>;
  /** Finishes the uploads of the form's files: what they add to the body, or why it cannot be sent yet. */
  finishUploads?: FinishUploads;
  /** What the server found when the form was posted without scripts. */
  posted: FormResult | undefined;
  /** A problem that also deserves a toast, such as unticked terms: the field's name and what to say. */
  objection?: (form: FormData) => { name: string; message: string } | null;
  /** Distinguishes the receipts of this form in a tab, such as that of a request sent again; its URL otherwise. */
  receiptId?: string;
  onSent?: () => void;
  onRefused?: (errors: Record<string, string>) => void;
}

/** A UUID of version 4, which the server takes for one sender's; `crypto.randomUUID` exists on https and localhost only. */
function randomKey(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return digits.replace(/(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-a$4-');
}

function textIn(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim();
}

// The type alone, as in call-api.ts.
const keyHeader: typeof idempotencyKeyHeader = 'Idempotency-Key';

/** After this the reader may try again; the key makes that harmless. */
const longestWaitMs = 30_000;

/** The API's response, and the address of the stored request's own page where it has one. */
type PostResult = SubmissionResponse & { statusPage?: string | undefined };

/** Posts a form to the API. Null means that no response came, or none that could be read. */
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

/** Sends a form of visitors to the API. `round` grows with each success: a form keyed by it starts afresh. */
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
      // Optional answers are sent as they were typed: details, and an address beside a telephone number.
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
      // The reference of the request that is sent again with changes; empty for a new one.
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
        // Left empty by a customer, the answer goes to their account's address.
        email: textIn(data, 'email') || (withToken && findStoredUser()?.email) || '',
        phone: textIn(data, 'phone'),
      };
      // Feedback has no page of its own, and nothing to come back to.
      if (receipt.statusPage) keepReceipt(receiptId, receipt);
      setRound((count) => count + 1);
      onSent?.();
      return { status: 'sent', ...receipt };
    },
  });
  const { outcome, setOutcome, attempt, sending } = form;

  useEffect(() => {
    // The first page of a visit was there before its scripts; a page come to by a link is there since now.
    if ('hydrated' in document.documentElement.dataset) shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    const kept = posted ? null : keptReceipt(receiptId);
    if (kept) setOutcome((current) => current ?? { status: 'sent', isKept: true, ...kept });
  }, [posted, receiptId, setOutcome]);

  return {
    ...form,
    round,
    /** The last attempt was never answered. */
    isUnreachable: outcome?.status === 'refused' && outcome.isUnreachable === true,
    /** It was refused, or is being sent again after that. */
    isRetry: outcome?.status === 'refused' || (sending && attempt > 0),
    dismiss: () => {
      removeReceipt(receiptId);
      setOutcome(undefined);
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
