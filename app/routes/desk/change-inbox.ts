import { data, redirect } from 'react-router';
import { leadStages, lostReasons } from '../../../contract/lead.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { type LoadContext, servicesContext } from '../../../server/context.ts';
import { formDataOf } from '../../../server/http/form-post.ts';
import { type BulkChange, changeMany, mostAtOnce } from '../../../server/leads/commands/change-many.ts';
import { leadOutcomes } from '../../content/en/desk/outcomes.ts';
import { desk } from '../../content/en/desk.ts';

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

/** What was done, to which request or to how many: "RR-9AEDAP marked as spam". */
async function whatWasDone(
  change: BulkChange,
  changed: { reference: string }[],
  { me, listStaff }: { me: StaffMember; listStaff: () => Promise<StaffMember[]> },
): Promise<string> {
  const { inbox: words, leads } = desk;
  const [only] = changed;
  const what =
    only && changed.length === 1 ? only.reference : words.many.replace('{count}', String(changed.length));
  const say = (text: string) => text.replace('{what}', what);
  if (change.kind === 'restore') return say(words.done['not-spam']);
  if (change.kind === 'stage') {
    const { to } = change.choice;
    return say(to === 'spam' ? words.done.spam : words.done.stage).replace('{stage}', leads.stages[to]);
  }
  if (change.ownerId === null) return say(words.done.unassign);
  if (change.ownerId === me.id) return say(words.done['assign-me']);
  const owner = (await listStaff()).find(({ id }) => id === change.ownerId);
  return say(words.done.assign).replace('{owner}', () => owner?.name ?? words.left);
}

/** Does to the ticked requests what the inbox's form asks for, and says for how many it was done. */
export async function changeInbox(request: Request, context: LoadContext, me: StaffMember) {
  const words = desk.inbox;
  const form = await formDataOf(request);
  const leads = tickedIn(form);
  const services = context.get(servicesContext);
  const change = changeIn(form, me);
  if (form.get('intent') === 'merge') {
    const [one, two, more] = leads;
    if (!one || !two || more) return data({ ok: false, message: words.mergeTwo }, { status: 422 });
    throw redirect(`/desk/requests/${one.id}/merge?with=${two.id}`, 303);
  }
  if (leads.length === 0) return data({ ok: false, message: words.nothingSelected }, { status: 422 });
  // No page of the inbox has more to tick.
  if (!change || leads.length > mostAtOnce) throw data(null, { status: 422 });
  const by = { id: me.id, name: me.name };
  const results = await changeMany(services, { leads, by, change });
  const changed = results.filter(({ outcome }) => outcome.ok);
  const refused = results.length - changed.length;
  const wrong = wrongChoices.find((reason) =>
    results.every(({ outcome }) => !outcome.ok && outcome.reason === reason),
  );
  const done = await whatWasDone(change, changed, { me, listStaff: services.listStaff });
  const notDone = (changed.length === 0 ? words.nothingDone : words.notDone)
    .replace('{why}', words.whyNotDone)
    .replace('{refused}', String(refused))
    .replace('{done}', () => done);
  const message = wrong ? leadOutcomes.refusals[wrong] : refused > 0 ? notDone : done;
  return data({ ok: refused === 0, message }, { status: 200 });
}
