import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createAddressReader, isOwnNetwork, networkOf } from './client-address.ts';

function requestFrom(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  return { socket, connection: socket, headers } as unknown as IncomingMessage;
}

describe('the sender’s address', () => {
  test('is the peer, whatever it claims, when no proxy is trusted', () => {
    expect(createAddressReader([])(requestFrom('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  });

  test('is the last untrusted one behind trusted proxies', () => {
    const read = createAddressReader(['loopback', '10.0.0.0/8']);
    expect(read(requestFrom('127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.2.3'))).toBe('198.51.100.1');
    expect(read(requestFrom('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  });

  test('is the /64 network of an IPv6 address', () => {
    const read = createAddressReader([]);
    expect(read(requestFrom('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
    expect(read(requestFrom('2001:db8:1:2::9'))).toBe('2001:db8:1:2::/64');
    expect(read(requestFrom('::1'))).toBe('0:0:0:0::/64');
    expect(networkOf(read(requestFrom('2001:db8:1:2ff::9')))).toBe('2001:db8:1:2::/56');
    expect(networkOf(read(requestFrom('192.0.2.7')))).toBe('192.0.2.7');
    expect(read(requestFrom('::ffff:192.0.2.7'))).toBe('192.0.2.7');
  });

  test.each([
    ['203.0.113.7:1234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['198.51.100.1:80, 127.0.0.1:9', '198.51.100.1'],
    ['unknown', '127.0.0.1'],
    ['203.0.113.7:port', '127.0.0.1'],
  ])('of %s in X-Forwarded-For is %s', (forwarded, address) => {
    expect(createAddressReader(['loopback'])(requestFrom('127.0.0.1', forwarded))).toBe(address);
  });

  test('a proxy nearby that is not trusted is warned of once', () => {
    let warnings = 0;
    const read = createAddressReader([], () => {
      warnings += 1;
    });
    read(requestFrom('127.0.0.1'));
    read(requestFrom('203.0.113.9', '198.51.100.1'));
    expect(warnings).toBe(0);
    read(requestFrom('::ffff:10.1.2.3', '198.51.100.1'));
    read(requestFrom('127.0.0.1', '198.51.100.1'));
    expect(warnings).toBe(1);
  });

  test('a proxy that is no address stops the start', () => {
    expect(() => createAddressReader(['the-proxy'])).toThrow();
  });
});

test('the own network is that of this machine and its neighbors', () => {
  const own = ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', 'fd00::1', '203.0.113.9', '2001:db8::1', ''];
  expect(own.filter(isOwnNetwork)).toEqual(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', 'fd00::1']);
});
