import { connect, createServer, type Socket } from 'node:net';

/** An answer to the request for the content of a mail, as broken servers give it. */
export type BrokenAnswer =
  /** OK without data. */
  | 'empty'
  | 'no'
  | 'bad'
  /** `BODY[] NIL`. */
  | 'nil'
  /** An empty text as `BODY[]`. */
  | 'blank'
  /** The data of another mail. */
  | 'other'
  /** The server says goodbye. */
  | 'bye'
  /** The connection ends in the middle of the content. */
  | 'cut'
  /** Nothing, for ever. */
  | 'hang'
  /** Signs of life, and nothing else. */
  | 'stall'
  /** Fewer bytes than were listed. */
  | 'short'
  /** The content without the time of receipt. */
  | 'undated';

const notice = '* OK Still here.\r\n';
const date = 'INTERNALDATE "28-Nov-2026 14:00:00 +0000"';
const part = 'From: Ana <ana@example.com>\r\nSubject: Part\r\n\r\nPart';
const long = part + ' A text of some length.'.repeat(40);

/** A server between a reader and a real IMAP server, which answers for single mails as broken servers do. */
export interface ImapProxy {
  url: string;
  /** Answers by the number of the mail; `all` for every mail. */
  answers: Map<number | 'all', BrokenAnswer>;
  /** Numbers of mails whose size and time the server does not list. */
  unlisted: Set<number>;
  /** Numbers of the mails whose content was requested, in order. */
  requested: number[];
  close(): Promise<unknown>;
}

function answer(client: Socket, { tag, uid, how }: { tag: string; uid: number; how: BrokenAnswer }): void {
  const done = `${tag} OK Fetch completed.\r\n`;
  const body = (of: number, text: string) =>
    `* 1 FETCH (UID ${of} ${date} BODY[] {${text.length}}\r\n${text})\r\n`;
  switch (how) {
    case 'empty':
      return void client.write(done);
    case 'no':
      return void client.write(`${tag} NO [SERVERBUG] Server error while fetching messages.\r\n`);
    case 'bad':
      return void client.write(`${tag} BAD Internal server error.\r\n`);
    case 'nil':
      return void client.write(`* 1 FETCH (UID ${uid} ${date} BODY[] NIL)\r\n${done}`);
    case 'blank':
      return void client.write(`* 1 FETCH (UID ${uid} ${date} BODY[] "")\r\n${done}`);
    case 'other':
      return void client.write(body(uid + 1000, part) + done);
    case 'bye':
      return void client.end('* BYE Server error.\r\n');
    case 'cut':
      return void client.end(`* 1 FETCH (UID ${uid} ${date} BODY[] {5000}\r\n${part}`);
    case 'hang':
      return;
    case 'stall':
      return void setInterval(() => client.write(notice), 50).unref();
    case 'short':
      return void client.write(body(uid, part.slice(0, 40)) + done);
    case 'undated':
      return void client.write(`* 1 FETCH (UID ${uid} BODY[] {${long.length}}\r\n${long})\r\n${done}`);
  }
}

export async function startImapProxy(target: string): Promise<ImapProxy> {
  const { hostname, port, username, password } = new URL(target);
  const answers: ImapProxy['answers'] = new Map();
  const unlisted = new Set<number>();
  const requested: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let pending = '';
    client.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        const [, tag = '', number = ''] = /^(\S+) UID FETCH (\d+) \(.*BODY\.PEEK\[\]/.exec(line) ?? [];
        const uid = Number(number);
        if (tag) requested.push(uid);
        const how = tag && (answers.get(uid) ?? answers.get('all'));
        const [, listTag = '', list = ''] = /^(\S+) UID FETCH ([\d,:]+) \(.*RFC822\.SIZE/.exec(line) ?? [];
        const isUnlisted = list.split(/[,:]/).some((listed) => unlisted.has(Number(listed)));
        if (isUnlisted) client.write(`${listTag} NO [SERVERBUG] Server error while listing messages.\r\n`);
        else if (how) answer(client, { tag, uid, how });
        else upstream.write(`${line}\r\n`, 'latin1');
      }
    });
    upstream.on('data', (chunk) => client.write(chunk));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `imap://${username}:${password}@127.0.0.1:${listening}`,
    answers,
    unlisted,
    requested,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
