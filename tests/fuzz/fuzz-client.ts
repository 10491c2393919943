import type { Draw } from '../support/seed/draw.ts';

/** One request of the fuzz, whole enough to be sent again. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: BodyInit;
}

export interface FuzzResponse {
  status: number;
  text: string;
  milliseconds: number;
}

export interface Caller {
  name: 'visitor' | 'customer' | 'owner';
  headers: () => Record<string, string>;
  renew: () => Promise<void>;
}

/** A request may take this long; one that takes longer must be quicker when it is sent again alone. */
const slowMs = 1000;

/** A backup and a drill are made by a process of their own, for which the answer waits up to ten seconds. */
const backupMs = 11_000;
const backupRequest =
  /^POST (?:\/api\/v1\/desk\/backups(?:\/drill)?\b|\/desk\/connections(?:\.data)? .*\bintent=backup-(?:now|drill)\b)/;

const limitOf = (request: FuzzRequest) => (backupRequest.test(describeRequest(request)) ? backupMs : slowMs);

/** Repeats of a slow request: on a busy machine a quick one can be slow a few times, a slow one is never quick. */
const moreAttempts = 10;

/** A different address each time, so that rate limits do not hide what lies behind them. */
function anyAddress(draw: Draw): string {
  return [1, 2, 3, 4].map(() => draw.whole(1, 223)).join('.');
}

/** Sends one request and reads its answer whole; a stream of events is only begun. */
export async function send(origin: string, draw: Draw, request: FuzzRequest): Promise<FuzzResponse> {
  const startedAt = performance.now();
  const controller = new AbortController();
  const response = await fetch(`${origin}${request.path}`, {
    method: request.method,
    headers: { origin, 'x-forwarded-for': anyAddress(draw), ...request.headers },
    redirect: 'manual',
    signal: controller.signal,
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? '' : await response.text();
  if (isStream) controller.abort();
  return { status: response.status, text, milliseconds: performance.now() - startedAt };
}

function describeRequest({ method, path, headers, body }: FuzzRequest): string {
  const sent = body === undefined ? '' : ` ${String(body).slice(0, 300)}`;
  return `${method} ${path.slice(0, 200)} ${headers['content-type'] ?? ''}${sent}`;
}

/** Findings as lines that each give a request and the fault of its answer. */
export interface Findings {
  sent: number;
  problems: string[];
}

/**
 * Sends the requests, eight at a time, and collects each answer that is a server error, that `isExpected` refuses, or
 * that takes over a second, also each time it is sent again alone.
 */
export async function fuzz(
  origin: string,
  draw: Draw,
  requests: readonly FuzzRequest[],
  isExpected: (request: FuzzRequest, status: number) => boolean,
): Promise<Findings> {
  const problems: string[] = [];
  const slow: FuzzRequest[] = [];
  let next = 0;
  const work = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      // Compression takes a seventh of the server's time: one response in four is enough.
      const headers =
        next % 4 === 0 ? request.headers : { 'accept-encoding': 'identity', ...request.headers };
      const answer = await send(origin, draw, { ...request, headers }).catch((error) => ({
        status: 0,
        text: String(error.cause ?? error),
        milliseconds: 0,
      }));
      if (answer.status === 0 || answer.status >= 500 || !isExpected(request, answer.status))
        problems.push(`${answer.status} ${describeRequest(request)}: ${answer.text.slice(0, 200)}`);
      if (answer.milliseconds > limitOf(request)) slow.push(request);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  for (const request of slow) {
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < moreAttempts && best > limitOf(request); attempt += 1)
      best = Math.min(best, (await send(origin, draw, request)).milliseconds);
    if (best > limitOf(request)) problems.push(`${Math.round(best)} ms ${describeRequest(request)}`);
  }
  return { sent: requests.length, problems };
}
