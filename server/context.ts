import { createContext, type RouterContextProvider } from 'react-router';
import type { AccountDependencies } from './accounts/account-dependencies.ts';
import type { Session } from './accounts/find-session.ts';
import type { KycDependencies } from './kyc/kyc-dependencies.ts';

/** What one form post from an address may cost it: see server/http/form-allowance.ts. */
export interface FormAllowance {
  /**
   * Takes one form post from an address's hourly allowance. `share` is how much of it is used, 1 meaning all;
   * `retryAfterSeconds` is given when there is none left.
   */
  take(address: string): Promise<{ ok: true; share: number } | { ok: false; retryAfterSeconds: number }>;
}

/** The parts of the house that commands need; made once at start (server/dependencies.ts), closed at the end. */
export interface Services extends AccountDependencies, KycDependencies {
  formAllowance: FormAllowance;
}

/** What is known of one request before any page or command sees it. */
export interface RequestFacts {
  /** Also in the answer's X-Request-Id and in every log line. */
  requestId: string;
  /** The sender's address after trusted proxies; an IPv6 one as its /64 network. */
  address: string;
  /** The User-Agent header. */
  userAgent: string | undefined;
  /**
   * Who is signed in, by the bearer token or the cookie; null for a visitor. Looked up when it is first asked for. An
   * answer that depends on it must not be stored by caches.
   */
  session: () => Promise<Session | null>;
  /** Gives the browser the cookies of a session with this answer; null takes them away. */
  keepSession: (token: string | null) => void;
  /** Allows the inline scripts of this one answer (Content-Security-Policy). */
  nonce: string;
  /** Writes an unexpected error to the log with the request's id. */
  reportError: (error: unknown) => void;
}

/** How loaders and actions reach the commands: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** How loaders and actions learn about the request: `context.get(requestContext)`. Null while the build prerenders. */
export const requestContext = createContext<RequestFacts | null>(null);

export type LoadContext = Readonly<RouterContextProvider>;
