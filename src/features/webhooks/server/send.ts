import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { UrlProblem } from '../webhook.ts';
import { hostOf, problemOfAddress } from './url-rules.ts';

/** Why an address was not called after all. */
const refusals: Partial<Record<UrlProblem, string>> = {
  'url-closed': 'The webhook leads to an address where nothing may be sent.',
  'url-plain': 'The webhook leads out of the company’s own network, where only https is used.',
};

class RefusedAddress extends Error {}

type ProblemOf = (address: string) => UrlProblem | null;

function refusalOf(addresses: string[], problemOf: ProblemOf): RefusedAddress | null {
  const problem = addresses.map(problemOf).find((found) => found !== null);
  return problem ? new RefusedAddress(refusals[problem]) : null;
}

/** Looks a name up, and connects to none of its addresses when one of them is refused. */
function carefulLookup(problemOf: ProblemOf): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found ?? [];
      const refusal =
        error ??
        refusalOf(
          addresses.map(({ address }) => address),
          problemOf,
        );
      if (refusal) return callback(refusal, '', 0);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** What is sent, and for how long an answer is waited for. */
export interface Sending {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  /** What keeps an address from being called; url-rules.ts says it. */
  problemOf?: ProblemOf;
}

/**
 * Posts JSON to an address and gives the status of the answer, whose body is not read. Follows no redirect. Rejects when
 * there is no answer, and when the name leads where nothing may be sent (url-rules.ts).
 */
export function send(url: URL, sending: Sending): Promise<number> {
  const { headers, body, signal, problemOf = (address) => problemOfAddress(address, url) } = sending;
  return new Promise((done, failed) => {
    // Only names are looked up.
    const host = hostOf(url);
    const refusal = isIP(host) ? refusalOf([host], problemOf) : null;
    if (refusal) return failed(refusal);
    const post = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = post(
      url,
      {
        method: 'POST',
        // A connection of its own, which ends with the answer's first line.
        agent: false,
        lookup: carefulLookup(problemOf),
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
    // It leaves HTTP, which nobody asked for: Node calls neither of the others then.
    request.on('upgrade', (response, socket) => {
      done(response.statusCode ?? 0);
      socket.destroy();
    });
    request.on('error', failed);
    request.on('close', () => failed(new Error('The connection was closed without an answer.')));
    request.end(body);
  });
}
