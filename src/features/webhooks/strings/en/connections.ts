/** Example of a receiver that checks a message's signature, in JavaScript of Node without a package. Tests run it. */
export const webhookExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromTheDesk(headers, body, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hmac = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`);
  const ours = Buffer.from(\`v1,\${hmac.digest('base64')}\`);
  const signatures = headers['webhook-signature'].split(' ');
  return signatures
    .map((each) => Buffer.from(each))
    .some((each) => each.length === ours.length && timingSafeEqual(each, ours));
}`;

/** The text of the page of the mail server, webhooks and API. */
export const connections = {
  title: 'Connections',
  heading: 'Connections',
  text: 'Mail server, mailbox, backups, webhooks and API.',
  mail: {
    title: 'Mail',
    text: 'The server that mails leave by.',
    none: 'No mail server is connected: mails are kept as files on the server and reach nobody.',
    fromEnvironment: 'Set where the server is installed (SMTP_URL, IMAP_URL), and changed there.',
    sends: 'Sends by {host}',
    sendsAs: 'Sends by {host} as {user}',
    readsAs: 'Reads the mailbox at {host} as {user}',
    trouble: 'Mail can’t be sent since {at}, because {reason} ({detail}). {advice}',
    again: 'Connect again',
    continueAt: 'Continue at {name}',
    connected: 'Connected. Send yourself a test mail.',
    disconnect: 'Disconnect',
    disconnectText: 'Deletes the passwords and tokens. Mails are then kept as files and reach nobody.',
    change: 'Connect a mail server',
    choices: {
      microsoft: 'Microsoft 365',
      google: 'Google Workspace or Gmail',
      server: 'Another mail server',
    },
    steps: {
      microsoft:
        'In Microsoft Entra, under App registrations, add an application with a redirect address of the type Web, a client secret, and these delegated permissions. In Exchange, allow authenticated SMTP for the mailbox.',
      google:
        'In Google Cloud, add an OAuth client of the type Web application, and this scope to its consent screen. Choose Internal: while an external application is in testing, its sign-ins end after seven days.',
    },
    redirect: 'Redirect address',
    scopes: { microsoft: 'Permissions', google: 'Scope' },
    fields: {
      address: 'Address of the mailbox',
      addressHelp: 'Sign in as it. It must be allowed to send as the address that mails come from.',
      tenant: 'Directory (tenant) ID',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
      readsMailbox: 'Read customers’ mails from it, too',
      smtpHost: 'SMTP server',
      smtpPort: 'SMTP port',
      portHelp: '587 with STARTTLS, or 465.',
      smtpUser: 'User',
      smtpPassword: 'Password',
      imapHost: 'IMAP server',
      imapHelp: 'To read customers’ mails. Leave it empty to keep them in your mail program.',
      imapPort: 'IMAP port',
      imapUser: 'IMAP user',
      imapPassword: 'IMAP password',
      plusAddresses: 'Mails to rates+anything@… arrive in this mailbox',
    },
    optional: 'optional',
    connect: 'Connect',
    signIn: 'Save and sign in',
    help: 'Goes to {email}. The mail server may take up to a minute to answer.',
    submit: 'Send me a test mail',
    submitting: 'Sending…',
    notSent: 'Mail can’t be sent',
    copy: 'Copy',
    copied: 'Copied',
  },
  signIn: {
    title: 'Mail',
    heading: 'The mailbox is not connected',
    back: 'Back to Connections',
  },
  backups: {
    title: 'Backups',
    text: 'The server makes one each night and restores one on trial each week. The key is not in them: keep it in another place.',
    last: 'Last backup: {at}',
    none: 'There is no backup yet.',
    copied: 'Last copy at the second place: {at}',
    drilled: 'Last restored on trial: {at}',
    problem: 'The last one failed: {reason}',
  },
  held: {
    title: 'Mails and webhooks are held',
    text: 'This site was restored from a backup {since}. Nothing has left since: the first site may have sent what waited in the backup.',
    waiting: {
      one: '{count} mail or webhook waited in the backup.',
      other: '{count} mails and webhooks waited in the backup.',
    },
    release: 'Send everything',
    drop: 'Send only what is new',
    submitting: 'Releasing…',
    notDone: 'Not released',
  },
  inbound: {
    title: 'Mails of customers',
    text: 'Answers to our mails land in their requests.',
    none: 'No mailbox is connected: customers’ mails stay in your mail program.',
    connected: 'Connected since {at}',
    notConnected: 'Not connected. It is tried again.',
    lastMail: 'Last mail {at}',
    failed: 'Last failure {at}: {reason}',
    unreadable: {
      title: 'Mails that could not be read',
      text: 'They are kept for 30 days, and are in the mailbox too. Open them in a mail program, with care.',
      reasons: {
        'not-parsed': '{at}: damaged',
        'no-sender': '{at}: without the address of a sender',
        'not-stored': '{at}: could not be stored',
      },
      download: 'Download ({size})',
    },
  },
  events: {
    'lead.received': 'New request',
    'lead.stage-changed': 'Stage change',
    'lead.message-received': 'Customer’s message',
    'quote.sent': 'Quote sent',
    'quote.accepted': 'Quote accepted',
    'quote.declined': 'Quote declined',
    'quote.withdrawn': 'Quote withdrawn',
    'shipment.begun': 'Shipment begun',
    'shipment.milestone': 'Milestone',
  },
  list: {
    title: 'Webhooks',
    text: 'Signed messages to other programs, each at its own address.',
    none: 'No webhooks yet. Add one to pass requests on to a CRM or a spreadsheet.',
    states: { active: 'Active', paused: 'Paused', disabled: 'Disabled after failures', ended: 'Ended' },
    explained: {
      active: '',
      paused: 'New events are held for 30 days.',
      disabled:
        'Nothing was delivered for five days. New events are held for 30 days. Resume it once the receiver works again.',
      ended: 'The receiver answered 410, gone for good. New events are dropped.',
    },
    since: 'Added by {name}, {at}',
    succeeded: 'last delivered {at}',
    notYet: 'nothing delivered yet',
    failed: 'Last failure {at}: {reason}',
    bothSecrets: 'Also signed with the old secret until {at}.',
    test: 'Send a test',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change',
    secret: {
      text: 'If someone may know the secret. The old one works for another 24 hours.',
      submit: 'Create a new secret',
    },
    delete: {
      text: 'Deletes its deliveries too, those still waiting included.',
      submit: 'Delete this webhook',
    },
  },
  deliveries: {
    title: 'Last deliveries',
    none: 'None yet.',
    types: {
      'lead.received': 'New request',
      'lead.stage-changed': 'Stage changed',
      'lead.message-received': 'Customer’s message',
      'quote.sent': 'Quote sent',
      'quote.accepted': 'Quote accepted',
      'quote.declined': 'Quote declined',
      'quote.withdrawn': 'Quote withdrawn',
      'shipment.begun': 'Shipment begun',
      'shipment.milestone': 'Milestone',
      ping: 'Test',
    },
    states: {
      pending: 'Waiting to be delivered',
      again: 'Failed, next try {at}',
      held: 'Held until the webhook is resumed',
      sent: 'Delivered',
      failed: 'Failed permanently',
      dropped: 'Dropped: nothing left to send',
    },
    retry: 'Deliver again',
  },
  form: {
    url: 'Address',
    urlHelp: 'https; http only inside your own network.',
    events: 'Send on',
    add: 'Add webhook',
    change: 'Save',
  },
  add: {
    title: 'Add a webhook',
    text: 'Create the receiver first: most CRMs and spreadsheets give you an address.',
    full: '{most} is the limit. Delete one to add another.',
  },
  secret: {
    title: 'Secret for {host}',
    text: 'The receiver uses it to check that messages are ours. It is shown only now.',
    copy: 'Copy',
    copied: 'Secret copied',
  },
  howTo: {
    title: 'What your receiver does',
    steps: [
      'Answer with a status from 200 to 299 within 10 seconds, before any long work. Anything else is a failure, a redirect included.',
      'Check the signature over the raw body. Every message has the headers webhook-id, webhook-timestamp and webhook-signature, as standardwebhooks.com describes; it lists libraries.',
      'Accept each webhook-id once: a retry has the same one.',
      'Don’t rely on the order. A message holds the request as of its sending; keep the one with the highest data.lead.version.',
    ],
    after:
      'We retry for five days, less and less often, then disable the webhook and mail every owner. A 410 ends it at once.',
    personal:
      'Messages hold what the customer sent. When you delete a person’s data here, delete it there too.',
    example: 'Check a signature in Node',
    code: webhookExample,
  },
  api: {
    title: 'API',
    text: 'Programs can also read and change requests, with a personal token.',
    tokens: 'Create a token',
    docs: 'API documentation, webhook messages included',
  },
};
