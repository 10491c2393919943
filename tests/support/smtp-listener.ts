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

/** Starts an SMTP server on a free port. */
export async function startSmtpListener(): Promise<SmtpListener> {
  const received: ReceivedMail[] = [];
  const rejected = new Set<string>();
  let code: number | null = null;
  let port = 0;
  let server: SMTPServer;

  async function open(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
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
    rejectRecipient: (address) => rejected.add(address),
    answerWith: (next) => {
      code = next;
    },
    stop: () => new Promise((done) => server.close(done)),
    restart: open,
  };
}
