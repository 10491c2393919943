import { z } from '@hono/zod-openapi';
import { done, responses } from '#platform/api/responses.ts';
import { type Routes, runCommand } from '#platform/api/router.ts';
import { receiveStaffUpload } from '#platform/api/staff-upload.ts';
import { logoFile } from '#platform/brand/brand.ts';
import { defineCommand } from '#platform/commands/command.ts';
import type { UploadSlots } from '#platform/http/body-limit.ts';
import { fileUses } from '../../picture-places.ts';
import { storedFilm, storedPictures } from '../../pictures.ts';
import { fileOutcomes as outcomes } from '../../strings/en/settings-outcomes.ts';
import { notifySubscribers } from '../settings-events.ts';
import { largestFilm, largestLogo, largestPicture, leastSize, receiveUpload } from './receive-upload.ts';

const policy = { role: 'manager' } as const;
const megabyte = 1024 * 1024;
const most = {
  picture: largestPicture / megabyte,
  film: largestFilm / megabyte,
  logo: largestLogo / megabyte,
};

const atFile = (message: string) => ({ field: 'file', message });

const storedFile = z.union([...Object.values(storedPictures), storedFilm, logoFile]);

const uploadCommand = defineCommand({
  policy,
  summary: 'Upload a picture, a film or the logo for the settings',
  input: z.object({
    use: z.enum(fileUses),
    file: z.custom<Parameters<typeof receiveUpload>[1]['sent']>(Boolean, outcomes.noFile),
  }),
  word: (problem) => (problem === outcomes.noFile ? problem : outcomes.noUse(fileUses)),
  async run({ deps, staff }, { file, use }) {
    const outcome = await receiveUpload(deps, { sent: file, use, addedBy: staff.id });
    if (outcome.ok) await notifySubscribers(deps, deps.db, { by: staff, action: 'uploaded', detail: use });
    return outcome;
  },
  refusals: {
    'storage-full': { status: 503, message: outcomes.storageFull },
    empty: atFile(outcomes.empty),
    'too-large': {
      field: 'file',
      status: 413,
      message: ({ use }) => outcomes.tooLarge(use === 'film' || use === 'logo' ? most[use] : most.picture),
    },
    'unknown-type': {
      field: 'file',
      message: ({ use }) =>
        use === 'film' ? outcomes.noFilm : use === 'logo' ? outcomes.noLogo : outcomes.noPicture,
    },
    macros: atFile(outcomes.noPicture),
    'cut-off': atFile(outcomes.cutOff),
    'not-readable': atFile(outcomes.cutOff),
    infected: atFile(outcomes.infected),
    animated: atFile(outcomes.animated),
    'too-many-pixels': atFile(outcomes.tooManyPixels),
    'too-small': {
      field: 'file',
      message: ({ use }) => outcomes.tooSmall(leastSize(use) ?? { width: 0, height: 0 }),
    },
    'too-costly': atFile(outcomes.tooCostly),
    'too-detailed': atFile(outcomes.tooDetailed),
    'logo-empty': atFile(outcomes.logoEmpty),
    'logo-picture': atFile(outcomes.logoPicture),
    'logo-text': atFile(outcomes.logoText),
    'logo-shape': atFile(outcomes.logoShape),
    'logo-filter': atFile(outcomes.logoFilter),
    'logo-style': atFile(outcomes.logoStyle),
    'logo-detailed': atFile(outcomes.logoDetailed),
  },
  done: outcomes.stored,
  returns: { file: storedFile },
});

/** POST /api/v1/desk/settings/files: takes a slot, then reads and stores a file. */
export function addUploadRoute(desk: Routes, slots: UploadSlots): void {
  desk.declare(
    {
      policy,
      method: 'post',
      path: '/settings/files',
      summary: uploadCommand.summary,
      description:
        'The answer’s `file` is what the settings hold of it. It is public at once, and deleted a day after the upload unless the settings or their draft name it.',
      request: {
        body: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: z.object({
                use: z.enum(fileUses).describe('What it is for: a film, the logo, or a picture of a shape.'),
                file: z.string().openapi({
                  format: 'binary',
                  description: `JPEG, PNG, WebP or AVIF up to ${most.picture} MB; MP4 or WebM up to ${most.film} MB; for the logo SVG or PNG up to ${most.logo} MB.`,
                }),
              }),
            },
          },
        },
      },
      responses: responses([done.extend({ file: storedFile }), 'Stored.']),
    },
    (context): Promise<Response> =>
      receiveStaffUpload(context, {
        slots,
        maxBody: 2 * largestPicture,
        maxFile: largestPicture,
        refusals: { ...outcomes, tooLarge: outcomes.tooLarge(most.picture) },
        run: async (form, file) =>
          runCommand(context, uploadCommand, {
            use: form.get('use'),
            file: file && { name: file.name, content: Buffer.from(await file.arrayBuffer()) },
          }),
      }),
  );
}
