import type { LogoFile } from '#platform/brand/brand.ts';
import type { FileChecks, FileProblem } from '#platform/files/stored-file.ts';
import { receiveFile } from '#platform/files/stored-file.ts';
import type { StorageState } from '#platform/storage.ts';
import { type FileUse, type PictureShape, pictureShapes } from '../../picture-places.ts';
import { isSvg, type MadeLogo } from '../brand/rewrite-logo.ts';
import type { PictureTasks } from './picture-process.ts';
import { type FileDependencies, storeFile } from './stored-files.ts';

export interface UploadDependencies extends FileDependencies, FileChecks {
  documentStorage: { state: () => Promise<StorageState> };
  pictures: PictureTasks;
}

export const largestPicture = 15 * 1024 * 1024;
export const largestFilm = 6 * 1024 * 1024;
export const largestLogo = 1024 * 1024;

const pictureTypes = ['jpeg', 'png', 'webp', 'avif'] as const;
const filmTypes = ['mp4', 'webm'] as const;

interface SentFile {
  name: string;
  content: Buffer;
}

type Refusal<Task extends keyof PictureTasks> = Exclude<
  Awaited<ReturnType<PictureTasks[Task]>>,
  { ok: true }
>['reason'];

type UploadOutcome =
  | { ok: true; file: unknown }
  | { ok: false; reason: 'storage-full' }
  | { ok: false; reason: FileProblem | Refusal<'picture'> | Refusal<'logo'>; use: FileUse };

async function storePicture(
  deps: UploadDependencies,
  { content, shape, addedBy }: { content: Buffer; shape: PictureShape; addedBy: string },
) {
  const made = await deps.pictures.picture(content, shape);
  if (!made.ok) return made;
  const file: Record<number, Record<string, string>> = {};
  for (const { width, format, content: bytes } of made.files) {
    const digest = await storeFile(deps, { content: bytes, type: format, addedBy });
    file[width] = { ...file[width], [format]: digest };
  }
  return { ok: true, file } as const;
}

/** Stores a logo as the server wrote it, with its PNG, and returns what the settings hold of it. */
export async function storeLogo(
  deps: FileDependencies,
  { content, png, file }: MadeLogo,
  addedBy: string | null,
): Promise<LogoFile> {
  const digest = await storeFile(deps, { content, type: file.type, addedBy });
  return {
    digest,
    ...(png && { png: await storeFile(deps, { content: png, type: 'png', addedBy }) }),
    ...file,
  };
}

async function receiveLogo(
  deps: UploadDependencies,
  { sent: { name, content }, addedBy }: { sent: SentFile; addedBy: string },
) {
  if (content.length > largestLogo) return { ok: false, reason: 'too-large' } as const;
  if (!isSvg(content)) {
    const accepted = ['png'] as const;
    const received = await receiveFile(deps, { stream: [content], name, largest: largestLogo, accepted });
    if (!received.ok) return received;
  }
  const made = await deps.pictures.logo(content);
  if (!made.ok) return made;
  return { ok: true, file: await storeLogo(deps, made, addedBy) } as const;
}

/**
 * Checks a picture or film of an owner and stores the files that pages load, for the settings to name them: returns what the
 * settings hold of it (`storedPictures`, `storedFilm`). Refuses what is no such file, too large, cut off or infected.
 */
export async function receiveUpload(
  deps: UploadDependencies,
  { sent: { name, content }, use, addedBy }: { sent: SentFile; use: FileUse; addedBy: string },
): Promise<UploadOutcome> {
  if ((await deps.documentStorage.state()) === 'full') return { ok: false, reason: 'storage-full' };
  if (use === 'logo') {
    const stored = await receiveLogo(deps, { sent: { name, content }, addedBy });
    return stored.ok ? stored : { ...stored, use };
  }
  const isFilm = use === 'film';
  const received = await receiveFile(deps, {
    stream: [content],
    name,
    largest: isFilm ? largestFilm : largestPicture,
    accepted: isFilm ? filmTypes : pictureTypes,
  });
  if (!received.ok) return { ...received, use };
  const { type } = received.file;
  if (isFilm) {
    const digest = await storeFile(deps, { content, type, addedBy });
    return { ok: true, file: { digest, type } };
  }
  const stored = await storePicture(deps, { content, shape: use, addedBy });
  return stored.ok ? stored : { ...stored, use };
}

/** Width and height that a picture of a shape has at least. */
export const leastSize = (use: FileUse) => (use === 'film' || use === 'logo' ? null : pictureShapes[use]);
