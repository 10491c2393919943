import { ImapFlow } from 'imapflow';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { company } from '#features/settings/sample-company.ts';
import { type Dovecot, startDovecot } from './dovecot.ts';
import { type ReceivedMail, startSmtpListener } from './smtp-listener.ts';

/** A real SMTP server, with real IMAP mailboxes of the company and of one customer behind it. */
export interface MailExchange {
  /** Fit for SMTP_URL. */
  smtpUrl: string;
  /** Fit for IMAP_URL. */
  companyImapUrl: string;
  /** Reads the customer's mailbox by IMAP, oldest first. */
  readCustomerInbox(): Promise<Email[]>;
  /** Sends a mail as the customer's mail program does, by SMTP; throws when the server refuses it. */
  send(mail: SendMailOptions): Promise<void>;
  stop(): Promise<void>;
}

/** The mailbox of `rates@forwarder.example` takes `rates+tag@forwarder.example` too, as at most providers. */
const [mailboxName, mailboxHost] = company.email.rates.split('@') as [string, string];

function isForCompany(address: string): boolean {
  const [name = '', host] = address.split('@');
  return host === mailboxHost && name.split('+')[0] === mailboxName;
}

/** Starts the servers; a mail to neither the customer nor the company's address for rates is taken and dropped. */
export async function startMailExchange(customer: string): Promise<MailExchange> {
  const [smtp, ofCompany, ofCustomer] = await Promise.all([
    startSmtpListener(),
    startDovecot(),
    startDovecot(),
  ]);
  const delivered = new Set<ReceivedMail>();

  async function deliver(): Promise<void> {
    for (const mail of smtp.received) {
      if (delivered.has(mail)) continue;
      delivered.add(mail);
      const mailboxes = new Set<Dovecot>();
      if (mail.recipients.includes(customer)) mailboxes.add(ofCustomer);
      if (mail.recipients.some(isForCompany)) mailboxes.add(ofCompany);
      for (const mailbox of mailboxes) await mailbox.deliver(mail.raw);
    }
  }

  return {
    smtpUrl: smtp.url,
    companyImapUrl: ofCompany.url,
    async readCustomerInbox() {
      await deliver();
      const { hostname, port, username, password } = new URL(ofCustomer.url);
      const client = new ImapFlow({
        host: hostname,
        port: Number(port),
        secure: false,
        auth: { user: username, pass: password },
        logger: false,
      });
      await client.connect();
      try {
        await client.mailboxOpen('INBOX', { readOnly: true });
        const found = await client.fetchAll('1:*', { source: true });
        return await Promise.all(found.map(({ source }) => PostalMime.parse(source ?? '')));
      } finally {
        await client.logout();
      }
    },
    async send(mail) {
      const client = createTransport(smtp.url);
      try {
        await client.sendMail(mail);
      } finally {
        client.close();
      }
      await deliver();
    },
    async stop() {
      await Promise.all([smtp.stop(), ofCompany.remove(), ofCustomer.remove()]);
    },
  };
}
