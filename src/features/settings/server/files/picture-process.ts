import { createThread, ThreadEnded } from '#platform/threads.ts';
import type { PictureShape } from '../../picture-places.ts';
import type { RewrittenLogo } from '../brand/rewrite-logo.ts';
import type { MadePicture } from './make-picture.ts';

/** The picture took more time or memory than it may. */
interface Excess {
  ok: false;
  reason: 'too-costly';
}

/** Reads and draws what owners upload, one file at a time. Rejects with ThreadEnded when another attempt may succeed. */
export interface PictureTasks {
  /** Runs `makePicture`. */
  picture(content: Buffer, shape: PictureShape): Promise<MadePicture | Excess>;
  /** Runs `rewriteSvg` or `rewritePng`. */
  logo(content: Buffer): Promise<RewrittenLogo | Excess>;
}

declare module '#platform/context.ts' {
  interface Services {
    pictures: PictureTasks;
  }
}

/** CPU time in ms: logos are drawn in a tenth of a second, pictures of 64 megapixels in six. */
const usualLimitsMs = { picture: 20_000, logo: 5_000 };

/**
 * Photographs of 64 megapixels take 130 to 500 MB: progressive JPEGs with full color most. With the site and a rate sheet that
 * is read it fits into the memory of deploy/fairlead.service.
 */
const residentMb = 512;

const idleMs = 5_000;

/**
 * Creates what reads and draws pictures in a process: resvg and libvips are native code, which no thread can interrupt, so that
 * no file holds the event loop, the memory or the end of the site. `script` is the bundle of picture-worker.ts.
 */
export function createPictureProcess({
  script,
  log,
  limitsMs = usualLimitsMs,
}: {
  script: string | URL;
  log: { error(fields: object, message: string): void };
  limitsMs?: typeof usualLimitsMs;
}): PictureTasks & { close(): Promise<void> } {
  const thread = createThread({
    script,
    name: 'pictures',
    processMb: residentMb,
    memoryMb: { old: 128, young: 16 },
    limitsMs,
    idleMs,
    mostInFlight: 1,
    onEnded: (err) =>
      log.error({ event: 'pictures.process_ended', err }, 'the process that draws pictures was ended'),
  });
  async function run(task: string, input: unknown[]): Promise<unknown> {
    try {
      return await thread.run(task, input);
    } catch (error) {
      if (error instanceof ThreadEnded && error.wasAtWork) return { ok: false, reason: 'too-costly' };
      throw error;
    }
  }
  return {
    picture: (...input) => run('picture', input) as ReturnType<PictureTasks['picture']>,
    logo: (...input) => run('logo', input) as ReturnType<PictureTasks['logo']>,
    close: thread.close,
  };
}
