import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The test file of the anti-virus industry, in two halves so that no scanner takes this source for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * A server that speaks the command INSTREAM of clamd (man clamd): chunks with their length before them, ended by a
 * length of zero. It finds the test file; more than `largest` bytes it refuses as clamd does.
 */
export async function startClamav(address: string, { largest = 25_000_000 } = {}) {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let bytes = Buffer.alloc(0);
    let content = Buffer.alloc(0);
    let hasCommand = false;
    const answer = (text: string) => {
      scanned.push(content.length);
      socket.end(`${text}\0`);
    };
    socket.on('data', (data) => {
      if (socket.writableEnded) return;
      bytes = Buffer.concat([bytes, data]);
      if (!hasCommand) {
        const end = bytes.indexOf(0);
        if (end === -1) return;
        if (bytes.toString('latin1', 0, end) !== 'zINSTREAM') return answer('UNKNOWN COMMAND');
        hasCommand = true;
        bytes = bytes.subarray(end + 1);
      }
      while (bytes.length >= 4) {
        const length = bytes.readUInt32BE(0);
        if (length === 0)
          return answer(content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
        if (content.length + length > largest) return answer('INSTREAM size limit exceeded. ERROR');
        if (bytes.length < 4 + length) return;
        content = Buffer.concat([content, bytes.subarray(4, 4 + length)]);
        bytes = bytes.subarray(4 + length);
      }
    });
  });
  const [host = '', port = ''] = address.startsWith('/') ? [] : address.split(':');
  await new Promise<void>((done) => {
    if (address.startsWith('/')) server.listen(address, done);
    else server.listen(Number(port), host, done);
  });
  const socket = address.startsWith('/') ? address : `${host}:${(server.address() as AddressInfo).port}`;
  return {
    socket,
    /** Bytes of each content that was scanned. */
    scanned,
    close() {
      for (const open of sockets) open.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}
