import { serveTasks } from '#platform/thread-tasks.ts';
import { type RateFile, readRateFile } from './read-rate-file.ts';

/* The thread that reads files of rates, a separate bundle (scripts/bundle-server.mjs). thread-reader.ts starts it. */

serveTasks({
  async read(file: RateFile) {
    const result = await readRateFile(file);
    const batches = result.kind === 'lines' ? result.batches : [];
    // Small ones share a buffer of Node's pool.
    const own = batches.filter(({ buffer, byteLength }) => buffer.byteLength === byteLength);
    return { result, transfer: own.map(({ buffer }) => buffer) };
  },
});
