import type { Locale } from '#platform/i18n/locale.ts';
import { replyStarters as en } from './strings/en/reply-starters.ts';
import { replyStarters as es } from './strings/es/reply-starters.ts';
import { replyStarters as pt } from './strings/pt/reply-starters.ts';

/** Canned replies to begin with, in each language: the texts go to customers. */
export const replyStarters: Record<Locale, typeof en> = { en, es, pt };
