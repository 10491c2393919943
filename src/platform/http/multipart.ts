import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { type BodyEnd, type BodyLimits, readBody } from './body-limit.ts';

/** More parts than the longest form has. */
const mostParts = 200;

/** Bytes of a part's header (its names and type); the rest of a longer one is not read. */
const largestHeader = 8 * 1024;

/** Longer than the names of file systems; only a truncated or malicious header has one. */
const longestName = largestHeader / 2;

/** Bytes that are parsed between two checks of the limits. */
const atOnce = 16 * 1024;

export interface MultipartLimits extends BodyLimits {
  /** Bytes of a file that are kept, plus one for a larger file, which shows that it is too large. */
  maxFile: number;
  /** False skips files in constant memory and keeps the other fields. */
  keepFiles: boolean;
}

/** `broken` means that the body is not multipart/form-data. */
export type ReadMultipart =
  | { ok: true; form: FormData }
  | { ok: false; reason: Exclude<BodyEnd, 'whole'> | 'broken' };

export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '');
}

/** Returns the file of a form; null where none was chosen. */
export function fileIn(form: FormData, field = 'file'): File | null {
  const file = form.get(field);
  // A file input that is left empty sends a file without name and content.
  return file instanceof File && (file.name !== '' || file.size > 0) ? file : null;
}

function parserOf(
  request: Request,
  { maxFile, maxFiles = 1 }: { maxFile: number; maxFiles?: number },
): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      preservePath: true,
      limits: {
        parts: mostParts,
        files: maxFiles,
        fileSize: maxFile + 1,
        headerSize: largestHeader,
        headerPairs: 20,
      },
    });
  } catch {
    return null;
  }
}

/** Decodes the three characters that HTML escapes in file names. */
function fileName(sent: string): string {
  return sent.replaceAll('%22', '"').replace(/%0[AD]/gi, ' ');
}

function collectFields(parser: BusboyInstance) {
  const collected = { form: new FormData(), isTooLarge: false };
  const refuse = () => {
    collected.isTooLarge = true;
  };
  parser.on('partsLimit', refuse);
  parser.on('field', (name: string | undefined, value, _isNameCut, isValueCut) => {
    if (name === undefined) return;
    if (isValueCut || name.length > longestName) refuse();
    else collected.form.append(name, value);
  });
  return { collected, refuse };
}

function collect(parser: BusboyInstance, keepFiles: boolean) {
  const { collected, refuse } = collectFields(parser);
  parser.on('filesLimit', refuse);
  parser.on(
    'file',
    (field: string | undefined, stream: BusboyFileStream, name: string | undefined, _, type) => {
      const chunks: Buffer<ArrayBuffer>[] = [];
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => {
        if (keepFiles) chunks.push(chunk);
      });
      // The parser reports the same error for the form.
      stream.on('error', () => {});
      if ((name?.length ?? 0) > longestName) refuse();
      stream.on('end', () => {
        if (keepFiles && field !== undefined)
          collected.form.append(field, new File(chunks, fileName(name ?? ''), { type }));
      });
    },
  );
  return collected;
}

/**
 * Reads a form of at most 200 parts and one file; only the file's bytes are held twice. Refuses a form over its limits,
 * and only discards the rest.
 */
export async function readMultipart(request: Request, limits: MultipartLimits): Promise<ReadMultipart> {
  const parser = parserOf(request, limits);
  if (!parser) {
    await readBody(request, limits, () => false);
    return { ok: false, reason: 'broken' };
  }
  const collected = collect(parser, limits.keepFiles);
  const finished = new Promise<boolean>((done) => {
    parser.once('finish', () => done(true));
    parser.on('error', () => done(false));
  });
  const end = await readBody(request, limits, (chunk) => {
    // In pieces, so that little is parsed after the last part that counts.
    for (let at = 0; at < chunk.length && !collected.isTooLarge; at += atOnce)
      parser.write(Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(atOnce, chunk.length - at)));
    return !collected.isTooLarge;
  });
  parser.end();
  if (end !== 'whole') return { ok: false, reason: end };
  if (collected.isTooLarge) return { ok: false, reason: 'too-large' };
  const isWhole = await finished;
  if (collected.isTooLarge) return { ok: false, reason: 'too-large' };
  return isWhole ? { ok: true, form: collected.form } : { ok: false, reason: 'broken' };
}

/** A file of a form during its upload. */
export interface ArrivingFile {
  field: string;
  name: string;
  stream: AsyncIterable<Uint8Array>;
  form: FormData;
}

/**
 * Reads a form of at most 200 parts and passes its files to `onFile` as they arrive, with backpressure. Fields without
 * a file are skipped, and so are files beyond `maxFiles`. Throws the error of `onFile` after the form was read to its
 * end.
 */
export async function streamMultipart(
  request: Request,
  { maxFiles, ...limits }: BodyLimits & { maxFiles: number },
  onFile: (file: ArrivingFile) => Promise<void>,
): Promise<ReadMultipart> {
  const parser = parserOf(request, { maxFile: Number.POSITIVE_INFINITY, maxFiles });
  if (!parser) {
    await readBody(request, limits, () => false);
    return { ok: false, reason: 'broken' };
  }
  const { collected } = collectFields(parser);
  const taking: Promise<void>[] = [];
  const open = new Set<BusboyFileStream>();
  parser.on('file', (field: string | undefined, stream: BusboyFileStream, name: string | undefined) => {
    open.add(stream);
    stream.on('error', () => {});
    stream.once('close', () => open.delete(stream));
    if (field === undefined || !name || name.length > longestName) {
      stream.resume();
      return;
    }
    const chunks = { [Symbol.asyncIterator]: () => stream.iterator({ destroyOnReturn: false }) };
    const taken = onFile({ field, name: fileName(name), stream: chunks, form: collected.form });
    const done = taken.finally(() => stream.resume());
    // A failure is thrown once everything has arrived. Without a handler until then it would end the process.
    done.catch(() => {});
    taking.push(done);
  });
  let isOver = false;
  let stopWaiting = () => {};
  const finished = new Promise<boolean>((done) => {
    const settle = (isWhole: boolean) => {
      isOver = true;
      stopWaiting();
      done(isWhole);
    };
    parser.once('finish', () => settle(true));
    parser.on('error', () => settle(false));
  });
  const write = (piece: Buffer) =>
    new Promise<void>((done) => {
      stopWaiting = done;
      if (isOver) done();
      else parser.write(piece, () => done());
    });
  const end = await readBody(request, limits, async (chunk) => {
    for (let at = 0; at < chunk.length && !collected.isTooLarge; at += atOnce)
      await write(Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(atOnce, chunk.length - at)));
    return !collected.isTooLarge;
  });
  const cutOff = () => {
    for (const stream of open) stream.destroy(new Error('The form did not arrive whole.'));
  };
  if (end === 'whole' && !collected.isTooLarge) parser.end();
  const isWhole = end === 'whole' && !collected.isTooLarge && (await finished);
  if (!isWhole) cutOff();
  const outcomes = await Promise.allSettled(taking);
  if (end !== 'whole') return { ok: false, reason: end };
  if (collected.isTooLarge) return { ok: false, reason: 'too-large' };
  if (!isWhole) return { ok: false, reason: 'broken' };
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return { ok: true, form: collected.form };
}
