import { z } from 'zod';
import { recordTestMail } from '#features/identity/server/staff/staff-events.ts';
import { defineCommand, wrongField } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import {
  mailServerInput,
  mailSignInInput,
  signInAgainInput,
} from '#platform/mail/connection/connection-input.ts';
import { testMailOutcomeText } from '#platform/mail/strings/en/mail-problems.ts';
import {
  beginSignIn,
  completeSignIn,
  connectServer,
  disconnect,
  repeatSignIn,
} from './change-mail-connection.ts';

const policy = { role: 'owner', browserOnly: true } as const;

const { mail: outcomes } = deskOutcomes;

const refusals = {
  'set-by-environment': outcomes.setByEnvironment,
  'not-connected': outcomes.notConnected,
};

const connected = ({ problem }: { problem: string | null }) =>
  problem === null ? outcomes.connected : `${outcomes.connectedBut} ${problem}`;

const returns = { authorizeUrl: z.string(), name: z.string() };

export const mailCommands = {
  'test-mail': defineCommand({
    policy,
    endpoint: ['post', '/mail/test'],
    summary: 'Send a test mail to yourself',
    description:
      'At once, and answered after the mail server has: 200 when it took the mail; 409 with the reason and what to change when not, or when no mail server is set: the mail is kept as a file then.',
    async run({ deps, staff: { email, ...by } }) {
      const outcome = await deps.sendTestMail(email);
      if (outcome.ok && !outcome.isKeptAsFile)
        await recordTestMail(deps, by, { address: email, sender: outcome.sender });
      const message = testMailOutcomeText(outcome, email, deps.mailConnections.environment);
      const isSent = outcome.ok && !outcome.isKeptAsFile;
      return isSent ? { ok: true, message } : { ok: false, reason: 'not-sent', message };
    },
    refusals: { 'not-sent': ({ message }) => message },
    done: ({ message }) => message,
  }),
  'mail-server': defineCommand({
    policy,
    endpoint: ['put', '/mail/server'],
    summary: 'Connect a mail server, and a mailbox, with passwords',
    description:
      'The ports 465 and 993 are encrypted from the start, every other one by STARTTLS. Without `imapHost`, customers’ mails stay in the mail program. It is used at once by every instance; the message says whether the server would take mails.',
    input: mailServerInput,
    fromForm: ({ smtpPort, imapPort, plusAddresses, ...fields }) => ({
      ...fields,
      ...(smtpPort ? { smtpPort } : {}),
      ...(imapPort ? { imapPort } : {}),
      plusAddresses: plusAddresses !== undefined,
    }),
    run: ({ deps, staff }, input) => connectServer(deps, staff, input),
    refusals: {
      ...refusals,
      closed: {
        ...wrongField('smtpHost', 'url-closed'),
        field: ({ field }: { field: string }) => field,
      },
      host: { ...wrongField('smtpHost', 'invalid'), field: ({ field }: { field: string }) => field },
    },
    done: (outcome) => connected(outcome),
  }),
  'mail-sign-in': defineCommand({
    policy,
    endpoint: ['put', '/mail/oauth'],
    summary: 'Begin to connect a mailbox of Microsoft 365 or Google',
    description:
      'By the company’s own registration, whose redirect address is `/desk/connections/oauth` of this site. Open `authorizeUrl` in the browser that is signed in at the desk; what is connected stays until then.',
    input: mailSignInInput,
    fromForm: ({ id, readsMailbox, step, ...fields }) => ({
      ...fields,
      provider: id,
      readsMailbox: readsMailbox !== undefined,
      isStep: step !== undefined,
    }),
    run: ({ deps, session }, { isStep, ...registration }) =>
      beginSignIn(deps, { sessionId: session.id, isStep }, registration),
    refusals,
    done: outcomes.signInBegun,
    returns,
  }),
  'mail-again': defineCommand({
    policy,
    endpoint: ['post', '/mail/oauth/again'],
    summary: 'Begin to connect the mailbox again, by the same registration',
    input: signInAgainInput,
    fromForm: ({ step }) => ({ isStep: step !== undefined }),
    run: ({ deps, session }, { isStep }) => repeatSignIn(deps, { sessionId: session.id, isStep }),
    refusals,
    done: outcomes.signInBegun,
    returns,
  }),
  'mail-disconnect': defineCommand({
    policy,
    endpoint: ['delete', '/mail/connection'],
    summary: 'Disconnect the mail server',
    description: 'Deletes its passwords and tokens. Mails are then kept as files and reach nobody.',
    run: ({ deps, staff }) => disconnect(deps, staff),
    refusals,
    done: outcomes.disconnected,
  }),
};

/** Completes the sign-in that a provider sends back to /desk/connections/oauth. */
export const completeMailSignIn = defineCommand({
  policy,
  summary: 'Complete the connection of a mailbox',
  input: z.object({
    state: z.string().default(''),
    code: z.string().default(''),
    error: z.string().max(200).default('').catch(''),
  }),
  run: ({ deps, staff: by, session }, input) => completeSignIn(deps, { by, sessionId: session.id }, input),
  refusals: {
    ...refusals,
    'no-sign-in': outcomes.noSignIn,
    'not-allowed': ({ error }: { error: string }) => outcomes.notAllowed(error),
    refused: ({ message }: { message: string }) => message,
  },
  done: (outcome) => connected(outcome),
});
