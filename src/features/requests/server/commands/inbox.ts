import { z } from 'zod';
import type { StaffMember } from '#platform/commands/caller.ts';
import { type Call, defineCommand, foundOrNot, notFound } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { leadStages, lostReasons } from '../../lead.ts';
import { bulkInput, mostSavedViews, renameViewInput, savedViewInput } from '../../lead-input.ts';
import { bulkOutcomes, leadOutcomes } from '../../strings/en/outcomes.ts';
import { createSavedView, deleteSavedView, renameSavedView } from '../inbox/saved-views.ts';
import { type BulkChange, changeMany } from './change-many.ts';

/** Problems of the choice itself, which apply to all selected leads. */
const wrongChoices = ['reason-missing', 'comment-missing'] as const;

/** Returns a sentence on the change, with the reference or the count: "RR-9AEDAP marked as spam". */
async function whatWasDone(
  { deps, staff }: { deps: Call['deps']; staff: StaffMember },
  change: BulkChange,
  changed: { reference: string }[],
): Promise<string> {
  const [only, more] = changed;
  const what = only && !more ? only.reference : bulkOutcomes.many(changed.length);
  if (change.kind === 'follow-up') return bulkOutcomes.followedUp(what, change.date);
  if (change.kind === 'restore') return bulkOutcomes.restored(what);
  if (change.kind === 'done') return bulkOutcomes.markedDone(what);
  if (change.kind === 'not-done') return bulkOutcomes.unmarkedDone(what);
  if (change.kind === 'priority') return bulkOutcomes.prioritized(what);
  if (change.kind === 'not-priority') return bulkOutcomes.deprioritized(what);
  if (change.kind === 'stage') return bulkOutcomes.moved(what, change.choice.to);
  if (change.ownerId === null) return bulkOutcomes.unassigned(what);
  if (change.ownerId === staff.id) return bulkOutcomes.taken(what);
  const owner = (await deps.listStaff()).find(({ id }) => id === change.ownerId);
  return bulkOutcomes.assigned(what, owner?.name);
}

export const inboxCommands = {
  change: defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/leads/changes'],
    summary: 'Change up to 200 requests at once',
    description:
      'Each is changed or refused on its own: `results` gives each outcome, in the order of `leads`, and `from`, `fromOwner`, `fromLoss` and `fromFollowUp` which stage, owner, reason for a loss and day of its follow-up it had before.',
    input: bulkInput,
    async run({ deps, staff }, { leads, change }) {
      const results = await changeMany(deps, { leads, by: staff, change });
      const changed = results.filter(({ outcome }) => outcome.ok);
      const refused = results.length - changed.length;
      const wrong = wrongChoices.find((reason) =>
        results.every(({ outcome }) => !outcome.ok && outcome.reason === reason),
      );
      const done = await whatWasDone({ deps, staff }, change, changed);
      return {
        ok: true,
        message: wrong ? leadOutcomes.refusals[wrong] : bulkOutcomes.done(done, changed.length, refused),
        refused,
        changed: changed.length,
        results: results.map(({ leadId: id, from, fromOwner, fromLoss, fromFollowUp, outcome }) =>
          outcome.ok
            ? { id, ok: true, version: outcome.version, from, fromOwner, fromLoss, fromFollowUp }
            : { id, ok: false, reason: outcome.reason },
        ),
      };
    },
    refusals: {},
    done: ({ message }) => message,
    returns: {
      changed: z.number(),
      results: z.array(
        z.object({
          id: z.string(),
          ok: z.boolean(),
          version: z.number().optional(),
          from: z.enum(leadStages).optional(),
          fromOwner: z.string().nullable().optional(),
          fromFollowUp: z.iso.date().nullable().optional(),
          fromLoss: z
            .object({ reason: z.enum(lostReasons), comment: z.string() })
            .nullable()
            .optional(),
          reason: z.string().optional(),
        }),
      ),
    },
  }),
};

export const savedViewCommands = {
  'save-view': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/views'],
    summary: 'Save a list of requests under a name',
    description: `For oneself, at most ${mostSavedViews}. \`filter\` and \`sort\` are what GET /leads takes.`,
    input: savedViewInput,
    run: ({ deps, staff }, input) => createSavedView(deps, staff.id, input),
    refusals: { 'too-many': deskOutcomes.tooManyViews(mostSavedViews) },
    done: deskOutcomes.viewSaved,
    returns: { id: z.string() },
  }),
  'rename-view': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['put', '/views/{id}'],
    summary: 'Rename one of one’s own saved views',
    input: renameViewInput,
    run: async ({ deps, staff, params: { id } }, { name }) =>
      foundOrNot(await renameSavedView(deps.db, staff.id, { id, name })),
    refusals: { unknown: notFound },
    done: deskOutcomes.viewRenamed,
  }),
  'delete-view': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['delete', '/views/{id}'],
    summary: 'Delete one of one’s own saved views',
    description: 'The requests in it stay as they are.',
    run: async ({ deps, staff, params: { id } }) => foundOrNot(await deleteSavedView(deps.db, staff.id, id)),
    refusals: { unknown: notFound },
    done: deskOutcomes.viewDeleted,
  }),
};
