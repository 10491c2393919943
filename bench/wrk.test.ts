import { expect, test } from 'vitest';
import { parseWrk, requireWhole } from './wrk.ts';

// wrk pads a unit of one letter with a space.
const output = `Running 2s test @ http://127.0.0.1:5400/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms  300.10us  12.01ms   91.00%
    Req/Sec    15.41k     1.20k   17.00k    75.00%
  Latency Distribution
     50%  500.00us
     75%    1.12ms
     90%    1.90ms
     99%    1.25s${' '}
  30822 requests in 2.00s, 201.10MB read
Requests/sec:  15410.55
Transfer/sec:    100.50MB
`;

test('rate, requests, seconds and latencies are read from what wrk prints', () => {
  expect(parseWrk(output)).toEqual({
    requests: 30_822,
    seconds: 2,
    perSecond: 15_410.55,
    refused: 0,
    socketErrors: 0,
    p50: 0.5,
    p99: 1250,
  });
});

test('refused responses and failed connections are counted', () => {
  const failures = `  Socket errors: connect 1, read 2, write 3, timeout 4
  Non-2xx or 3xx responses: 77
Requests/sec:`;
  expect(parseWrk(output.replace('Requests/sec:', failures))).toMatchObject({
    refused: 77,
    socketErrors: 10,
  });
});

test('a run with refused responses, failed connections or no response is no result', () => {
  const result = parseWrk(output);
  expect(() => requireWhole(result, '/')).not.toThrow();
  for (const flaw of [{ refused: 1 }, { socketErrors: 1 }, { requests: 0 }])
    expect(() => requireWhole({ ...result, ...flaw }, '/')).toThrow();
});

test('a run longer than a minute counts in seconds', () => {
  expect(parseWrk(output.replace('in 2.00s', 'in 1.50m')).seconds).toBe(90);
});

test('what is no result is thrown with its text', () => {
  expect(() => parseWrk('unable to connect to 127.0.0.1:1 Connection refused')).toThrow('unable to connect');
});
