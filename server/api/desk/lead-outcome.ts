import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { stageInput } from '../../../contract/lead-changes.ts';
import type { LeadEvent } from '../../../contract/lead-event.ts';
import { type LeadRefusal, leadRefusals } from '../../../contract/lead-refusals.ts';
import type { StageChoice } from '../../leads/commands/change-stage.ts';
import { answers, type DeskEnv, done, refuseUnknown } from './desk-context.ts';
import { eventShape } from './lead-shapes.ts';

type Refusal =
  | { ok: false; reason: 'no-such-lead' | Exclude<LeadRefusal, NamingRefusal> }
  | { ok: false; reason: 'changed'; version: number; since: LeadEvent[] }
  | { ok: false; reason: 'variables-missing'; missing: string[] }
  | { ok: false; reason: 'different-people'; people: string[] };

/** Refusals that say more than why. */
type NamingRefusal = 'changed' | 'variables-missing' | 'different-people';

/** The field at fault, where a refusal is one of what was sent; everything else is one of how the lead stands. */
const fields: Partial<Record<LeadRefusal, string>> = {
  'text-missing': 'body',
  'text-too-long': 'body',
  'words-missing': 'words',
  'words-too-long': 'words',
  'reason-missing': 'reason',
  'variables-missing': 'body',
  'no-such-staff': 'ownerId',
  'same-lead': 'other',
  'one-way-to-answer': 'email',
};

const conflict = z.object({
  success: z.literal(false),
  message: z.string(),
  reason: z.enum(Object.keys(leadRefusals) as [LeadRefusal, ...LeadRefusal[]]),
  version: z.number().optional().openapi({ description: 'The one that stands now, after `changed`.' }),
  people: z
    .array(z.string())
    .optional()
    .openapi({ description: 'The two people, after `different-people`.' }),
  since: z.array(eventShape).optional().openapi({ description: 'What happened meanwhile, after `changed`.' }),
});

const changed = done.extend({ version: z.number().optional() });

/** The answers of a route that changes a lead, for the OpenAPI document. */
export function changeAnswers(description: string): ReturnType<typeof answers> {
  const refused = {
    description: 'Not possible as the request stands; `reason` says why.',
    content: { 'application/json': { schema: conflict } },
  };
  return { ...answers([changed, description], 422), 409: refused };
}

function namesIn(refusal: Refusal): string[] {
  if (refusal.reason === 'variables-missing') return refusal.missing;
  return refusal.reason === 'different-people' ? refusal.people : [];
}

/** Answers what was not done to a lead: 404, 422 with the field at fault, or 409 with what stands in the way. */
function refuseChange(context: Context, refusal: Refusal): Response {
  if (refusal.reason === 'no-such-lead') return refuseUnknown(context);
  const { ok: _, reason, ...more } = refusal;
  const names = namesIn(refusal).join(', ');
  const message = leadRefusals[reason].replace('{names}', () => names);
  const field = fields[reason];
  if (!field) return context.json({ success: false as const, message, reason, ...more }, 409);
  return context.json({ success: false as const, message, errors: { [field]: message }, ...more }, 422);
}

/** Answers how a change of a lead went. */
export function answerChange(
  context: Context<DeskEnv>,
  outcome: { ok: true; version?: number } | Refusal,
  message: string,
): Response {
  if (!outcome.ok) return refuseChange(context, outcome);
  const { version } = outcome;
  return context.json(
    { success: true as const, message, ...(version === undefined ? {} : { version }) },
    200,
  );
}

/** A stage as the commands take it, of what was sent. */
export function choiceOf({ to, reason, words }: Omit<z.output<typeof stageInput>, 'version'>): StageChoice {
  return { to, ...(reason ? { reason } : {}), ...(words ? { words } : {}) };
}

/** Which lead the request changes, from which version, and who does it. */
export function changeOf(context: Context<DeskEnv>, version: number) {
  const { id, name } = context.get('staff');
  return { leadId: context.req.param('id') ?? '', version, by: { id, name } };
}
