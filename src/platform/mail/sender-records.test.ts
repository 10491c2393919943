import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { decode, encode, type TxtAnswer } from 'dns-packet';
import { afterEach, expect, test } from 'vitest';
import { createSenderCheck, lookUpSender, type SenderRecords } from './sender-records.ts';

let server: Socket | null = null;

afterEach(() => {
  server?.close();
  server = null;
});

/** Starts a name server with these texts, and returns a resolver that asks it; null for a server that never answers. */
async function resolverOf(texts: Record<string, string> | null): Promise<Resolver> {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (message, { port, address }) => {
    if (!texts) return;
    const { id = 0, questions = [] } = decode(message);
    const [question] = questions;
    const text = question && texts[question.name];
    const answers: TxtAnswer[] = text ? [{ type: 'TXT', name: question.name, data: text }] : [];
    // 0x8180: a response with recursion; 3: no such name.
    socket.send(
      encode({ type: 'response', id, flags: text ? 0x0180 : 0x0183, questions, answers }),
      port,
      address,
    );
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  return resolver;
}

test('finds what a domain publishes, and the policy of its organization for a subdomain', async () => {
  const resolver = await resolverOf({
    'mail.forwarder.com': 'v=spf1 include:_spf.google.com -all',
    'google._domainkey.mail.forwarder.com': 'v=DKIM1; k=rsa; p=MIGf',
    '_dmarc.forwarder.com': 'v=DMARC1; p=reject',
  });
  expect(await lookUpSender('mail.forwarder.com', resolver)).toEqual({
    spf: 'found',
    dkim: 'found',
    dmarc: 'found',
  });
});

test('a record that is not there or of another kind is missing; nobody can say that no key is published', async () => {
  const resolver = await resolverOf({
    'forwarder.com': 'google-site-verification=abc',
    'default._domainkey.forwarder.com': 'v=DKIM1; p=',
  });
  expect(await lookUpSender('forwarder.com', resolver)).toEqual({
    spf: 'missing',
    dkim: 'unknown',
    dmarc: 'missing',
  });
});

test('nothing is known where no name server answers', async () => {
  const unknown = { spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' };
  expect(await lookUpSender('forwarder.com', await resolverOf(null))).toEqual(unknown);
});

test('a domain is asked about again after ten minutes, or when it is another', async () => {
  let now = 0;
  const asked: string[] = [];
  const records: SenderRecords = { spf: 'found', dkim: 'unknown', dmarc: 'found' };
  const check = createSenderCheck(
    () => now,
    async (domain) => {
      asked.push(domain);
      return records;
    },
  );
  expect(check.known('a.com')).toBeNull();
  expect(await check.lookUp('a.com')).toEqual(records);
  expect(check.known('a.com')).toEqual(records);
  now += 11 * 60_000;
  expect(check.known('a.com')).toEqual(records);
  await check.lookUp('b.com');
  expect(asked).toEqual(['a.com', 'a.com', 'b.com']);
});
