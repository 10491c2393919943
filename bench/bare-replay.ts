import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/*
 * The yardstick of pages and files: bare node:http that sends stored bytes with stored headers. RESPONSES names a JSON
 * file of { path: { status, headers, body } }, the body in base64; it listens on PORT.
 */

const responses = new Map(
  Object.entries<{ status: number; headers: string[]; body: string }>(
    JSON.parse(readFileSync(process.env.RESPONSES ?? '', 'utf8')),
  ).map(([path, { body, ...head }]) => [path, { ...head, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const stored = responses.get(request.url ?? '');
  if (!stored) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(stored.status, stored.headers).end(stored.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
