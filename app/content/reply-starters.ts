import type { Locale } from '../../contract/locale.ts';
import { replyStarters as en } from './en/reply-starters.ts';
import { replyStarters as es } from './es/reply-starters.ts';
import { replyStarters as pt } from './pt/reply-starters.ts';

/** Canned replies to begin with, in each language: the texts go to customers. */
export const replyStarters: Record<Locale, typeof en> = { en, es, pt };
