import { createHash } from 'node:crypto';
import type { LogoFile } from '#platform/brand/brand.ts';
import { transact } from '#platform/db/transact.ts';
import { receiveFile } from '#platform/files/stored-file.ts';
import { problemsOf } from '#platform/values/text.ts';
import { storedSettings } from '../settings.ts';
import { isSvg } from './brand/rewrite-logo.ts';
import { checkWhole, type Invalid } from './check-settings.ts';
import { problemsOfChange } from './entered-part.ts';
import { checkFiles } from './files/check-files.ts';
import { largestFilm, storeLogo, type UploadDependencies } from './files/receive-upload.ts';
import { digestsIn, missingFiles, storeFile } from './files/stored-files.ts';
import { findPublished, upgraded } from './published-versions.ts';
import { notifySubscribers, type SettingsActor, type SettingsSubscribers } from './settings-events.ts';
import { findContent, keepDraft, lockSettings, withComingDays, withSending } from './settings-store.ts';

/** Words the mistakes that only a file written by hand has; the schema words the others. */
function mistakeOfFile(issue: { code?: string; keys?: unknown; input?: unknown }): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return `There is no field ${(issue.keys as string[]).join(', ')}. Is it misspelled?`;
  return issue.input === undefined ? 'This field is missing.' : undefined;
}

/** Types of the files that an upload makes. */
const madeTypes = ['avif', 'webp', 'png', 'mp4', 'webm'] as const;

const noFileOfExport = 'This file is no picture or film of an export, or too large.';

type ReadExported = (digest: string) => Promise<Buffer | null>;

type ReadFile = { ok: true; content: Buffer } | { ok: false; problem: string };

async function readExported(readFile: ReadExported, digest: string): Promise<ReadFile> {
  const content = await readFile(digest);
  if (!content) return { ok: false, problem: 'This file is missing beside the settings.' };
  if (createHash('sha256').update(content).digest('hex') !== digest)
    return { ok: false, problem: 'This file is not the one that was exported.' };
  return { ok: true, content };
}

/** Stores a picture or a film that came with settings; returns the problem of one that cannot be stored. */
async function importFile(
  deps: UploadDependencies,
  readFile: ReadExported,
  digest: string,
): Promise<string | null> {
  const read = await readExported(readFile, digest);
  if (!read.ok) return read.problem;
  const { content } = read;
  const received = await receiveFile(deps, {
    stream: [content],
    name: '',
    largest: largestFilm,
    accepted: madeTypes,
  });
  if (!received.ok) return noFileOfExport;
  await storeFile(deps, { content, type: received.file.type, addedBy: null });
  return null;
}

/** Rewrites an SVG that came with settings as at an upload, which may give it another digest. */
async function importLogo(
  deps: UploadDependencies,
  readFile: ReadExported,
  { digest }: LogoFile,
): Promise<{ ok: true; logo: LogoFile } | { ok: false; problem: string }> {
  const read = await readExported(readFile, digest);
  if (!read.ok) return read;
  const made = isSvg(read.content) ? await deps.pictures.logo(read.content) : null;
  return made?.ok
    ? { ok: true, logo: await storeLogo(deps, made, null) }
    : { ok: false, problem: noFileOfExport };
}

const filesOf = ({ digest, png = digest }: LogoFile) => new Set([digest, png]);

/**
 * Checks whole settings as this release or an earlier one exported them, stores the files that they name and `readFile`
 * returns, and makes them the draft in place of another. Days ahead of published offices and the switch of rules stay as they
 * are; returns those days that differ.
 */
export async function importSettings(
  deps: UploadDependencies & SettingsSubscribers,
  by: SettingsActor,
  value: unknown,
  readFile: ReadExported,
): Promise<{ ok: true; keptDays: string[] } | Invalid> {
  const { db, clock } = deps;
  const parsed = storedSettings.safeParse(upgraded(value), { error: mistakeOfFile });
  if (!parsed.success) return { ok: false, reason: 'fields', problems: problemsOf(parsed.error.issues) };
  const problem = checkWhole(parsed.data, clock());
  if (problem) return problem;
  const problems = problemsOfChange(await findContent(db), parsed.data, clock());
  const brand = { ...parsed.data.brand };
  for (const name of ['logo', 'logoOnDark'] as const) {
    const logo = brand[name];
    if (logo?.type !== 'svg' || (await missingFiles(db, filesOf(logo))).length === 0) continue;
    const made = await importLogo(deps, readFile, logo);
    brand[name] = made.ok ? made.logo : null;
    if (!made.ok) problems[`files/${logo.digest}`] = made.problem;
  }
  const imported = { ...parsed.data, brand };
  for (const digest of await missingFiles(db, digestsIn(JSON.stringify(imported)))) {
    const problem = await importFile(deps, readFile, digest);
    if (problem) problems[`files/${digest}`] = problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, reason: 'fields', problems };
  return transact(db, async (transaction) => {
    await lockSettings(transaction);
    const { version, content: published } = await findPublished(transaction);
    // Version 0 is the sample.
    const { content, keptDays } =
      version > 0 ? withComingDays(imported, published, clock()) : { content: imported, keptDays: [] };
    const misplaced = await checkFiles(transaction, content, clock());
    if (misplaced) return { ok: false, reason: 'fields', problems: misplaced };
    const draft = withSending(content, published.pricing.sending.isOn);
    await keepDraft(transaction, by, draft, clock());
    await notifySubscribers(deps, transaction, { by, action: 'imported' });
    return { ok: true, keptDays };
  });
}
