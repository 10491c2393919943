import { createHash } from 'node:crypto';
import { receiveFile } from '../../../platform/files/stored-file.ts';
import { problemsOf } from '../../../platform/values/text.ts';
import { storedSettings } from '../settings.ts';
import { rewriteSvg } from './brand/rewrite-logo.ts';
import { isSvg, largestFilm, type UploadDependencies } from './files/receive-upload.ts';
import { digestsIn, missingFiles, storeFile } from './files/stored-files.ts';
import { checkWhole, type Invalid, keepDraft, type SettingsActor } from './settings-store.ts';

/** Words the mistakes that only a file written by hand has; the schema words the others. */
function mistakeOfFile(issue: { code?: string; keys?: unknown; input?: unknown }): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return `There is no field ${(issue.keys as string[]).join(', ')}. Is it misspelled?`;
  return issue.input === undefined ? 'This field is missing.' : undefined;
}

/** Types of the files that an upload makes. */
const madeTypes = ['avif', 'webp', 'png', 'mp4', 'webm'] as const;

type Imported = { ok: true; digest: string } | { ok: false; problem: string };

/** Stores a file that came with settings; an SVG is rewritten as at an upload, which may give it another digest. */
async function importFile(
  deps: UploadDependencies,
  digest: string,
  content: Buffer | null,
): Promise<Imported> {
  if (!content) return { ok: false, problem: 'This file is missing beside the settings.' };
  if (createHash('sha256').update(content).digest('hex') !== digest)
    return { ok: false, problem: 'This file is not the one that was exported.' };
  const received = await receiveFile(deps, {
    stream: [content],
    name: '',
    largest: largestFilm,
    accepted: madeTypes,
  });
  if (received.ok) {
    await storeFile(deps, { content, type: received.file.type, addedBy: null });
    return { ok: true, digest };
  }
  const logo = isSvg(content) ? await rewriteSvg(content.toString('utf8')) : null;
  if (!logo?.ok) return { ok: false, problem: 'This file is no picture or film of an export, or too large.' };
  return {
    ok: true,
    digest: await storeFile(deps, { content: logo.content, type: 'svg', addedBy: null }),
  };
}

/**
 * Checks whole settings as they were exported, stores the files that they name and `readFile` returns, and makes them the
 * draft in place of another.
 */
export async function importSettings(
  deps: UploadDependencies,
  by: SettingsActor,
  value: unknown,
  readFile: (digest: string) => Promise<Buffer | null>,
): Promise<{ ok: true } | Invalid> {
  const { db, clock } = deps;
  const parsed = storedSettings.safeParse(value, { error: mistakeOfFile });
  if (!parsed.success) return { ok: false, reason: 'fields', problems: problemsOf(parsed.error.issues) };
  const problem = checkWhole(parsed.data, clock());
  if (problem) return problem;
  const problems: Record<string, string> = {};
  let content = JSON.stringify(parsed.data);
  for (const digest of await missingFiles(db, digestsIn(content))) {
    const imported = await importFile(deps, digest, await readFile(digest));
    if (imported.ok) content = content.replaceAll(digest, imported.digest);
    else problems[`files/${digest}`] = imported.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, reason: 'fields', problems };
  await keepDraft(db, by, JSON.parse(content), clock());
  return { ok: true };
}
