import type { AlarmReceiver } from '#platform/alarms.ts';

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
  text: 'Mail server, mailbox, backups, alarms and storage.',
  statuses: {
    works: 'Works',
    set: 'Set up',
    unset: 'Not set up',
    noBackup: 'No backup yet',
    failed: 'Failed',
  },
  mail: {
    title: 'Mail',
    text: 'The server that mails leave by.',
    none: 'No mail server is connected: mails are kept as files on the server and reach nobody.',
    fromEnvironment: {
      both: 'Set where the server is installed (SMTP_URL, IMAP_URL), and changed there.',
      smtp: 'Sending is set where the server is installed (SMTP_URL): of a server that you connect here, only the mailbox is used.',
      imap: 'The mailbox is set where the server is installed (IMAP_URL): a server that you connect here is used only for sending.',
    },
    sends: 'Sends by {host}',
    sendsAs: 'Sends by {host} as {user}',
    readsAs: 'Reads the mailbox at {host} as {user}',
    trouble: 'Mail can’t be sent since {at}, because {reason} ({detail}). {advice}',
    again: 'Connect again',
    continueAt: 'Continue at {name}',
    connected: 'Connected. Send yourself a test mail.',
    disconnect: 'Disconnect',
    disconnectText: 'Deletes the passwords and tokens. Mails are then kept as files and reach nobody.',
    disconnectMailboxText: 'Deletes the passwords and tokens. Its mailbox is then not read.',
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
  storage: {
    title: 'Storage',
    text: 'Files of spam are deleted after 14 days, and uploads that no form was sent with after a day. When the disk is nearly full, move unwanted requests to spam and delete their files at once. The requests stay.',
    low: 'The disk has little space left. Visitors’ and customers’ files are refused; requests are taken.',
    full: 'The disk is nearly full. All files are refused; requests are taken until it has no space at all.',
    spam: 'Files of spam: {files}',
    unsent: 'Uploads not sent for an hour: {files}',
    none: 'none',
    files: '{count} ({size})',
    free: {
      open: 'Delete these files',
      title: 'Delete these files?',
      text: 'This makes room for {size}. Deleted files cannot be restored, except from a backup.',
      submit: 'Delete',
    },
    cancel: 'Cancel',
  },
  backups: {
    title: 'Backups',
    text: 'The server makes one each night and restores one on trial each week. The key is not in them: keep it in another place.',
    last: 'Last backup: {at}',
    none: 'There is no backup yet.',
    copied: 'Last copy at the second place: {at}',
    drilled: 'Last restored on trial: {at}',
    problem: 'The last one failed: {reason}',
    underWay: 'A backup is under way since {at}',
    nightly: {
      one: 'Each night at {time} on the clock of the main office; the newest one is kept.',
      other: 'Each night at {time} on the clock of the main office; the newest {count} are kept.',
    },
    off: 'The nightly backup is off.',
    scheduleFromEnvironment:
      'Set where the server is installed (BACKUP_TIME, BACKUP_KEEP), and changed there.',
    bucketAt: 'Second place: {bucket} at {endpoint}',
    noBucket: 'There is no second place: if this server’s disk is lost, so are its backups.',
    bucketFromEnvironment: 'Set where the server is installed (BACKUP_S3_URL), and changed there.',
    command: 'A command of the server copies each backup to a second place (BACKUP_COMMAND).',
    now: 'Back up now',
    making: 'Backing up…',
    notMade: 'Not backed up',
    drill: 'Try a restore now',
    drilling: 'Restoring on trial…',
    notRestored: 'Not restored',
    test: 'Test the second place',
    testing: 'Testing…',
    notWritten: 'Nothing can be written there',
    remove: 'Remove the second place',
    removeText: 'Deletes its key here. The copies in it stay.',
    schedule: 'Change time and number',
    save: 'Save',
    addBucket: 'Add a second place',
    changeBucket: 'Change the second place',
    bucketText:
      'A bucket of Amazon S3 or of any storage that speaks its protocol. Each backup is encrypted with the key of this site before it leaves. Old copies there are deleted by a rule of the bucket.',
    saveBucket: 'Test and save',
    notSaved: 'Not saved',
    optional: 'optional',
    fields: {
      time: 'Time',
      timeHelp: 'On the clock of the main office.',
      keep: 'Backups that are kept',
      keepHelp: 'From 1 to 365. Older ones on this server are deleted after the next backup.',
      endpoint: 'Server (endpoint)',
      endpointHelp: 'Such as https://s3.eu-central-1.amazonaws.com',
      bucket: 'Bucket',
      folder: 'Folder in it',
      region: 'Region',
      regionHelp: 'Empty means us-east-1, which most other storages take.',
      accessKey: 'Access key',
      secretKey: 'Secret key',
    },
  },
  alarms: {
    title: 'Alarms',
    text: 'A message to your phone or chat when something needs a person, also when mail is down.',
    sentWhen: 'Sent when',
    causes: [
      'no mail has left for 15 minutes, or the customers’ mailbox is not read',
      'a received mail could not be read, or a request is overdue',
      'the newest backup is older than 26 hours or failed',
      'the disk is nearly full, or the site’s certificate ends within two weeks',
    ],
    sentTo: 'Sent to',
    none: 'Nobody: if one of these happens, you find out when you look.',
    receivers: {
      ALARM_WEBHOOK_URL: 'A chat or program, by the webhook at {host}',
      NTFY_URL: 'Phones with the app ntfy, by the topic at {host}',
      HEARTBEAT_URL:
        'The watch at {host}: it is called each minute while all is well, and alarms you when it is not',
    },
    forServer: {
      title: 'Settings on the server',
      text: 'Set one or more of these where the server is installed, and restart it.',
      variables: {
        NTFY_URL: 'A topic of ntfy, for phones.',
        ALARM_WEBHOOK_URL: 'A webhook of Slack, Teams or Mattermost, or any address that takes JSON.',
        HEARTBEAT_URL:
          'A watch such as Healthchecks or Uptime Kuma: it alarms when the calls stop, also when the server is down.',
      } satisfies Record<AlarmReceiver, string>,
    },
    submit: 'Send a test alarm',
    submitting: 'Sending…',
    notSent: 'The test alarm did not get through',
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
  },
  events: {
    'lead.received': 'New request',
    'lead.stage-changed': 'Stage change',
    'lead.message-received': 'Customer’s message',
    'lead.erased': 'Data deleted',
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
      'lead.erased': 'Data deleted',
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
    show: 'Show the rules',
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
};

/** The text of the page of API tokens and webhooks. */
export const developers = {
  title: 'For developers',
  text: 'API tokens for programs, and webhooks that send them what happens at the desk.',
};
