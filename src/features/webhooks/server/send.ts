import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { UrlProblem } from '#platform/commands/field-problem.ts';
import { carefulLookup, hostOf, problemOfAddress, RefusedAddress } from '#platform/http/url-rules.ts';

/** Error messages of refused URLs. */
const refusals: Partial<Record<UrlProblem, string>> = {
  'url-closed': 'The webhook leads to an address where nothing may be sent.',
  'url-plain': 'The webhook leads out of the company’s own network, where only https is used.',
};

type ProblemOf = (address: string) => UrlProblem | null;

export interface Sending {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  /** Checks an address (url-rules.ts). */
  problemOf?: ProblemOf;
}

/**
 * Posts JSON and returns the status of the response, whose body is not read. Follows no redirect. Rejects without a
 * response, and when the name resolves to a forbidden address (url-rules.ts).
 */
export function send(url: URL, sending: Sending): Promise<number> {
  const { headers, body, signal, problemOf = (address) => problemOfAddress(address, url) } = sending;
  const refusalOf = (address: string) => {
    const problem = problemOf(address);
    return problem && new RefusedAddress(refusals[problem]);
  };
  return new Promise((done, failed) => {
    // IP addresses are not looked up.
    const host = hostOf(url);
    const refusal = isIP(host) ? refusalOf(host) : null;
    if (refusal) return failed(refusal);
    const post = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = post(
      url,
      {
        method: 'POST',
        // A separate connection, which ends with the first line of the response.
        agent: false,
        lookup: carefulLookup(refusalOf),
        signal,
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        },
      },
      (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      },
    );
    // An unrequested protocol upgrade: Node then emits neither of the other events.
    request.on('upgrade', (response, socket) => {
      done(response.statusCode ?? 0);
      socket.destroy();
    });
    request.on('error', failed);
    request.on('close', () => failed(new Error('The connection was closed without an answer.')));
    request.end(body);
  });
}
