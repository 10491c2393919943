import { z } from 'zod';
import { defineCommand, notFound } from '#platform/commands/command.ts';
import { fill } from '#platform/values/format.ts';
import { isSetUpStep, setUpSteps } from '../set-up-steps.ts';
import { isPart, officeDay } from '../settings.ts';
import { weekdayDate } from '../strings/en/moments.ts';
import { settingsOutcomes as outcomes } from '../strings/en/settings-outcomes.ts';
import { publishDay, publishDraft, publishPart, publishSending } from './publish.ts';
import { completeStep } from './set-up.ts';
import { discardDraft, removeSample, renewPreview, restoreVersion, saveDraft } from './settings-store.ts';
import { resetText, saveText } from './texts/owner-texts.ts';

/** The schema's messages are sentences (src/features/settings/settings.ts). */
const word = (problem: string) => (/^[A-Z].*[.]$/.test(problem) ? problem : outcomes.checkField);

/** Publishing changes the sender of mails, the months that documents are kept, and the quotes that a rule sends. */
const inBrowser = { policy: { role: 'manager', browserOnly: true } } as const;

const shared = {
  policy: { role: 'manager' },
  refusals: {
    fields: {
      problems: ({ problems }: { problems: Record<string, string> }) => problems,
      word,
      summary: outcomes.notSaved,
    },
    changed: outcomes.changed,
    'owner-only': outcomes.ownerOnly,
    'no-such-part': notFound,
  },
} as const;

const partInput = z.object({
  value: z.unknown().describe('The whole part, as `GET /desk/settings` returns it.'),
  basis: z
    .string()
    .optional()
    .describe('The `basis` that was read with the part: refused where it changed since.'),
  step: z.enum(setUpSteps).optional().describe('The step of the set-up that it completes.'),
});

/** A version in an address; one that is no number is none. */
const versionIn = (typed: string) => (/^\d{1,9}$/.test(typed) ? Number(typed) : -1);

const noSuchPart = { ok: false, reason: 'no-such-part' } as const;

/** Returns undefined for what is no JSON, which no part is. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The part as the page's form sends it: one field of JSON. */
const fromForm = ({ value = '', basis, page = '' }: Record<string, string>) => ({
  value: valueIn(value),
  basis,
  step: isSetUpStep(page) ? page : undefined,
});

export const settingsCommands = {
  save: defineCommand({
    ...shared,
    endpoint: ['put', '/settings/draft/{part}'],
    summary: 'Save a part of the settings in the draft',
    description: 'Visitors see it once the draft is published.',
    input: partInput,
    fromForm,
    run: async ({ deps, staff, params: { part } }, input) =>
      isPart(part) ? saveDraft(deps, staff, { part, ...input }) : noSuchPart,
    done: outcomes.saved,
  }),
  'publish-part': defineCommand({
    ...shared,
    ...inBrowser,
    endpoint: ['put', '/settings/parts/{part}'],
    summary: 'Publish a part of the settings at once',
    description: 'The other parts of a draft stay as they are.',
    input: partInput,
    fromForm,
    run: async ({ deps, staff, params: { part } }, input) =>
      isPart(part) ? publishPart(deps, staff, { part, ...input }) : noSuchPart,
    refusals: { ...shared.refusals, 'no-draft': outcomes.noDraft },
    done: outcomes.published,
    returns: { version: z.int() },
  }),
  'save-text': defineCommand({
    ...shared,
    endpoint: ['put', '/settings/texts/{locale}/{path}'],
    summary: 'Save one text of the site in the draft',
    description: 'Its placeholders stay; facts of the company are written as placeholders such as {city}.',
    input: z.object({
      text: z.unknown().describe('A text, or a list of texts or of objects, as the shipped text is.'),
      basis: partInput.shape.basis,
    }),
    fromForm: ({ text = '', basis }) => ({ text: valueIn(text), basis }),
    run: ({ deps, staff, params }, input) => saveText(deps, staff, { ...params, ...input }),
    refusals: { ...shared.refusals, changed: outcomes.textChanged, 'no-such-text': notFound },
    done: outcomes.saved,
  }),
  'reset-text': defineCommand({
    ...shared,
    endpoint: ['delete', '/settings/texts/{locale}/{path}'],
    summary: 'Use the shipped text again, in the draft',
    run: ({ deps, staff, params }) => resetText(deps, staff, params),
    refusals: { ...shared.refusals, changed: outcomes.textChanged, 'no-such-text': notFound },
    done: outcomes.saved,
  }),
  'publish-day': defineCommand({
    ...shared,
    endpoint: ['post', '/settings/days'],
    summary: 'Publish other hours of an office, or of all, on one day at once',
    description: 'Of a storm, say. What else is in the draft stays there.',
    word,
    input: officeDay.extend({
      office: z
        .union([z.int().min(0), z.literal('all')])
        .default(0)
        .describe('Its position; 0 is the main office. `all` is every office.'),
    }),
    fromForm: ({ date, office = '0', isOpen, opens = '', closes = '', note = '' }) => ({
      date,
      office: office === 'all' ? office : Number(office),
      hours: isOpen ? [opens, closes] : null,
      ...(note && { note }),
    }),
    run: ({ deps, staff }, day) => publishDay(deps, staff, day),
    refusals: { ...shared.refusals, 'no-draft': outcomes.noDraft, 'no-such-office': notFound },
    done: outcomes.published,
    returns: { version: z.int() },
  }),
  'switch-sending': defineCommand({
    ...shared,
    ...inBrowser,
    endpoint: ['put', '/settings/sending'],
    summary: 'Turn the quotes that a rule sends on or off, at once',
    description: 'What else is in the draft stays there.',
    input: z.object({ isOn: z.boolean() }),
    fromForm: ({ isOn }) => ({ isOn: isOn === 'yes' }),
    run: ({ deps, staff }, { isOn }) => publishSending(deps, staff, isOn),
    refusals: { ...shared.refusals, 'no-draft': outcomes.noDraft },
    done: (_, { isOn }) => (isOn ? outcomes.sending : outcomes.stopped),
    returns: { version: z.int() },
  }),
  publish: defineCommand({
    ...shared,
    ...inBrowser,
    endpoint: ['post', '/settings/publish'],
    summary: 'Publish the draft of the settings',
    run: ({ deps, staff }) => publishDraft(deps, staff),
    refusals: { ...shared.refusals, 'no-draft': outcomes.noDraft },
    done: outcomes.published,
    returns: { version: z.int() },
  }),
  discard: defineCommand({
    ...shared,
    endpoint: ['delete', '/settings/draft'],
    summary: 'Discard the draft of the settings',
    run: ({ deps, staff }) => discardDraft(deps, staff),
    refusals: {},
    done: outcomes.discarded,
  }),
  'complete-step': defineCommand({
    ...shared,
    endpoint: ['put', '/settings/set-up/{step}'],
    summary: 'Complete a step of the set-up that changes no part',
    description: `One of ${setUpSteps.join(', ')}.`,
    run: async ({ deps, staff, params: { step } }) =>
      isSetUpStep(step) ? completeStep(deps, staff, step) : ({ ok: false, reason: 'no-such-step' } as const),
    refusals: { 'no-such-step': notFound },
    done: outcomes.saved,
  }),
  'remove-sample': defineCommand({
    ...shared,
    endpoint: ['delete', '/settings/sample'],
    summary: 'Remove the sample company from the draft',
    description:
      'Its people, lanes, networks and credit; what a company must have stays until the owner enters their own.',
    run: ({ deps, staff }) => removeSample(deps, staff),
    refusals: {},
    done: outcomes.sampleRemoved,
  }),
  'renew-preview': defineCommand({
    ...shared,
    endpoint: ['post', '/settings/preview'],
    summary: 'Make another link to the preview of the draft',
    description: 'The link before it ends.',
    run: ({ deps, staff }) => renewPreview(deps, staff),
    refusals: { 'no-draft': outcomes.noDraft },
    done: outcomes.previewRenewed,
    returns: { path: z.string().describe('On the site: anyone who opens it sees the draft.') },
  }),
  restore: defineCommand({
    ...shared,
    endpoint: ['post', '/settings/versions/{version}/restore'],
    summary: 'Make an earlier version of the settings the draft',
    run: ({ deps, staff, params: { version } }) => restoreVersion(deps, staff, versionIn(version)),
    refusals: { 'no-such-version': notFound },
    done: ({ keptDays }) =>
      keptDays.length === 0
        ? outcomes.restored
        : `${outcomes.restored} ${fill(outcomes.keptDays, { days: keptDays.map(weekdayDate).join('; ') })}`,
  }),
};
