import { useEffect, useRef, useState } from 'react';
import type { idempotencyKeyHeader, SubmissionResponse } from '#platform/commands/submission-headers.ts';
import type { FinishUploads } from '../attachments/attachment-field.tsx';
import type { WhatsAppChat } from '../whatsapp-link.tsx';
import { bearer, signalsHeader } from './call-api.ts';
import { keepReceipt, keptReceipt, removeReceipt } from './stored-receipt.ts';
import { findStoredUser } from './stored-user.ts';
import type { forms } from './strings/en/forms.ts';
import { type FormOutcome, useForm } from './use-form.ts';

export type FormStrings = typeof forms & {
  whatsapp: WhatsAppChat;
  messages: Record<'sent' | 'failed' | 'unreachable', string>;
  done: { title: string; text: string; due?: string; textWithoutMail?: string };
};

interface SubmissionOptions {
  /** Under /api/v1. */
  path: string;
  strings: FormStrings;
  /** Name of the honeypot field. */
  trap: string;
  /** Sends the signed-in customer's token (specification, section 7: only for the brief). */
  withToken?: boolean;
  bodyOf: (form: FormData) => object | Promise<object>;
  finishUploads?: FinishUploads;
  posted: FormOutcome | undefined;
  problemsIn?: (form: FormData) => Record<string, string>;
  insistsOn?: string;
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

/** Sends a visitor's form to the API. `round` increases with each success; use it as the form's key to reset it. */
export function useSubmission({
  path,
  strings,
  trap,
  withToken = false,
  posted,
  onSent,
  receiptId = `/api/v1${path}`,
  ...options
}: SubmissionOptions) {
  const [round, setRound] = useState(0);
  const shownAt = useRef(0);
  const same = useRef({ content: '', key: '' });

  function keyFor(content: string): string {
    if (same.current.content !== content) same.current = { content, key: randomKey() };
    return same.current.key;
  }

  const form = useForm<SubmissionResponse & { success: true }>({
    ...options,
    path,
    posted,
    strings: { ...strings, ...strings.messages },
    // Optional fields are sent as typed: details, and an address next to a phone number.
    counts: (name, _problem, data) => (name === 'email' ? !data.get('phone') : !name.includes('.')),
    headersOf(body, data) {
      const seconds = Math.round((performance.now() - shownAt.current) / 1000);
      // Reference of the request that is repeated with changes; empty for a new one.
      const follows = String(data.get('follows') ?? '');
      const signals = [
        `seconds=${seconds}`,
        `trap=${data.get(trap) ? 1 : 0}`,
        `locale=${document.documentElement.lang}`,
        ...(/^[\w-]+$/.test(follows) ? [`follows=${follows}`] : []),
      ];
      return {
        ...(withToken && bearer()),
        [keyHeader]: keyFor(JSON.stringify(body)),
        [signalsHeader]: signals.join('; '),
      };
    },
    isDone: ({ success }) => success,
    receiptOf(answer, data, location) {
      // Defaults to the account's address.
      const email = textIn(data, 'email') || (withToken && findStoredUser()?.email) || '';
      const receipt = { ...answer, statusPage: location, email, phone: textIn(data, 'phone') };
      // Feedback has no page to return to.
      if (location) keepReceipt(receiptId, receipt);
      return receipt;
    },
    onDone() {
      same.current.content = '';
      setRound((count) => count + 1);
      onSent?.();
    },
  });
  const { outcome, setOutcome, attempt, sending } = form;

  useEffect(() => {
    // The first page was visible before its scripts ran; a page after client navigation is visible from now on.
    if ('hydrated' in document.documentElement.dataset) shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    const receipt = posted ? null : keptReceipt(receiptId);
    const restored = { ok: true, message: '', errors: {}, values: {} };
    if (receipt) setOutcome((current) => current ?? { ...restored, receipt: { ...receipt, isKept: true } });
  }, [posted, receiptId, setOutcome]);

  const isRefused = outcome?.ok === false;
  return {
    ...form,
    round,
    /** True when the last attempt had no response. */
    isUnreachable: isRefused && outcome.isUnreachable === true,
    /** True after a refusal and during the next attempt. */
    isRetry: isRefused || (sending && attempt > 0),
    dismiss: () => {
      removeReceipt(receiptId);
      setOutcome(undefined);
    },
  };
}

export type Submission = ReturnType<typeof useSubmission>;
