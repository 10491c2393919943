import { textsOf } from '../../../contract/answers.ts';
import { fold } from '../../../contract/fold.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { termsOfPhone } from '../search/terms.ts';
import type { Person } from '../senders/leads-of-person.ts';
import { type AffectedLeads, findAffected } from './affected-leads.ts';

/** All that a deletion takes out of leads; found alike when it is counted and when it is done. */
export interface ErasableParts extends AffectedLeads {
  /** Whether a text on a lead that stays names the person. */
  isNaming: (text: string) => boolean;
  /** The positions of events whose texts go. */
  positions: number[];
  drafts: { lead_id: string; staff_id: string }[];
}

/** The positions of the events of some leads that hold what people wrote, if `isMeant` returns true for it. */
async function listEventsWithTexts(
  db: Db,
  leadIds: string[],
  isMeant: (text: string) => boolean = () => true,
): Promise<number[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('lead_events')
    .innerJoin('lead_event_texts', 'lead_event_texts.position', 'lead_events.position')
    .select(['lead_events.position', 'key', 'text'])
    .where('lead_id', 'in', leadIds)
    .execute();
  const texts = new Map<number, string>();
  for (const { position, key, text } of rows)
    texts.set(
      position,
      `${texts.get(position) ?? ''}
${key === 'mentions' ? '' : text}`,
    );
  return [...texts].filter(([, text]) => isMeant(text)).map(([position]) => position);
}

/** An answer of so many words is known again where somebody copied it. */
const termsOfQuotation = 4;

const shortestName = 3;

/** The words of a text in their order, with a space around each, so that whole words are compared. */
function phraseOf(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

function phrasesOf({ name, company, email, payload }: LeadTable): string[] {
  const quotations = textsOf({ answers: JSON.parse(payload) })
    .map(phraseOf)
    .filter((phrase) => phrase.trim().split(' ').length >= termsOfQuotation);
  const names = [name, company, email].map(phraseOf).filter((phrase) => phrase.trim().length >= shortestName);
  return [...names, ...quotations];
}

function numberOf({ phone }: LeadTable): string[] {
  return termsOfPhone(phone).slice(-1);
}

/** All that the sender of a lead says of themselves and their cargo; what the lead took over from another is not theirs. */
function ownTexts({ name, company, payload }: LeadTable): string[] {
  return [name, company, ...textsOf({ answers: JSON.parse(payload) })];
}

/**
 * Makes the test whether a text names the person whose leads go: by name, company, e-mail address or telephone number, or
 * by a whole answer of theirs. What the senders of the leads that stay say themselves names nobody.
 */
function textsNaming({ gone, kept }: AffectedLeads): (text: string) => boolean {
  const own = kept.flatMap(ownTexts);
  const [ownPhrases, ownDigits] = [own.map(phraseOf), own.map((text) => text.replace(/\D/g, ''))];
  const isNew = (part: string, others: string[]) => !others.some((other) => other.includes(part));
  const phrases = [...new Set(gone.flatMap(phrasesOf))].filter((phrase) => isNew(phrase, ownPhrases));
  const numbers = [...new Set(gone.flatMap(numberOf))].filter((number) => isNew(number, ownDigits));
  return (text) => {
    const phrase = phraseOf(text);
    const digits = text.replace(/\D/g, '');
    return phrases.some((each) => phrase.includes(each)) || numbers.some((each) => digits.includes(each));
  };
}

/** Finds what a deletion takes out: everything that was written on the person's leads, and what names them on others. */
export async function findErasable(db: Db, person: Person): Promise<ErasableParts> {
  const affected = await findAffected(db, person);
  const [gone, kept] = [affected.gone, affected.kept].map((leads) => leads.map(({ id }) => id)) as [
    string[],
    string[],
  ];
  const isNaming = textsNaming(affected);
  const positions = [
    ...(await listEventsWithTexts(db, gone)),
    ...(await listEventsWithTexts(db, kept, isNaming)),
  ];
  const all = [...gone, ...kept];
  const drafts =
    all.length === 0
      ? []
      : await db.selectFrom('lead_drafts').selectAll().where('lead_id', 'in', all).execute();
  const erased = new Set(gone);
  return {
    ...affected,
    isNaming,
    positions,
    drafts: drafts.filter(
      ({ lead_id, subject, body }) => erased.has(lead_id) || isNaming(`${subject}\n${body}`),
    ),
  };
}
