import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('settings', () => {
  test('none is needed', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      appUrl: 'http://localhost:3000',
      isAppUrlAssumed: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
      appSecret: undefined,
      rateLimitForms: 60,
      trustProxy: [],
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readEnv({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 3000 });
  });

  test('a mailbox that cannot be read is refused by name', () => {
    for (const url of ['mail.example.com', 'https://a:b@mail.example.com', 'imaps://mail.example.com'])
      expect(() => readEnv({ IMAP_URL: url })).toThrow(/IMAP_URL: /);
    const imapUrl = 'imaps://rates%40example.com:secret@mail.example.com/INBOX';
    expect(readEnv({ IMAP_URL: imapUrl }).imapUrl).toBe(imapUrl);
  });

  test.each([
    ['SMTP_URL', 'smtps://no-reply@shipper.example:Gitw50#2@127.0.0.1:1465'],
    ['SMTP_URL', 'smtp://user:5#2@127.0.0.1:1465'],
    ['SMTP_URL', 'smtp://AKIA:Aq+Amk/U8ma@127.0.0.1:1587'],
    ['SMTP_URL', 'smtp://user:25/U8ma@127.0.0.1:1587'],
    ['IMAP_URL', 'imaps://rates:p?ss@127.0.0.1:1993/INBOX'],
    ['DATABASE_URL', 'postgres://site:p#ss@127.0.0.1:5432/site'],
    ['BACKUP_S3_URL', 's3://key:Aq/U8ma@host/bucket'],
  ])('says that a password in %s is percent-encoded: %s', (name, url) => {
    expect(() => readEnv({ [name]: url })).toThrow(new RegExp(`${name}: .*percent-encoded`));
  });

  test('a secret that is too short is refused by name', () => {
    expect(() => readEnv({ APP_SECRET: 'x'.repeat(31) })).toThrow(/APP_SECRET: It needs at least 32/);
    expect(readEnv({ APP_SECRET: 'x'.repeat(32) }).appSecret).toHaveLength(32);
  });

  test('the owner of the desk needs an address and a password that fits, both or neither', () => {
    const email = 'olga@desk.example';
    const password = 'an owner of a desk';
    expect(readEnv({}).deskOwner).toBeUndefined();
    const both = { DESK_OWNER_EMAIL: email, DESK_OWNER_PASSWORD: password };
    expect(readEnv(both).deskOwner).toEqual({ email, password });
    expect(() => readEnv({ DESK_OWNER_EMAIL: email })).toThrow(/DESK_OWNER_PASSWORD: It is needed too/);
    expect(() => readEnv({ DESK_OWNER_PASSWORD: password })).toThrow(/DESK_OWNER_EMAIL: It is needed too/);
    expect(() => readEnv({ ...both, DESK_OWNER_EMAIL: 'olga' })).toThrow(
      /DESK_OWNER_EMAIL: Please check the e-mail address/,
    );
    expect(() => readEnv({ ...both, DESK_OWNER_EMAIL: 'olga@puente' })).toThrow(
      /DESK_OWNER_EMAIL: Add the end of the address/,
    );
    expect(() => readEnv({ ...both, DESK_OWNER_PASSWORD: 'short' })).toThrow(
      /DESK_OWNER_PASSWORD: This password is too short/,
    );
  });

  test('every variable at fault is named', () => {
    expect(() => readEnv({ PORT: 'eighty', DATABASE_URL: 'mysql://x', RATE_LIMIT_FORMS: '0' })).toThrow(
      /PORT[\s\S]*DATABASE_URL[\s\S]*RATE_LIMIT_FORMS/,
    );
  });

  test('any is read from the file that NAME_FILE names, as secrets of systemd and Docker come', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-secrets-'));
    const file = join(folder, 'app-secret');
    writeFileSync(file, `${'x'.repeat(32)}\n`);
    expect(readEnv({ APP_SECRET_FILE: file, APP_SECRET: '' }).appSecret).toBe('x'.repeat(32));
    expect(() => readEnv({ APP_SECRET_FILE: file, APP_SECRET: 'y'.repeat(32) })).toThrow(
      /APP_SECRET_FILE: APP_SECRET is set too/,
    );
    writeFileSync(file, '\n');
    expect(() => readEnv({ APP_SECRET_FILE: file })).toThrow(/APP_SECRET_FILE: \S+ is empty/);
    const optional = readEnv({ SMTP_URL_FILE: file });
    expect([optional.smtpUrl, optional.notices]).toEqual([
      undefined,
      [expect.stringMatching(/^SMTP_URL_FILE: \S+ is empty, so SMTP_URL is not set/)],
    ]);
    rmSync(folder, { recursive: true });
    expect(() => readEnv({ APP_SECRET_FILE: file, PORT: 'eighty' })).toThrow(
      /APP_SECRET_FILE: \S+app-secret cannot be read \(ENOENT\)[\s\S]*PORT: /,
    );
    expect(readEnv({ APP_SECRET_FILE: '' }).appSecret).toBeUndefined();
  });

  test('a socket is used that a service manager passes to this process, and to no other', () => {
    const passed = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
    expect(readEnv(passed).socketFd).toBe(3);
    expect(readEnv({ ...passed, LISTEN_PID: String(process.pid + 1) }).socketFd).toBeUndefined();
    expect(readEnv({}).socketFd).toBeUndefined();
    expect(() => readEnv({ ...passed, LISTEN_FDS: '2' })).toThrow(/LISTEN_FDS: Pass one socket/);
  });
});
