import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  /** The addresses of RCPT TO. */
  recipients: string[];
  raw: string;
  parsed: Email;
}

/** A real SMTP server on this machine. */
export interface SmtpListener {
  /** Fit for SMTP_URL. */
  url: string;
  /** What it took, oldest first; kept over a restart. */
  received: ReceivedMail[];
  /** The user names and passwords that clients signed in with. */
  signIns: string[];
  /** Every connection of this recipient is told `550`. */
  rejectRecipient(address: string): void;
  /** Answers every mail with this code, such as 451, after its data; null takes them again. */
  answerWith(code: number | null): void;
  /** Closes the port and every connection. */
  stop(): Promise<void>;
  /** Opens the same port again. */
  restart(): Promise<void>;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * Starts an SMTP server on a free port. `password` makes clients sign in with it; `startTls` offers STARTTLS, with a
 * certificate of its own, and takes no password without.
 */
export async function startSmtpListener({
  password,
  startTls = false,
}: {
  password?: string;
  startTls?: boolean;
} = {}): Promise<SmtpListener> {
  const received: ReceivedMail[] = [];
  const signIns: string[] = [];
  const rejected = new Set<string>();
  let code: number | null = null;
  let port = 0;
  let server: SMTPServer;

  async function open(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: [...(password === undefined ? ['AUTH'] : []), ...(startTls ? [] : ['STARTTLS'])],
      allowInsecureAuth: !startTls,
      onAuth(given, _session, callback) {
        signIns.push(`${given.username} ${given.password}`);
        if (given.password === password) return callback(null, { user: given.username });
        callback(smtpError(535, '5.7.8 Authentication failed'));
      },
      closeTimeout: 50,
      onRcptTo({ address }, _session, callback) {
        callback(rejected.has(address) ? smtpError(550, `5.1.1 <${address}> unknown`) : null);
      },
      async onData(stream, session, callback) {
        const raw = await buffer(stream);
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
    stop: () => new Promise((done) => server.close(done)),
    restart: open,
  };
}
