import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#platform/db/open-database.ts';
import { type Providers, publishedProviders } from '#platform/mail/connection/providers.ts';
import { type OAuthServer, startOAuthServer } from './oauth-server.ts';
import { type SmtpListener, startSmtpListener } from './smtp-listener.ts';
import { addStaff, askDesk, staffCookie } from './staff.ts';
import { createTestApp } from './test-app.ts';
import { closeAfterTest } from './test-database.ts';

/** Mailbox of the company at its provider. */
export const mailbox = 'rates@forwarder.example';

const redirectUri = 'http://localhost:3000/desk/connections/oauth';

/** A provider on this machine: its authorization server, and its SMTP server that takes the tokens. */
export async function startProvider(imapUrl = 'imap://127.0.0.1:1'): Promise<{
  oauth: OAuthServer;
  smtp: SmtpListener;
  providers: Providers;
}> {
  const oauth = await startOAuthServer(redirectUri, mailbox);
  closeAfterTest(oauth.stop);
  const smtp = await startSmtpListener({ takesToken: oauth.isValid });
  closeAfterTest(smtp.stop);
  const { authorizeUrl, tokenUrl } = oauth;
  const urls = { authorizeUrl, tokenUrl, smtpUrl: smtp.url, imapUrl };
  const { microsoft, google } = publishedProviders;
  return { oauth, smtp, providers: { microsoft: { ...microsoft, ...urls }, google: { ...google, ...urls } } };
}

/** Starts an instance that sends mail through the connected server, with a signed-in owner. */
export async function startDesk(
  database: Database,
  { providers, clock, env = {} }: { providers: Providers; clock: () => number; env?: Record<string, string> },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-mail-'));
  closeAfterTest(async () => rmSync(dataDir, { recursive: true, force: true }));
  const app = await createTestApp(database, { DATA_DIR: dataDir, ...env }, clock, {
    transport: undefined,
    mailProviders: providers,
  });
  const { services, inbound } = app.dependencies;
  closeAfterTest(inbound.stop);
  return {
    app,
    services,
    /** Signs an owner in; calls the desk's API as they do. */
    async signIn(name: string) {
      const staff = await addStaff(database.db, { name, now: clock() });
      const ask = askDesk(app, { Cookie: await staffCookie(database.db, staff, clock()) });
      const { id } = await database.db
        .selectFrom('staff_sessions')
        .select('id')
        .where('staff_id', '=', staff.id)
        .executeTakeFirstOrThrow();
      return { by: { id: staff.id, name }, sessionId: id, ask };
    },
    keptMails: () =>
      readdirSync(dataDir, { recursive: true }).filter((name) => String(name).endsWith('.eml')),
  };
}

export type Owner = Awaited<ReturnType<Awaited<ReturnType<typeof startDesk>>['signIn']>>;

export const registrationOf = ({ clientId, clientSecret }: OAuthServer['client']) => ({
  provider: 'microsoft',
  address: mailbox,
  tenant: 'forwarder.example',
  clientId,
  clientSecret,
  readsMailbox: false,
});
