import type { Db } from '#platform/db/open-database.ts';
import type { FileChecks } from '#platform/files/stored-file.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { MailLimit } from '#platform/mail/mail-limit.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import type { StorageState } from '#platform/storage.ts';

/** Limits of the stored documents. */
export interface DocumentStorage {
  /** State of the disk that holds them: none is taken unless it has room. */
  state: () => Promise<StorageState>;
  /** Bytes that the documents of all cases that were never sent may take together. */
  mostDraftBytes: number;
}

/** Dependencies of the commands of KYC. */
export interface KycDependencies extends FileChecks {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Notifies the workers of the outbox that a row is waiting. */
  outboxIsWaiting: () => void;
  mailLimit: MailLimit;
  /** Encrypts what is stored of documents and answers. */
  cipher: Cipher;
  documentStorage: DocumentStorage;
}

export interface Customer {
  /** The account's. */
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** Author of an entry in the access log. */
export type Actor = { by: 'customer' | 'staff'; id: string };

declare module '#platform/context.ts' {
  interface Services extends KycDependencies {}
}
