import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../platform/values/format.ts';
import { bearer, callApi } from '../../../../ui/forms/call-api.ts';
import { clearStoredUser } from '../../../../ui/forms/stored-user.ts';
import type { KycDocument } from '../../case-shape.ts';
import { type documentField, largestDocument } from '../../kyc-case.ts';
import type { KycStrings } from '../../strings.ts';

const field: typeof documentField = 'document';

/** A line that has carried nothing for so long is taken for broken; a slow one may take its time. */
const longestStillnessMs = 60_000;

/** What became of a file; `message` is the server's, and empty when it gave none. */
type SendFileOutcome =
  | { ok: true; document: KycDocument }
  | { ok: false; status: number; message: string; stopped: boolean };

/** A file on its way. */
interface FileOnItsWay {
  outcome: Promise<SendFileOutcome>;
  /** Stops it: the outcome then has status 0 and is `stopped`. The server may have stored the file already. */
  stop: () => void;
}

function outcomeOf({ status, responseText }: XMLHttpRequest, stopped: boolean): SendFileOutcome {
  try {
    const { document, message } = JSON.parse(responseText) as { document?: KycDocument; message?: string };
    if (status === 200 && document) return { ok: true, document };
    return { ok: false, status, message: message ?? '', stopped };
  } catch {
    return { ok: false, status, message: '', stopped };
  }
}

/**
 * Sends one document to the API and reports its progress, 0 to 1: fetch cannot. Never throws: a refusal and a
 * broken line are outcomes.
 */
function sendFile(file: File, onProgress: (share: number) => void): FileOnItsWay {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append(field, file);
  let stopped = false;
  let stillness: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(stillness);
    stillness = setTimeout(() => request.abort(), longestStillnessMs);
  };
  const outcome = new Promise<SendFileOutcome>((done) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stillness);
      // A token that the server no longer knows is of no use: the cookie may still be.
      if (request.status === 401) clearStoredUser();
      done(outcomeOf(request, stopped));
    });
  });
  request.open('POST', '/api/v1/kyc/documents');
  for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value);
  request.send(form);
  moved();
  const stop = () => {
    stopped = true;
    request.abort();
  };
  return { outcome, stop };
}

/** A file that was chosen and is not stored yet. */
export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** Why it failed. */
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
  const onItsWay = useRef<FileOnItsWay | null>(null);
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
    const sending = sendFile(file, (share) => change(id, { share }));
    onItsWay.current = sending;
    const outcome = await sending.outcome;
    onItsWay.current = null;
    if (outcome.ok) {
      const wasThere = storedIds.current.has(outcome.document.id);
      storedIds.current.add(outcome.document.id);
      say(wasThere ? strings.already : strings.stored, file);
      await revalidate();
      drop(id);
    } else if (outcome.status === 0) {
      if (outcome.stopped) drop(id);
      else {
        change(id, { state: 'failed', message: strings.unreachable, canTryAgain: true });
        say(strings.unreachable, file);
      }
      // It may have arrived whole. A page whose data cannot be had gives way to an error: without a line, not asked for.
      if ((await callApi('GET', '/kyc')).ok) await revalidate();
    } else {
      const canTryAgain = !finalRefusals.includes(outcome.status);
      change(id, { state: 'failed', message: outcome.message || strings.failed, canTryAgain });
      say(strings.notStored, file);
    }
  }

  const next = uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn of the next file is what matters
  useEffect(() => {
    if (next && !onItsWay.current) void send(next);
  }, [next?.id, uploads]);

  return {
    uploads,
    /** What became of the last file, for those who hear the page. */
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
      if (uploads.find((upload) => upload.id === id)?.state === 'sending') onItsWay.current?.stop();
      else drop(id);
    },
  };
}

export type UploadsState = ReturnType<typeof useUploads>;
