import type { Folder } from '../db/tables.ts';
import type { Circumstances } from './circumstances.ts';

/** What a spam score is made of, with its weight. Only the trap is enough alone; a hurried customer is not. */
const weights = { trap: 3, markup: 3, links: 2, hurry: 2, repeated: 1, crowd: 1 } as const;

const spamFrom = 3;

/** Nobody reads and fills in a form in less. */
const hurrySeconds = 3;

/** A customer may name a website and a product page. */
const linksAllowed = 2;

const linkPattern = /https?:\/\/(?:www\.)?|\bwww\./gi;
const markupPattern = /<a\s|\[url[=\]]|\[link[=\]]/i;

/** How a submission was judged: the folder it lies in and why. */
export interface SpamAssessment {
  folder: Folder;
  score: number;
  reasons: (keyof typeof weights)[];
}

/**
 * Judges a submission by its text, the number of equal texts of the last day and how it arrived. Nothing is refused
 * for its score: it decides the folder, and whether an acknowledgement is mailed.
 */
export function assessSpam(
  texts: string[],
  equalTextsToday: number,
  circumstances: Circumstances,
): SpamAssessment {
  const text = texts.join('\n');
  const signals: Record<keyof typeof weights, boolean> = {
    trap: circumstances.trapFilled,
    markup: markupPattern.test(text),
    links: (text.match(linkPattern)?.length ?? 0) > linksAllowed,
    hurry: circumstances.secondsToFill !== null && circumstances.secondsToFill < hurrySeconds,
    repeated: equalTextsToday >= 3,
    crowd: circumstances.rateLimitUsage > 0.5,
  };
  const reasons = (Object.keys(weights) as (keyof typeof weights)[]).filter((name) => signals[name]);
  const score = reasons.reduce((sum, name) => sum + weights[name], 0);
  return { folder: score >= spamFrom ? 'spam' : 'inbox', score, reasons };
}
