import { setTimeout as pause } from 'node:timers/promises';

interface Reply {
  status: number;
  body: string;
  mayRepeat: boolean;
}

export interface Submissions {
  acknowledged: string[];
  /** Repeats of a submission: 503, or no answer. */
  repeated: number;
  /** Every answer that a sender should not get, such as 500. */
  wrong: string[];
}

/** Submissions before the first was sent. */
export function noSubmissions(): Submissions {
  return { acknowledged: [], repeated: 0, wrong: [] };
}

/** Sends one rate request; null without a whole response, such as from a server that is killed while it responds. */
async function post(origin: string, key: string): Promise<Reply | null> {
  try {
    const response = await fetch(`${origin}/api/v1/raterequestform`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ email: `${key}@example.com`, products: `cargo ${key}` }),
    });
    const mayRepeat = response.status === 503 && response.headers.has('Retry-After');
    return { status: response.status, body: await response.text(), mayRepeat };
  } catch {
    return null;
  }
}

/**
 * Sends one rate request and repeats it under its key, at the next of the servers, until it is acknowledged, answered
 * wrong, or `isOver`.
 */
export async function submitUntilStored(
  origins: string[],
  key: string,
  submissions: Submissions,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (let attempt = 0; !isOver(); attempt += 1) {
    const reply = await post(String(origins[attempt % origins.length]), key);
    if (reply?.status === 200) {
      submissions.acknowledged.push((JSON.parse(reply.body) as { reference: string }).reference);
      return;
    }
    if (reply && !reply.mayRepeat) {
      submissions.wrong.push(`${reply.status}: ${reply.body}`);
      return;
    }
    submissions.repeated += 1;
    await pause(50);
  }
}

/** Sends one submission after another until `isOver` or one is answered wrong. */
export async function keepSubmitting(
  origins: string[],
  client: string,
  submissions: Submissions,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 0; !isOver() && submissions.wrong.length === 0; number += 1)
    await submitUntilStored(origins, `${client}-${number}`, submissions);
}
