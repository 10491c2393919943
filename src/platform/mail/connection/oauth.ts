import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { minute } from '../../values/durations.ts';
import { type OAuthProvider, type ProviderEndpoints, scopesOf } from './providers.ts';

/** The company's registration at a provider, and the mailbox that is opened with it. */
export interface OAuthRegistration {
  provider: OAuthProvider;
  /** The mailbox. */
  address: string;
  /** Directory of the company at Microsoft; empty for Google. */
  tenant: string;
  clientId: string;
  clientSecret: string;
  readsMailbox: boolean;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  obtainedAt: number;
  endsAt: number;
}

/** The provider does not accept the sign-in, so that an owner must connect again. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly provider: OAuthProvider;
  constructor(provider: OAuthProvider, message: string) {
    super(message);
    this.provider = provider;
  }
}

export function signInRefused(provider: OAuthProvider, name: string, detail: string): SignInRefused {
  const message = `${name} refused the sign-in: connect again at /desk/connections (${detail})`;
  return new SignInRefused(provider, message);
}

/** Returns 256 random bits that URLs and RFC 7636 take. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

const inTenant = (url: string, tenant: string) => url.replace('{tenant}', encodeURIComponent(tenant));

/** Returns the address of the provider's page at which a person consents (RFC 6749, with PKCE of RFC 7636). */
export function authorizeUrlOf(
  endpoints: ProviderEndpoints,
  { address, tenant, clientId, readsMailbox }: OAuthRegistration,
  { state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string },
): string {
  const url = new URL(inTenant(endpoints.authorizeUrl, tenant));
  const parameters = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopesOf(endpoints, readsMailbox).join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: address,
    ...endpoints.parameters,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const tokenResponse = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  expires_in: z.coerce.number().default(3600),
});
const errorResponse = z.object({ error: z.string(), error_description: z.string().default('') });

const timeoutMs = 10_000;

/** Errors of RFC 6749 that pass; every other refuses the sign-in. */
const passing = ['temporarily_unavailable', 'server_error', 'slow_down'];

type Grant =
  | { grant_type: 'authorization_code'; code: string; code_verifier: string; redirect_uri: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

/** Exchanges a code or a refresh token for tokens. Throws SignInRefused, or another error where a later attempt may succeed. */
export async function requestTokens(
  endpoints: ProviderEndpoints,
  { provider, tenant, clientId, clientSecret, readsMailbox }: OAuthRegistration,
  { grant, now }: { grant: Grant; now: number },
): Promise<Tokens> {
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    ...(endpoints.namesScopes ? { scope: scopesOf(endpoints, readsMailbox).join(' ') } : {}),
    ...grant,
  });
  const { name } = endpoints;
  const response = await fetch(inTenant(endpoints.tokenUrl, tenant), {
    method: 'POST',
    body,
    redirect: 'error',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error) => {
    throw Object.assign(new Error(`The sign-in of ${name} does not answer.`, { cause: error }), {
      code: 'ECONNECTION',
    });
  });
  const answer: unknown = await response.json().catch(() => null);
  const refused = errorResponse.safeParse(answer);
  if (refused.success && response.status < 500 && !passing.includes(refused.data.error)) {
    // The description names the mailbox or the application, and no secret; its first line says what is wrong.
    const [line = ''] = refused.data.error_description.split(/[\r\n]/, 1);
    throw signInRefused(provider, name, `${refused.data.error} ${line}`.trim().slice(0, 200));
  }
  const parsed = tokenResponse.safeParse(answer);
  if (!response.ok || !parsed.success)
    throw Object.assign(new Error(`The sign-in of ${name} answered ${response.status}.`), {
      code: 'ECONNECTION',
    });
  const { access_token: accessToken, refresh_token, expires_in } = parsed.data;
  // Google keeps the refresh token, Microsoft replaces it.
  const refreshToken = refresh_token ?? (grant.grant_type === 'refresh_token' ? grant.refresh_token : null);
  if (!refreshToken) throw signInRefused(provider, name, 'no refresh token was given');
  return { accessToken, refreshToken, obtainedAt: now, endsAt: now + expires_in * 1000 };
}

/** A token is renewed so long before its end. */
export const renewalMarginMs = 5 * minute;
