import { once } from 'node:events';
import { createConnection } from 'node:net';

/** Result of a virus scan; `unscanned` when the scanner is unreachable. */
export type ScanVerdict = { result: 'clean' | 'unscanned' } | { result: 'infected'; signature: string };

/** The scan of one content, which is written to it while it is stored. None of its functions throws. */
export interface VirusScan {
  /** Resolves once the scanner can take more. */
  write(chunk: Uint8Array): Promise<void>;
  end(): Promise<ScanVerdict>;
  /** Ends a scan whose content never came whole. */
  abort(): void;
}

export interface VirusScanner {
  begin(): VirusScan;
}

/** Timeout of the scanner. */
const usualSilenceMs = 30_000;

/** The longest answer that is read. */
const longestAnswer = 1024;

/** A unix socket's path or `host:port` as Node connects to it. */
function addressOf(socket: string) {
  if (socket.startsWith('/')) return { path: socket };
  const colon = socket.lastIndexOf(':');
  return { host: socket.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(socket.slice(colon + 1)) };
}

/**
 * Scans by a ClamAV daemon at `socket` (a unix socket's path, or `host:port`) with its command INSTREAM. A scanner that
 * cannot be reached, is silent for `silenceMs` or refuses the size gives `unscanned`, and `onFailure` is called with why.
 */
export function createVirusScanner(
  socket: string,
  { onFailure, silenceMs = usualSilenceMs }: { onFailure: (error: Error) => void; silenceMs?: number },
): VirusScanner {
  return {
    begin() {
      const connection = createConnection(addressOf(socket));
      let failure: Error | null = null;
      let answer = '';
      const closed = new Promise<void>((done) => connection.once('close', () => done()));
      connection.setTimeout(silenceMs, () => connection.destroy(new Error('The virus scanner is silent.')));
      connection.on('error', (error) => {
        failure = error;
      });
      connection.on('data', (data) => {
        answer = (answer + data.toString('latin1')).slice(0, longestAnswer);
      });
      const send = async (data: Uint8Array) => {
        if (connection.destroyed || connection.write(data)) return;
        const ended = new AbortController();
        await Promise.race([once(connection, 'drain', { signal: ended.signal }), closed]).catch(() => {});
        ended.abort();
      };
      const begun = send(Buffer.from('zINSTREAM\0'));
      return {
        async write(chunk) {
          await begun;
          const length = Buffer.alloc(4);
          length.writeUInt32BE(chunk.length);
          await send(Buffer.concat([length, chunk]));
        },
        async end() {
          await begun;
          await send(Buffer.alloc(4));
          await closed;
          const said = answer.replace(/\0[\s\S]*$/, '');
          if (said === 'stream: OK') return { result: 'clean' };
          const signature = /^stream: (.{1,200}) FOUND$/.exec(said)?.[1];
          if (signature !== undefined) return { result: 'infected', signature };
          onFailure(failure ?? new Error(`The virus scanner answered: ${said || 'nothing'}`));
          return { result: 'unscanned' };
        },
        abort: () => connection.destroy(),
      };
    },
  };
}
