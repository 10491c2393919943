import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The addresses of RCPT TO. */
  recipients: string[];
  raw: string;
  parsed: Email;
}

/** Failures of a mail server: it never greets, greets with 421, answers RCPT TO by 450, or hangs up after the data. */
export type SmtpFailure = 'hang' | 'greet-421' | 'recipient-450' | 'drop-after-data';

/** A real SMTP server on this machine. */
export interface SmtpListener {
  /** Fit for SMTP_URL. */
  url: string;
  /** Accepted mails, oldest first; kept over a restart. */
  received: ReceivedMail[];
  signIns: string[];
  /** Every connection of this recipient is told `550`. */
  rejectRecipient(address: string): void;
  /** Answers every mail with this code, such as 451, after its data; null takes them again. */
  answerWith(code: number | null): void;
  /** Fails every mail in this way; null takes them again. */
  failBy(failure: SmtpFailure | null): void;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * Starts an SMTP server on a free port. `password` makes clients sign in with it; `startTls` offers STARTTLS, with a
 * certificate of its own, and takes no password without. `takesToken` makes clients sign in by XOAUTH2 with a token that it
 * takes.
 */
export async function startSmtpListener({
  password,
  startTls = false,
  takesToken,
}: {
  password?: string;
  startTls?: boolean;
  takesToken?: (accessToken: string) => boolean;
} = {}): Promise<SmtpListener> {
  const received: ReceivedMail[] = [];
  const signIns: string[] = [];
  const rejected = new Set<string>();
  let code: number | null = null;
  let failure: SmtpFailure | null = null;
  let port = 0;
  let server: SMTPServer;

  function closeConnections(): void {
    for (const connection of server.connections as Set<{ close(): void }>) connection.close();
  }

  async function open(): Promise<void> {
    server = new SMTPServer({
      ...(takesToken ? { authMethods: ['XOAUTH2'] } : {}),
      disabledCommands: [
        ...(password === undefined && !takesToken ? ['AUTH'] : []),
        ...(startTls ? [] : ['STARTTLS']),
      ],
      allowInsecureAuth: !startTls,
      onAuth(given, _session, callback) {
        signIns.push(`${given.username} ${given.accessToken ?? given.password}`);
        const isTaken = takesToken
          ? takesToken(given.accessToken ?? '')
          : password !== undefined && given.password === password;
        if (isTaken) return callback(null, { user: given.username });
        callback(smtpError(535, '5.7.8 Authentication failed'));
      },
      closeTimeout: 50,
      onConnect(_session, callback) {
        // A client that is never called back gets no greeting.
        if (failure === 'hang') return;
        callback(failure === 'greet-421' ? smtpError(421, '4.3.2 not now') : null);
      },
      onRcptTo({ address }, _session, callback) {
        if (failure === 'recipient-450') return callback(smtpError(450, '4.2.1 mailbox busy'));
        callback(rejected.has(address) ? smtpError(550, `5.1.1 <${address}> unknown`) : null);
      },
      async onData(stream, session, callback) {
        const raw = await buffer(stream).catch(() => null);
        // The client hung up, or was hung up on.
        if (raw === null) return;
        if (failure === 'drop-after-data') return closeConnections();
        if (code !== null) return callback(smtpError(code, 'try again later'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) });
        callback();
      },
    });
    // A client that is cut off by `stop` is what the test wants; the client's side tells of it.
    server.on('error', () => {});
    await new Promise<void>((done, failed) => {
      server.server.once('error', failed);
      server.listen(port, '127.0.0.1', done);
    });
    port = (server.server.address() as AddressInfo).port;
  }

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    signIns,
    rejectRecipient: (address) => rejected.add(address),
    answerWith: (next) => {
      code = next;
    },
    failBy: (next) => {
      failure = next;
      // A kept connection would not be greeted again.
      closeConnections();
    },
    stop: () => new Promise((done) => server.close(done)),
    restart: open,
  };
}
