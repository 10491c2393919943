import type { Db } from '../../db/open-database.ts';
import { type AffectedLeads, findAffected } from './affected-leads.ts';
import { linesWithTexts } from './erasable-texts.ts';
import type { Person } from './leads-of-person.ts';
import { textsNaming } from './texts-naming.ts';

/** All that a deletion takes out of leads; found alike when it is counted and when it is done. */
export interface ErasableParts extends AffectedLeads {
  /** Whether a text on a lead that stays names the person. */
  isNaming: (text: string) => boolean;
  /** Lines of timelines, with what is left of them. */
  lines: { position: number; blank: string }[];
  drafts: { lead_id: string; staff_id: string }[];
}

/** Finds what a deletion takes out: everything that was written on the person's leads, and what names them on others. */
export async function findErasable(db: Db, person: Person): Promise<ErasableParts> {
  const affected = await findAffected(db, person);
  const [gone, kept] = [affected.gone, affected.kept].map((leads) => leads.map(({ id }) => id)) as [
    string[],
    string[],
  ];
  const isNaming = textsNaming(affected);
  const lines = [...(await linesWithTexts(db, gone)), ...(await linesWithTexts(db, kept, isNaming))];
  const all = [...gone, ...kept];
  const drafts =
    all.length === 0
      ? []
      : await db.selectFrom('lead_drafts').selectAll().where('lead_id', 'in', all).execute();
  const erased = new Set(gone);
  return {
    ...affected,
    isNaming,
    lines,
    drafts: drafts.filter(
      ({ lead_id, subject, body }) => erased.has(lead_id) || isNaming(`${subject}\n${body}`),
    ),
  };
}
