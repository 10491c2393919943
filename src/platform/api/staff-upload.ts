import type { Context } from 'hono';
import { discardBody, fileTime, refuseBody, type UploadSlots } from '../http/body-limit.ts';
import { fileIn, isMultipart, readMultipart } from '../http/multipart.ts';
import { refuse } from '../http/refuse.ts';
import type { ApiEnv } from './responses.ts';

interface StaffUpload {
  slots: UploadSlots;
  maxBody: number;
  maxFile: number;
  refusals: Record<'noForm' | 'tooManyUploads' | 'cutOff' | 'tooLarge', string>;
  /** Runs with the fields of the form and its file, null without one; a file that is too large has a byte more than `maxFile`. */
  run: (form: FormData, file: File | null) => Promise<Response>;
}

async function readUpload(
  context: Context<ApiEnv>,
  { maxBody, maxFile, refusals, run }: StaffUpload,
): Promise<Response> {
  const read = await readMultipart(context.req.raw, { maxBody, ...fileTime, maxFile, keepFiles: true });
  if (read.ok) return run(read.form, fileIn(read.form));
  if (read.reason === 'broken') return refuse(context, 400, refusals.cutOff);
  return refuseBody(context, read.reason, () => refuse(context, 413, refusals.tooLarge));
}

/** Receives a form with one file of staff, in a slot that is taken before any of it is read. */
export async function receiveStaffUpload(context: Context<ApiEnv>, upload: StaffUpload): Promise<Response> {
  const { raw } = context.req;
  const { slots, refusals } = upload;
  if (!isMultipart(raw)) {
    await discardBody(raw);
    return refuse(context, 415, refusals.noForm);
  }
  const sender = { id: context.get('staff').id, isStaff: true };
  const slot = await slots.take(raw, sender, async () => ({ ok: true }));
  if (!slot.ok) {
    await discardBody(raw);
    const { retryAfterSeconds } = slot.refusal;
    const reason = 'too-many-uploads';
    return refuse(context, 503, refusals.tooManyUploads, { reason, retryAfterSeconds });
  }
  try {
    return await readUpload(context, upload);
  } finally {
    slot.release();
  }
}
