import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '#platform/values/format.ts';
import { postFile } from '#ui/attachments/post-file.ts';
import { bearer, callApi } from '#ui/forms/call-api.ts';
import { clearStoredUser } from '#ui/forms/stored-user.ts';
import type { KycDocument } from '../../case-shape.ts';
import { type documentField, largestDocument } from '../../kyc-case.ts';
import type { KycStrings } from '../../strings.ts';

const field: typeof documentField = 'document';

/** A file that was chosen and is not stored yet. */
export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Part that is sent, 0 to 1. */
  share: number;
  /** Reason of the failure. */
  message: string;
  /** True if sending the same again may help. */
  canTryAgain: boolean;
}

/** The answers to a file that stays what it is, however often it is sent. */
const finalRefusals = [413, 415, 422];

/** Sends chosen files one after the other: one that fails leaves the others alone. */
export function useUploads(documents: KycDocument[], strings: KycStrings['kycCase']['documents']) {
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [note, setNote] = useState<{ text: string; isGood: boolean }>({ text: '', isGood: true });
  const ids = useRef(0);
  const stopSending = useRef<(() => void) | null>(null);
  // A file may be answered before the list is shown with the one before it: what is stored from here is noted at once.
  const storedIds = useRef(new Set<string>());
  useEffect(() => {
    storedIds.current = new Set(documents.map(({ id }) => id));
  }, [documents]);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const say = (sentence: string, { name }: File) =>
    setNote({
      text: fill(sentence, { name }),
      isGood: [strings.stored, strings.already].includes(sentence),
    });

  function asUpload(file: File): Upload {
    ids.current += 1;
    const message = file.size > largestDocument ? strings.tooLarge : file.size === 0 ? strings.empty : '';
    const state = message ? 'failed' : 'waiting';
    return { id: ids.current, file, state, share: 0, message, canTryAgain: false };
  }

  async function send({ id, file }: Upload) {
    change(id, { state: 'sending', share: 0, message: '' });
    const upload = { field, file, headers: bearer() };
    const sending = postFile<{ document: KycDocument }>('/api/v1/kyc/documents', upload, (share) =>
      change(id, { share }),
    );
    stopSending.current = sending.stop;
    const { status, body, isStopped } = await sending.answer;
    stopSending.current = null;
    // The cookie may still hold a session.
    if (status === 401) clearStoredUser();
    if (status === 200 && body.document) {
      const wasThere = storedIds.current.has(body.document.id);
      storedIds.current.add(body.document.id);
      say(wasThere ? strings.already : strings.stored, file);
      await revalidate();
      drop(id);
    } else if (status === 0) {
      if (isStopped) drop(id);
      else {
        change(id, { state: 'failed', message: strings.unreachable, canTryAgain: true });
        say(strings.unreachable, file);
      }
      // It may have arrived whole. A page whose data cannot be had gives way to an error: without a line, not asked for.
      if ((await callApi('GET', '/kyc')).ok) await revalidate();
    } else {
      const canTryAgain = !finalRefusals.includes(status);
      change(id, { state: 'failed', message: body.message || strings.failed, canTryAgain });
      say(strings.notStored, file);
    }
  }

  const next = uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn of the next file is what matters
  useEffect(() => {
    if (next && !stopSending.current) void send(next);
  }, [next?.id, uploads]);

  return {
    uploads,
    /** Outcome of the last file, for screen readers. */
    note,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    add: (files: Iterable<File>) => {
      const added = Array.from(files, asUpload);
      setUploads((all) => [...all, ...added]);
      const refused = added.find(({ state }) => state === 'failed');
      if (refused) say(strings.notStored, refused.file);
    },
    clearFailed: () => setUploads((all) => all.filter(({ state }) => state !== 'failed')),
    tryAgain: (id: number) => change(id, { state: 'waiting', share: 0, message: '' }),
    stop: (id: number) => {
      if (uploads.find((upload) => upload.id === id)?.state === 'sending') stopSending.current?.();
      else drop(id);
    },
  };
}

export type UploadsState = ReturnType<typeof useUploads>;
