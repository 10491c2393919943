import { data } from 'react-router';
import { leadRefusals } from '../../../contract/lead-refusals.ts';
import { leadStages, lostReasons } from '../../../contract/lead-stage.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { type LoadContext, servicesContext } from '../../../server/context.ts';
import { formDataOf } from '../../../server/http/form-post.ts';
import { type BulkChange, changeMany, mostAtOnce } from '../../../server/leads/desk/change-many.ts';
import { wordsIn } from '../../content/words.ts';

/** The requests that were ticked, each with the version that the page showed. */
function tickedIn(form: FormData): { id: string; version: number }[] {
  return form.getAll('lead').flatMap((value) => {
    const [, id, version] = String(value).match(/^([\w-]{1,64}) (\d{1,9})$/) ?? [];
    return id && version ? [{ id, version: Number(version) }] : [];
  });
}

function changeIn(form: FormData, me: StaffMember): BulkChange | null {
  const typed = (name: string) => String(form.get(name) ?? '');
  const stage = (to: string): BulkChange | null => {
    const known = leadStages.find((id) => id === to);
    const reason = lostReasons.find((id) => id === typed('reason'));
    const words = typed('detail');
    return known
      ? { kind: 'stage', choice: { to: known, ...(reason && { reason }), ...(words && { words }) } }
      : null;
  };
  switch (typed('intent')) {
    case 'assign-me':
      return { kind: 'owner', ownerId: me.id };
    case 'assign':
      return { kind: 'owner', ownerId: typed('owner') || null };
    case 'stage':
      return stage(typed('stage'));
    case 'spam':
      return stage('spam');
    case 'not-spam':
      return { kind: 'restore' };
    default:
      return null;
  }
}

/** What is wrong with the choice itself, and so for all that were ticked. */
const wrongChoices = ['reason-missing', 'words-missing', 'words-too-long'] as const;

/** Does to the ticked requests what the inbox's form asks for, and says for how many it was done. */
export async function changeInbox(request: Request, context: LoadContext, me: StaffMember) {
  const words = wordsIn('en').desk.inbox;
  const form = await formDataOf(request);
  const leads = tickedIn(form);
  const services = context.get(servicesContext);
  const change = changeIn(form, me);
  if (leads.length === 0) return data({ ok: false, message: words.nothingTicked }, { status: 422 });
  // No page of the inbox has more to tick.
  if (!change || leads.length > mostAtOnce) throw data(null, { status: 422 });
  const by = { id: me.id, name: me.name };
  const results = await changeMany(services, { leads, by, change });
  const count = results.filter(({ outcome }) => outcome.ok).length;
  const refused = results.length - count;
  const wrong = wrongChoices.find((reason) =>
    results.every(({ outcome }) => !outcome.ok && outcome.reason === reason),
  );
  const message = (wrong ? leadRefusals[wrong] : refused > 0 ? words.notDone : words.done)
    .replace('{count}', String(count))
    .replace('{refused}', String(refused));
  return data({ ok: refused === 0, message }, { status: 200 });
}
