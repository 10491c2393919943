import type { AnsweredLead } from '../../contract/answers.ts';
import type { Language } from '../../contract/language.ts';
import type { Folder } from '../db/tables.ts';

/** What the e-mails about a rate request or a contact message are made from. */
export interface LeadEmailProps {
  /** The lead's. */
  id: string;
  lead: AnsweredLead;
  language: Language;
  /** Who asks: what was typed, else the account's name; `email` likewise, and empty when there is neither. */
  name?: string;
  email: string;
  reference: string;
  /** The part of the status page's address that cannot be guessed. */
  secret: string;
  folder: Folder;
  /** Milliseconds since 1970, as `dueAt`. */
  receivedAt: number;
  dueAt: number;
  /** Whether an acknowledgement may repeat what was typed: its owner has confirmed the address. */
  withAnswers?: boolean;
}
