import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/dovecot';

/** Reason that there is no IMAP server for tests; null where there is one. `npm test` installs Dovecot where it may. */
export const dovecotProblem =
  process.getuid?.() !== 0
    ? 'needs root'
    : existsSync(program) && existsSync('/usr/lib/dovecot/imap')
      ? null
      : 'Dovecot is not installed';

/** A real IMAP server on this machine, with one user. */
export interface Dovecot {
  /** Fit for IMAP_URL. */
  url: string;
  /** Delivers a mail; `at`: its time of receipt, now when missing. */
  deliver(raw: string | Uint8Array, at?: number): Promise<void>;
  files(): Promise<string[]>;
  /** Deletes all mails, as another mail program does. */
  removeAll(): Promise<void>;
  /** Takes this password alone after its next start; 'secret' is that of `url`. */
  changePassword(password: string): void;
  /** Numbers the mails from 1 on under another UIDVALIDITY; only while it is stopped. */
  renumber(): void;
  stop(): Promise<void>;
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** Debian's user for mail. */
const mailUser = 8;

function findFreePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/**
 * Starts Dovecot on a free port with an empty inbox in a temporary folder. With `introspectUrl` it takes tokens by XOAUTH2
 * instead of a password.
 */
export async function startDovecot({ introspectUrl }: { introspectUrl?: string } = {}): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-dovecot-'));
  const port = await findFreePort();
  const inbox = join(folder, 'mail');
  const config = join(folder, 'dovecot.conf');
  const oauthConfig = join(folder, 'oauth2.conf');
  if (introspectUrl)
    writeFileSync(
      oauthConfig,
      `tokeninfo_url = ${introspectUrl}\nusername_attribute = email\nactive_attribute = active\nactive_value = true\n`,
    );
  chmodSync(folder, 0o755);
  for (const name of ['', 'tmp', 'new', 'cur']) {
    mkdirSync(join(inbox, name));
    chownSync(join(inbox, name), mailUser, mailUser);
  }
  writeFileSync(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
first_valid_uid = 1
mail_location = maildir:${inbox}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  unix_listener stats-writer {
    mode = 0666
  }
}
${
  introspectUrl
    ? `auth_mechanisms = xoauth2
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${oauthConfig}
}`
    : `passdb {
  driver = static
  args = password=secret
}`
}
userdb {
  driver = static
  args = uid=${mailUser} gid=${mailUser} home=${folder}
}
`,
  );
  let server: ChildProcess;
  let number = 0;

  async function open(): Promise<void> {
    server = spawn(program, ['-F', '-c', config], { stdio: 'ignore', detached: true });
    while (!(await accepts(port))) {
      if (server.exitCode !== null)
        throw new Error(`Dovecot ended: ${readFileSync(join(folder, 'log'), 'utf8')}`);
      await pause(20);
    }
  }

  async function stop(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    // With the processes of its group: asked to end, they would keep their connections for half a minute.
    process.kill(-Number(server.pid), 'SIGKILL');
    await ended;
  }

  await open();
  return {
    url: `imap://desk:secret@127.0.0.1:${port}`,
    async deliver(raw, at) {
      number += 1;
      const name = `${Date.now()}.M${number}P${process.pid}.test`;
      await writeFile(join(inbox, 'tmp', name), raw);
      chownSync(join(inbox, 'tmp', name), mailUser, mailUser);
      if (at !== undefined) await utimes(join(inbox, 'tmp', name), at / 1000, at / 1000);
      await rename(join(inbox, 'tmp', name), join(inbox, 'new', name));
    },
    async files() {
      return [...(await readdir(join(inbox, 'new'))), ...(await readdir(join(inbox, 'cur')))].sort();
    },
    async removeAll() {
      for (const folder of ['new', 'cur'])
        for (const name of await readdir(join(inbox, folder))) await rm(join(inbox, folder, name));
    },
    changePassword(password) {
      writeFileSync(config, readFileSync(config, 'utf8').replace(/password=.*/, `password=${password}`));
    },
    renumber() {
      const list = join(inbox, 'dovecot-uidlist');
      const [header = '', ...lines] = readFileSync(list, 'utf8').split('\n');
      const validity = Number(/ V(\d+)/.exec(header)?.[1]);
      const mails = lines.filter(Boolean).map((line, at) => line.replace(/^\d+/, String(at + 1)));
      const numbered = header.replace(/ V\d+/, ` V${validity + 1}`).replace(/ N\d+/, ` N${mails.length + 1}`);
      writeFileSync(list, [numbered, ...mails, ''].join('\n'));
      for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache'])
        rmSync(join(inbox, name), { force: true });
    },
    stop,
    restart: open,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
