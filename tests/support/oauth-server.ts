import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An authorization server on this machine, as RFC 6749 and RFC 7636 describe it. */
export interface OAuthServer {
  authorizeUrl: string;
  tokenUrl: string;
  /** Fit for a passdb of Dovecot: with a token behind it, the address that the token opens, or 401. */
  introspectUrl: string;
  /** Registration that it knows. */
  client: { clientId: string; clientSecret: string; redirectUri: string };
  /** Requests for tokens, by grant. */
  grants: string[];
  /** Consents at an address of `authorizeUrl` as the person of the mailbox; returns where that leads back to. */
  consent(authorizeUrl: string): URL;
  isValid(accessToken: string): boolean;
  /** Seconds that new access tokens are valid; the server itself ends them by `endTokens`. */
  lifetime(seconds: number): void;
  /** Ends all access tokens; the refresh token stays. */
  endTokens(): void;
  /** Ends the consent. */
  revoke(): void;
  /** Answers 503 until it is false again. */
  failBy(isAway: boolean): void;
  stop(): Promise<void>;
}

const token = () => randomBytes(16).toString('hex');

/** Starts the server. Each refresh token is valid once, as at Microsoft. */
export async function startOAuthServer(redirectUri: string, address: string): Promise<OAuthServer> {
  const client = { clientId: 'our-app', clientSecret: 'secret-of-our-app', redirectUri };
  const codes = new Map<string, { challenge: string }>();
  const grants: string[] = [];
  const valid = new Set<string>();
  let refresh: string | null = null;
  let seconds = 3600;
  let isAway = false;

  function isExchanged(form: URLSearchParams): boolean {
    const grant = form.get('grant_type');
    grants.push(String(grant));
    if (grant === 'refresh_token') return refresh !== null && form.get('refresh_token') === refresh;
    const code = form.get('code') ?? '';
    const found = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return found?.challenge === challenge && form.get('redirect_uri') === redirectUri;
  }

  async function sendTokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (isAway) return void send(503, { error: 'temporarily_unavailable' });
    if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
      return void send(401, { error: 'invalid_client' });
    if (!isExchanged(form))
      return void send(400, { error: 'invalid_grant', error_description: 'The grant has expired.\r\nTrace' });
    refresh = token();
    const accessToken = token();
    valid.add(accessToken);
    send(200, {
      token_type: 'Bearer',
      access_token: accessToken,
      refresh_token: refresh,
      expires_in: seconds,
    });
  }

  function introspect(accessToken: string, response: ServerResponse): void {
    const isActive = valid.has(accessToken);
    response
      .writeHead(isActive ? 200 : 401, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isActive ? { active: true, email: address } : { active: false }));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname === '/token') void sendTokens(request, response);
    else introspect(url.searchParams.get('token') ?? '', response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    authorizeUrl: `${origin}/{tenant}/authorize`,
    tokenUrl: `${origin}/token`,
    introspectUrl: `${origin}/introspect?token=`,
    client,
    grants,
    consent(authorizeUrl) {
      const { searchParams } = new URL(authorizeUrl);
      const read = (name: string) => searchParams.get(name) ?? '';
      // An authorization server redirects to nothing that is not registered.
      if (read('client_id') !== client.clientId || read('redirect_uri') !== redirectUri)
        throw new Error('The redirect address is not registered.');
      if (read('response_type') !== 'code' || read('code_challenge_method') !== 'S256')
        throw new Error('This server asks for a code and PKCE.');
      const code = token();
      codes.set(code, { challenge: read('code_challenge') });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', read('state'));
      return back;
    },
    isValid: (accessToken) => valid.has(accessToken),
    lifetime(next) {
      seconds = next;
    },
    endTokens: () => valid.clear(),
    revoke() {
      refresh = null;
      valid.clear();
    },
    failBy(next) {
      isAway = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
