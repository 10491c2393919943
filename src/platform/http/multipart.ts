import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { type BodyEnd, type BodyLimits, readBody } from './body-limit.ts';

/** More than the longest of our forms has. */
const mostParts = 200;

/** Bytes of one part's header (its names and type); the rest of a longer one is not read. */
const largestHeader = 8 * 1024;

/** Longer than a file system's names; only a header that was cut, or is meant to do harm, has one. */
const longestName = largestHeader / 2;

/** Bytes that are parsed before the limits are looked at again. */
const atOnce = 16 * 1024;

/** How much of a form is read. */
export interface MultipartLimits extends BodyLimits {
  /** Bytes of a file that are kept; of a larger one a byte more is, so that it is seen to be too large. */
  maxFile: number;
  /** False reads past files in constant memory: the form then has its other fields alone. */
  keepFiles: boolean;
}

/** A form that was read whole, or why not; `broken` means that it is no multipart/form-data. */
export type ReadMultipart =
  | { ok: true; form: FormData }
  | { ok: false; reason: Exclude<BodyEnd, 'whole'> | 'broken' };

/** Whether a request says that its body is multipart/form-data. */
export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '');
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

/** A name as its sender's browser had it: HTML writes three characters in another way, and no others. */
function fileName(sent: string): string {
  return sent.replaceAll('%22', '"').replace(/%0[AD]/gi, ' ');
}

/** Collects a form's fields as the parser meets them. */
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

/** Collects a form's parts as the parser meets them. */
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
      // The parser says it too, of the whole form.
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
 * Reads a form of at most 200 parts and one file, with a file's bytes as the only thing that is held twice. Refuses one
 * that is longer, larger or slower than its limits, and does no more work for it than to read past the rest.
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

/** A file of a form, while it arrives. */
export interface ArrivingFile {
  field: string;
  name: string;
  stream: AsyncIterable<Uint8Array>;
  /** The fields before it. */
  form: FormData;
}

/**
 * Reads a form of at most 200 parts whose files are given to `onFile` while they arrive: no more of a file is read than it
 * has taken. A field without a file is passed over; `maxFiles` is how many files count, the rest are read past. Throws
 * what `onFile` throws, once the form has been read past.
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
    taking.push(taken.finally(() => stream.resume()));
  });
  // A failure is reported once everything has arrived.
  const settled = () => Promise.allSettled(taking);
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
  const outcomes = await settled();
  if (end !== 'whole') return { ok: false, reason: end };
  if (collected.isTooLarge) return { ok: false, reason: 'too-large' };
  if (!isWhole) return { ok: false, reason: 'broken' };
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return { ok: true, form: collected.form };
}
