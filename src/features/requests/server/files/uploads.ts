import type { AttachmentProblem, AttachmentRef } from '#platform/files/attachment-input.ts';
import type { AttachmentDependencies } from '#platform/files/attachments.ts';
import { type StoreProblem, storeUpload } from '#platform/files/store-upload.ts';

/** A refusal that has nothing to do with the file. */
type StorageProblem = 'storage-full' | 'too-many-unsent';

export type UploadOutcome =
  | { ok: true; file: AttachmentRef }
  | { ok: false; reason: AttachmentProblem | StorageProblem };

const problems: Record<StoreProblem, AttachmentProblem | StorageProblem> = {
  empty: 'attachment-empty',
  'too-large': 'attachment-too-large',
  'unknown-type': 'attachment-type',
  macros: 'attachment-macros',
  'cut-off': 'attachment-cut-off',
  infected: 'attachment-infected',
  'too-many': 'attachment-too-many',
  'too-many-unsent': 'too-many-unsent',
  'storage-full': 'storage-full',
};

/** The shortest key is as hard to guess as 16 random characters are. */
const uploadKeyPattern = /^[\w-]{16,100}$/;

/** True if a text can be the key of a form's uploads. */
export function isUploadKey(text: string | undefined): text is string {
  return uploadKeyPattern.test(text ?? '');
}

/** Stores a file of a form while it arrives; see `storeUpload`. */
export async function receiveUpload(
  deps: AttachmentDependencies,
  upload: {
    stream: AsyncIterable<Uint8Array>;
    name: string;
    uploadKey: string;
    network: string | null;
    declaredBytes?: number;
  },
): Promise<UploadOutcome> {
  const stored = await storeUpload(deps, upload);
  return stored.ok ? stored : { ok: false, reason: problems[stored.reason] };
}
