import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { chosenPassword } from '#features/identity/account.ts';
import type { Place } from '#platform/backups/back-up.ts';
import type { BackupEnvironment } from '#platform/backups/backup-settings.ts';
import { fieldMessage } from '#platform/commands/messages.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { emailProblem } from '#platform/values/email-address.ts';
import type { AlarmReceivers } from './monitoring/alarms.ts';

const wholeNumber = z.coerce.number().int();

const ownerEmail = z.string().refine((value) => emailProblem(value) === null, {
  error: (issue) => fieldMessage(deskLocale, emailProblem(String(issue.input)) ?? 'invalid'),
});
const ownerPassword = z.string().refine((value) => chosenPassword.safeParse(value).success, {
  error: (issue) =>
    fieldMessage(deskLocale, chosenPassword.safeParse(issue.input).error?.issues[0]?.message ?? 'invalid'),
});

/** Signs that end the password in an address unless they are percent-encoded. */
const hasStrayPassword = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return hash !== '' || `${pathname}${search}`.includes('@');
};

/** An address that holds a user and a password; `example` shows how it is written. */
function serverUrl(protocol: RegExp, example: string) {
  const error = `It is written ${example}, with each of # / ? % @ : in the user or the password percent-encoded (# is %23, / is %2F, ? is %3F, % is %25, @ is %40).`;
  return z.url({ protocol, error, abort: true }).refine((address) => !hasStrayPassword(address), error);
}

/** True if an address names who signs in, in percent encoding that can be read; what is no address is refused as such. */
function hasMailboxUser(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, pathname } = new URL(address);
  try {
    decodeURIComponent(pathname);
    return decodeURIComponent(username) !== '' && decodeURIComponent(password) !== '';
  } catch {
    return false;
  }
}

const environment = z
  .object({
    PORT: wholeNumber.min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    APP_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATABASE_URL: serverUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
    SMTP_URL: serverUrl(/^smtps?$/, 'smtp://user:password@host:587').optional(),
    IMAP_URL: serverUrl(/^imaps?$/, 'imaps://user:password@host/INBOX')
      .refine(
        hasMailboxUser,
        'It needs a user and a password, percent-encoded: imaps://user:password@host/INBOX',
      )
      .optional(),
    APP_SECRET: z.string().min(32, 'It needs at least 32 characters, drawn at random.').optional(),
    APP_SECRET_PREVIOUS: z.string().min(32, 'It is the APP_SECRET from before.').optional(),
    RATE_LIMIT_FORMS: wholeNumber.min(1).default(60),
    RATE_LIMIT_SIGN_UPS: wholeNumber.min(1).default(60),
    DRAFT_STORAGE_MB: wholeNumber.min(10).default(2000),
    CLAMAV_SOCKET: z
      .string()
      .regex(/^(\/.+|[^\s/]+:\d{1,5})$/, 'It is the path of a unix socket, or host:port.')
      .optional(),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_TIME: z
      .string()
      .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'It is a time of day, 02:30, or off.')
      .default('02:30'),
    BACKUP_KEEP: wholeNumber.min(1).default(7),
    BACKUP_COMMAND: z.string().optional(),
    BACKUP_S3_URL: serverUrl(/^s3$/, 's3://key:secret@host/bucket/folder?region=…').optional(),
    HEARTBEAT_URL: z.url({ protocol: /^https?$/ }).optional(),
    ALARM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    NTFY_URL: z.url({ protocol: /^https?$/ }).optional(),
    METRICS_TOKEN: z.string().min(16, 'It needs at least 16 characters, drawn at random.').optional(),
    TRUST_PROXY: z.string().default(''),
    LISTEN_FDS: wholeNumber.min(1).max(1, 'Pass one socket.').optional(),
    LISTEN_PID: wholeNumber.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    DESK_OWNER_EMAIL: ownerEmail.optional(),
    DESK_OWNER_PASSWORD: ownerPassword.optional(),
  })
  .refine(
    (variables) => variables.DESK_OWNER_PASSWORD !== undefined || variables.DESK_OWNER_EMAIL === undefined,
    {
      path: ['DESK_OWNER_PASSWORD'],
      error: 'It is needed too, as DESK_OWNER_EMAIL is set.',
    },
  )
  .refine(
    (variables) => variables.DESK_OWNER_EMAIL !== undefined || variables.DESK_OWNER_PASSWORD === undefined,
    {
      path: ['DESK_OWNER_EMAIL'],
      error: 'It is needed too, as DESK_OWNER_PASSWORD is set.',
    },
  );

/** The settings of one running server. Every one has a default, so that `npm start` needs none. */
export interface Env {
  port: number;
  host: string;
  /** The listening socket that a service manager passes (sd_listen_fds); absent means that the server opens its own. */
  socketFd: number | undefined;
  /** The folder of the embedded database, the kept mails and the key that was made. */
  dataDir: string;
  /** The address that people reach the site at, for links in mails; no trailing slash. */
  appUrl: string;
  /** True where neither APP_URL nor PORT says it, so that a running site may have another one. */
  isAppUrlAssumed: boolean;
  /** False if `appUrl` is made of the port. */
  isAppUrlSet: boolean;
  /** A PostgreSQL address; absent means the embedded SQLite database in `dataDir`. */
  databaseUrl: string | undefined;
  /** URL of the SMTP server, in place of the one that owners have connected at the desk; `imapUrl` likewise. */
  smtpUrl: string | undefined;
  /** The mailbox that customers' mails are read from. */
  imapUrl: string | undefined;
  /** Key that encrypts KYC documents and secrets (two-factor, webhooks); without it, `dataDir`/secret.key, made at the first start. */
  appSecret: string | undefined;
  /** The key before it, which is still read until nothing is encrypted with it; without it, `dataDir`/secret.key.previous. */
  appSecretPrevious: string | undefined;
  /** Form posts an hour from one address. */
  rateLimitForms: number;
  /** Accounts made an hour from one address. */
  rateLimitSignUps: number;
  /** Bytes that the KYC documents of all cases that were never sent may take together. */
  draftStorageBytes: number;
  /** Address of a ClamAV daemon: the path of a unix socket, or host:port; without it, files are not scanned. */
  clamavSocket: string | undefined;
  backups: BackupEnvironment;
  /** Receivers of alarms (src/server/monitoring/alarms.ts). */
  alarms: AlarmReceivers;
  /** The bearer token of /metrics and /healthz?deep for others than this machine. */
  metricsToken: string | undefined;
  /** Addresses, CIDR ranges or names (loopback, linklocal, uniquelocal) of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** An owner of the desk, made at start unless there is staff with this address. */
  deskOwner: { email: string; password: string } | undefined;
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  /** Sentences about settings that are not used, for the terminal. */
  notices: string[];
}

/** Settings whose file may be empty: what owners connect at the desk is used without them. */
const optionalFiles = ['SMTP_URL', 'IMAP_URL'];

/** The first descriptor that a service manager passes. */
const firstPassedFd = 3;

/**
 * Reads the variables, and for NAME_FILE the file that it names, as secrets of systemd and Docker come: its line is the
 * value of NAME. Adds to `problems` what cannot be read, and to `notices` an empty file of an optional setting.
 */
function readVariables(
  source: NodeJS.ProcessEnv,
  { problems, notices }: { problems: string[]; notices: string[] },
): Record<string, string | undefined> {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  for (const name of Object.keys(environment.shape)) {
    const fileName = `${name}_FILE`;
    const file = variables[fileName];
    if (file === undefined) continue;
    if (variables[name] !== undefined) {
      problems.push(`${fileName}: ${name} is set too. Remove one of them.`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value !== '') variables[name] = value;
      else if (optionalFiles.includes(name))
        notices.push(
          `${fileName}: ${file} is empty, so ${name} is not set: what is connected at /desk/connections is used.`,
        );
      else problems.push(`${fileName}: ${file} is empty.`);
    } catch (error) {
      problems.push(`${fileName}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return variables;
}

/**
 * Reads the settings; the only place that looks at process.env. An empty variable counts as absent, and any may be given
 * by a file (NAME_FILE). Throws an Error whose message names every variable at fault, for the terminal.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const problems: string[] = [];
  const notices: string[] = [];
  const variables = readVariables(source, { problems, notices });
  const parsed = environment.safeParse(variables);
  problems.push(...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  if (!parsed.success || problems.length > 0)
    throw new Error(`These settings cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`);
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    socketFd: env.LISTEN_FDS && env.LISTEN_PID === process.pid ? firstPassedFd : undefined,
    dataDir: env.DATA_DIR,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    isAppUrlAssumed: variables.APP_URL === undefined && variables.PORT === undefined,
    isAppUrlSet: env.APP_URL !== undefined,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    imapUrl: env.IMAP_URL,
    appSecret: env.APP_SECRET,
    appSecretPrevious: env.APP_SECRET_PREVIOUS,
    rateLimitForms: env.RATE_LIMIT_FORMS,
    rateLimitSignUps: env.RATE_LIMIT_SIGN_UPS,
    draftStorageBytes: env.DRAFT_STORAGE_MB * 1_000_000,
    clamavSocket: env.CLAMAV_SOCKET,
    backups: {
      folder: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
      time: env.BACKUP_TIME === 'off' ? null : env.BACKUP_TIME,
      keep: env.BACKUP_KEEP,
      command: env.BACKUP_COMMAND,
      s3Url: env.BACKUP_S3_URL,
      isScheduleSet: variables.BACKUP_TIME !== undefined || variables.BACKUP_KEEP !== undefined,
    },
    alarms: {
      heartbeatUrl: env.HEARTBEAT_URL,
      webhookUrl: env.ALARM_WEBHOOK_URL,
      ntfyUrl: env.NTFY_URL,
    },
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    deskOwner:
      env.DESK_OWNER_EMAIL && env.DESK_OWNER_PASSWORD
        ? { email: env.DESK_OWNER_EMAIL, password: env.DESK_OWNER_PASSWORD }
        : undefined,
    logLevel: env.LOG_LEVEL,
    notices,
  };
}

/** The database of these settings. */
export function placeOf({ databaseUrl, dataDir }: Env): Place {
  return databaseUrl
    ? { engine: 'postgres', databaseUrl }
    : { engine: 'sqlite', path: join(dataDir, 'desk.sqlite') };
}

/** True if the site's address is this machine's own; any other has a proxy in front, behind which all readers look alike. */
export function isLoopback(appUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(appUrl).hostname);
}

/** React chooses its production build by NODE_ENV when it is first imported; call this before. */
export function runInProduction(): void {
  process.env.NODE_ENV ??= 'production';
}
