/** How a receiver tells that a message is ours, in JavaScript of Node without a package. Tests run it. */
export const webhookExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromTheDesk(headers, body, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const hmac = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`);
  const ours = Buffer.from(\`v1,\${hmac.digest('base64')}\`);
  const given = headers['webhook-signature'].split(' ');
  return given
    .map((one) => Buffer.from(one))
    .some((one) => one.length === ours.length && timingSafeEqual(one, ours));
}`;

/** Words of the page where owners say which other programs follow the desk. */
export const connections = {
  title: 'Connections',
  heading: 'Connections',
  text: 'The mail server, and other programs that follow the desk.',
  notDone: 'This was not done',
  submitting: 'One moment…',
  mail: {
    title: 'Mail',
    text: 'Whether the mail server takes our mails.',
    help: 'To {email}. It can take up to a minute until the mail server answers.',
    submit: 'Send a test mail to me',
    submitting: 'Sending…',
    notSent: 'Mails cannot be sent',
  },
  events: {
    'lead.received': 'A new request',
    'lead.stage-changed': 'A request moves to another stage',
  },
  list: {
    title: 'Webhooks',
    text: 'Each receives signed messages at its own address.',
    none: 'No webhooks yet.',
    states: { active: 'Active', paused: 'Paused', disabled: 'Disabled after failures', ended: 'Ended' },
    explained: {
      active: '',
      paused: 'New events wait, for thirty days.',
      disabled:
        'Nothing got through for five days. New events wait, for thirty days. Resume it once the receiver works again.',
      ended: 'The receiver answered that it is gone for good (410). New events are not kept.',
    },
    since: 'Added by {name}, {at}',
    succeeded: 'last delivered {at}',
    notYet: 'nothing delivered yet',
    failed: 'Last failure {at}: {reason}',
    bothSecrets: 'Signed with the secret before too, until {at}.',
    test: 'Send a test',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change',
    secret: {
      text: 'For when somebody may know the secret. The one before works for 24 hours more.',
      submit: 'Make a new secret',
    },
    delete: {
      text: 'Its deliveries go too, also those that wait.',
      submit: 'Delete this webhook',
    },
  },
  deliveries: {
    title: 'Last deliveries',
    none: 'None yet.',
    types: { 'lead.received': 'New request', 'lead.stage-changed': 'Stage changed', ping: 'Test' },
    states: {
      pending: 'Waits to be delivered',
      again: 'Failed, is tried again {at}',
      held: 'Waits until the webhook is resumed',
      sent: 'Delivered',
      failed: 'Failed permanently',
      dropped: 'Dropped, as there was nothing left to send',
    },
    retry: 'Deliver again',
  },
  form: {
    url: 'Address',
    urlHelp: 'By https. Inside your own network, http will do.',
    events: 'Events',
    add: 'Add the webhook',
    change: 'Save',
  },
  add: {
    title: 'Add a webhook',
    text: 'Make the receiver first: most CRM and sheet programs give an address for it.',
    full: 'There are {most}, and there cannot be more. Delete one to make room.',
  },
  secret: {
    title: 'The secret of {host}',
    text: 'The receiver needs it to check who sends. It is shown this once.',
    copy: 'Copy',
    copied: 'Secret copied',
  },
  howTo: {
    title: 'What the receiver does',
    steps: [
      'It answers with any status from 200 to 299 within 10 seconds, before it starts any long work. Anything else is a failure, a redirect too.',
      'It checks the signature over the body as it came, byte for byte. Every message has the headers webhook-id, webhook-timestamp and webhook-signature, as standardwebhooks.com describes; there are libraries for it.',
      'It takes each webhook-id once: what failed comes again under the same one.',
      'It does not rely on the order. A message holds the request as it stands when it is sent; keep the one with the highest data.lead.version.',
    ],
    after:
      'What fails is tried again for five days, less and less often. Then the webhook is disabled and every owner gets a mail. An answer of 410 ends it at once.',
    personal:
      'Messages hold what the customer sent. When a person’s data is deleted here, delete it in the other program too.',
    example: 'Checking a signature, in Node',
    code: webhookExample,
  },
  api: {
    title: 'Programs that ask',
    text: 'A program can also read and change requests itself, with a personal token.',
    tokens: 'Make a token',
    docs: 'The API, with every message of webhooks',
  },
};
