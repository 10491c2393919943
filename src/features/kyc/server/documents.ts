import { v7 as uuidv7 } from 'uuid';
import type { DocumentProblem } from '#platform/commands/field-problem.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { FileTable } from '#platform/db/tables.ts';
import { transact } from '#platform/db/transact.ts';
import { fileTypes } from '#platform/files/file-type.ts';
import {
  deleteFiles,
  type FileProblem,
  insertFile,
  openChunks,
  readChunks,
  receiveFile,
  sealChunks,
} from '#platform/files/stored-file.ts';
import { fileIn } from '#platform/http/multipart.ts';
import type { KycDocument } from '../case-shape.ts';
import {
  type DocumentType,
  documentField,
  documentTypes,
  largestDocument,
  mostDocuments,
} from '../kyc-case.ts';
import { recordAccess } from './access-log.ts';
import { isChangeable, isPartOfAcceptance, lockCase, touchCase } from './case-rows.ts';
import type { Actor, DocumentStorage, KycDependencies } from './kyc-dependencies.ts';
import type { KycCaseTable } from './tables.ts';

/** Seconds after which a document that was refused for want of storage may be sent again. */
export const storageRetrySeconds = 60 * 60;

type RefusedFile = DocumentProblem | 'attachment-infected';

type AddDocumentOutcome =
  | { ok: true; document: KycDocument }
  | { ok: false; reason: RefusedFile | 'not-now' | 'too-many-documents' | 'storage-full' };

const problems: Record<FileProblem, RefusedFile> = {
  empty: 'document-empty',
  'too-large': 'document-too-large',
  'unknown-type': 'document-type',
  macros: 'document-type',
  'cut-off': 'document-cut-off',
  infected: 'attachment-infected',
};

/** A file as it was sent. The name is what the sender calls it. */
interface SentFile {
  name: string;
  content: Uint8Array;
}

/** Returns the file of a form; null where none was chosen. */
export async function documentInForm(form: FormData): Promise<SentFile | null> {
  const file = fileIn(form, documentField);
  return file && { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}

async function hasRoom(transaction: Db, held: KycCaseTable): Promise<boolean> {
  const documents = await transaction
    .selectFrom('files')
    .select('added_at')
    .where('kyc_case_id', '=', held.id)
    .execute();
  return documents.filter((document) => !isPartOfAcceptance(held, document)).length < mostDocuments;
}

/** Bytes of all documents in cases that were never sent. */
async function countDraftBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .innerJoin('kyc_cases', 'kyc_cases.id', 'files.kyc_case_id')
    .select((document) => document.fn.sum<number | string | null>('size').as('bytes'))
    .where('kyc_cases.state', '=', 'draft')
    .where('kyc_cases.sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** True if storage takes a document now. Uploads at the same moment are not counted for each other. */
async function fitsInStorage(
  transaction: Db,
  held: KycCaseTable,
  { storage, size }: { storage: DocumentStorage; size: number },
): Promise<boolean> {
  if ((await storage.state()) !== 'ok') return false;
  const isUnsent = held.state === 'draft' && held.sent_at === null;
  return !isUnsent || (await countDraftBytes(transaction)) + size <= storage.mostDraftBytes;
}

/** The case's documents with this content, the newest first: one, and one more for each renewal that brought it again. */
function documentsOfContent(transaction: Db, caseId: string, digest: string): Promise<FileTable[]> {
  return transaction
    .selectFrom('files')
    .selectAll()
    .where('kyc_case_id', '=', caseId)
    .where('digest', '=', digest)
    .orderBy('added_at', 'desc')
    .execute();
}

/**
 * Stores a file with the account's case, encrypted: when this returns, it can no longer be lost. The same content sent
 * again is answered as the first time, in any state, and stored once; only after an acceptance that rests on it has
 * expired is it stored once more, for the renewal. Refuses what is not a whole PDF, JPEG, PNG or
 * HEIC of at most 10 MB, what is infected, the eleventh document, any while the case is with the company, and any for which there is no
 * storage; nothing is kept then. Throws when the database fails.
 */
export async function addDocument(
  deps: Pick<KycDependencies, 'db' | 'clock' | 'cipher' | 'documentStorage' | 'virusScanner' | 'onInfected'>,
  accountId: string,
  { name, content }: SentFile,
): Promise<AddDocumentOutcome> {
  const { db, clock, cipher, documentStorage } = deps;
  const now = clock();
  const received = await receiveFile(deps, {
    stream: [content],
    name,
    largest: largestDocument,
    accepted: documentTypes,
  });
  if (!received.ok) return { ok: false, reason: problems[received.reason] };
  const { file } = received;
  const { digest } = file;
  const id = uuidv7();
  const chunks = sealChunks(cipher, { fileId: id, ownerId: accountId }, content);
  return transact(db, async (transaction): Promise<AddDocumentOutcome> => {
    const held = await lockCase(transaction, accountId, now);
    if (!held) return { ok: false, reason: 'not-now' };
    const earlier = await documentsOfContent(transaction, held.id, digest);
    const same =
      earlier.find((document) => !isPartOfAcceptance(held, document)) ??
      (isChangeable(held) ? null : earlier[0]);
    if (same) return { ok: true, document: documentOf(held, same) };
    if (!isChangeable(held)) return { ok: false, reason: 'not-now' };
    if (!(await hasRoom(transaction, held))) return { ok: false, reason: 'too-many-documents' };
    const fits = await fitsInStorage(transaction, held, { storage: documentStorage, size: file.size });
    if (!fits) return { ok: false, reason: 'storage-full' };

    const row = { ...file, id, kyc_case_id: held.id, added_at: now, added_by: null };
    await insertFile(transaction, cipher, { row, chunks });
    const actor = { by: 'customer', id: accountId } as const;
    await recordAccess(transaction, { caseId: held.id, documentId: id, action: 'uploaded', actor, at: now });
    await touchCase(transaction, held.id, now);
    return { ok: true, document: documentOf(held, row) };
  });
}

type CaseColumns = Pick<KycCaseTable, 'id' | 'state' | 'accepted_at'>;

/** A document's row, as its owner sees it. */
function documentOf(ofCase: CaseColumns, row: FileTable): KycDocument {
  const { id, name, type, size, added_at } = row;
  return {
    id,
    name,
    type: type as DocumentType,
    size,
    addedAt: added_at,
    removable: isChangeable(ofCase) && !isPartOfAcceptance(ofCase, row),
  };
}

/** The documents of a case, the oldest first. */
export async function listDocuments(db: Db, ofCase: CaseColumns): Promise<KycDocument[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('kyc_case_id', '=', ofCase.id)
    .orderBy('id')
    .execute();
  return rows.map((row) => documentOf(ofCase, row));
}

/** A document with its file. */
interface ReadDocument {
  name: string;
  mediaType: string;
  content: Buffer;
}

/**
 * The file of a document, decrypted, for its owner or staff; null when there is none, it is another customer's, or staff ask
 * for one of a draft, which is the customer's alone. Records the access before the content is returned. Throws when what is
 * stored was changed.
 */
export async function readDocument(
  { db, clock, cipher }: Pick<KycDependencies, 'db' | 'clock' | 'cipher'>,
  documentId: string,
  actor: Actor,
): Promise<ReadDocument | null> {
  const found = await transact(db, async (transaction) => {
    const row = await transaction
      .selectFrom('files')
      .innerJoin('kyc_cases', 'kyc_cases.id', 'files.kyc_case_id')
      .select(['kyc_cases.id as case_id', 'account_id', 'name', 'type', 'state'])
      .where('files.id', '=', documentId)
      .executeTakeFirst();
    if (!row || (actor.by === 'customer' && row.account_id !== actor.id)) return null;
    if (actor.by === 'staff' && row.state === 'draft') return null;
    await recordAccess(transaction, {
      caseId: row.case_id,
      documentId,
      action: 'viewed',
      actor,
      at: clock(),
    });
    return { ...row, chunks: await readChunks(transaction, documentId) };
  });
  if (!found) return null;
  return {
    name: found.name,
    mediaType: fileTypes[found.type].mediaType,
    content: openChunks(cipher, { fileId: documentId, ownerId: found.account_id }, found.chunks),
  };
}

type RemoveDocumentOutcome = { ok: true } | { ok: false; reason: 'no-such-document' | 'not-now' };

/**
 * Deletes one of the account's documents with its file. Refused while the case is with the company, and for a document on
 * which an acceptance rests. Throws when the database fails.
 */
export async function removeDocument(
  { db, clock }: Pick<KycDependencies, 'db' | 'clock'>,
  accountId: string,
  documentId: string,
): Promise<RemoveDocumentOutcome> {
  const now = clock();
  return transact(db, async (transaction): Promise<RemoveDocumentOutcome> => {
    const owned = () =>
      transaction
        .selectFrom('files')
        .innerJoin('kyc_cases', 'kyc_cases.id', 'files.kyc_case_id')
        .select('added_at')
        .where('files.id', '=', documentId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
    if (!(await owned())) return { ok: false, reason: 'no-such-document' };
    const held = await lockCase(transaction, accountId, now);
    const document = await owned();
    if (!held || !document) return { ok: false, reason: 'no-such-document' };
    if (!isChangeable(held) || isPartOfAcceptance(held, document)) return { ok: false, reason: 'not-now' };
    const actor = { by: 'customer', id: accountId } as const;
    await deleteDocuments(transaction, held.id, [documentId], { actor, at: now });
    await touchCase(transaction, held.id, now);
    return { ok: true };
  });
}

/** Deletes documents of a case with their files, and records each in the access log. Without `actor`, it is recorded as done by the system. */
export async function deleteDocuments(
  transaction: Db,
  caseId: string,
  documentIds: string[],
  { actor, at }: { actor?: Actor; at: number },
): Promise<void> {
  await deleteFiles(transaction, documentIds);
  const action = actor ? 'removed' : 'deleted';
  for (const documentId of documentIds)
    await recordAccess(transaction, { caseId, documentId, action, at, ...(actor ? { actor } : {}) });
}
