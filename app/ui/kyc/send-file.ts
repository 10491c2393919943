import type { KycPaper, paperField } from '../../../contract/kyc-case.ts';
import { bearer } from '../account/call-api.ts';
import { forgetUser } from '../account/stored-user.ts';

const field: typeof paperField = 'paper';

/** A line that has carried nothing for so long is taken for broken; a slow one may take its time. */
const longestStillnessMs = 60_000;

/** What became of a file; `message` is the server's, and empty when it gave none. */
export type SendFileOutcome =
  | { ok: true; paper: KycPaper }
  | { ok: false; status: number; message: string; stopped: boolean };

/** A file on its way. */
export interface FileOnItsWay {
  outcome: Promise<SendFileOutcome>;
  /** Stops it: the outcome then has status 0 and is `stopped`. The server may have stored the file already. */
  stop: () => void;
}

function outcomeOf({ status, responseText }: XMLHttpRequest, stopped: boolean): SendFileOutcome {
  try {
    const { paper, message } = JSON.parse(responseText) as { paper?: KycPaper; message?: string };
    if (status === 200 && paper) return { ok: true, paper };
    return { ok: false, status, message: message ?? '', stopped };
  } catch {
    return { ok: false, status, message: '', stopped };
  }
}

/**
 * Sends one paper to the API and tells how much of it is sent, 0 to 1: fetch cannot. Never throws: a refusal and a
 * broken line are outcomes.
 */
export function sendFile(file: File, onProgress: (share: number) => void): FileOnItsWay {
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
      if (request.status === 401) forgetUser();
      done(outcomeOf(request, stopped));
    });
  });
  request.open('POST', '/api/v1/kyc/papers');
  for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value);
  request.send(form);
  moved();
  const stop = () => {
    stopped = true;
    request.abort();
  };
  return { outcome, stop };
}
