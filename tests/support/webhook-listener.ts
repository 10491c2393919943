import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
  body: any;
}

/** A receiver of webhooks on this machine. */
export interface WebhookListener {
  url: string;
  /** Received messages, the oldest first, whatever was answered. */
  received: ReceivedMessage[];
  /** Answers from now on with a status, or as the function does; never answers while it is null. */
  answerWith(answer: number | ((response: ServerResponse) => void) | null): void;
  stop(): Promise<void>;
}

/** The headers by which a receiver checks a message. */
function checkedHeaders({ headers }: ReceivedMessage): Record<string, string> {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}

/** Checks a message as receivers do, with the library of the scheme. Throws when the signature is not the secret's. */
export function verify(secret: string, message: ReceivedMessage): unknown {
  return new Webhook(secret).verify(message.raw, checkedHeaders(message));
}

/** Starts a receiver on a free port, which answers 204. */
export async function startWebhookListener(): Promise<WebhookListener> {
  const received: ReceivedMessage[] = [];
  let answer: Parameters<WebhookListener['answerWith']>[0] = 204;
  const server = createServer(async (request, response) => {
    const raw = await text(request);
    received.push({ path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw) });
    if (typeof answer === 'number') response.writeHead(answer).end();
    else answer?.(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
