import { z } from '@hono/zod-openapi';
import { responses } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { moment } from '#platform/values/moment-shape.ts';
import { setUpSteps } from '../set-up-steps.ts';
import { settingsParts, storedSettings } from '../settings.ts';
import { settingsCommands } from './commands.ts';
import { findPublished, listVersions, shownVersions } from './published-versions.ts';
import { listCompletedSteps } from './set-up.ts';
import { basisOf, findDraft, previewPathOf, type SettingsDraft } from './settings-store.ts';

const settingsShape = z.object({
  version: z.int().describe('The published one; 0 is the sample, where nothing was published.'),
  published: storedSettings.describe('What visitors see.'),
  draft: z
    .object({
      content: storedSettings,
      savedAt: moment,
      saver: z.string(),
      preview: z.string().nullable().describe('Path of the secret link that shows it.'),
    })
    .nullable(),
  basis: z
    .record(z.string(), z.string())
    .describe('By part, of the draft or else of what is published: sent back with a change of that part.'),
  versions: z
    .array(
      z.object({
        version: z.int(),
        publishedAt: moment,
        publisher: z.string(),
        changed: z.array(z.enum(settingsParts)).describe('Parts that differ from the version before.'),
      }),
    )
    .describe('The newest ten.'),
  setUp: z.array(z.enum(setUpSteps)).describe('Completed steps of the set-up.'),
});

const shownDraft = ({ previewKey, ...draft }: SettingsDraft) => ({
  ...draft,
  preview: previewKey && previewPathOf(previewKey),
});

/** GET /api/v1/desk/settings, and the commands that change them. */
export function deskSettings(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'manager' },
      method: 'get',
      path: '/settings',
      summary: 'The settings: published, in the draft, and their versions',
      responses: responses([settingsShape, 'The settings.']),
    },
    async (context) => {
      const { db } = context.get('services');
      const { version, content: published } = await findPublished(db);
      const found = await findDraft(db);
      const changed = found?.content ?? published;
      const draft = found && shownDraft(found);
      const basis = Object.fromEntries(settingsParts.map((part) => [part, basisOf(changed[part])]));
      const versions = await listVersions(db, shownVersions);
      const setUp = await listCompletedSteps(db);
      return context.json({ version, published, draft, basis, versions, setUp }, 200);
    },
  );

  desk.addCommands(settingsCommands);
}
