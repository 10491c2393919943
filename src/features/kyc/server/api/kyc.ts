import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ApiEnv, done, responses, withId } from '#platform/api/responses.ts';
import { answerRefused, type Routes, runCommand } from '#platform/api/router.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { attachmentHeaders } from '#platform/http/attachment-headers.ts';
import { discardBody, fileTime, refuseBody, type UploadSlots } from '#platform/http/body-limit.ts';
import { isMultipart, readMultipart } from '#platform/http/multipart.ts';
import { refuse } from '#platform/http/refuse.ts';
import { kycCase, kycDocument } from '../../case-shape.ts';
import { documentField, largestDocument, largestDocumentPost } from '../../kyc-case.ts';
import { customerKycCommands, uploadRefused } from '../commands.ts';
import { documentInForm, readDocument } from '../documents.ts';
import { getCase } from '../get-case.ts';

const policy = { role: 'customer' } as const;
const { upload: command, ...jsonCommands } = customerKycCommands;

const upload = z.object({
  [documentField]: z
    .string()
    .openapi({ format: 'binary', description: 'PDF, JPEG, PNG or HEIC, up to 10 MB.' }),
});

const messagesOf = (context: Context<ApiEnv>) => messagesIn(context.get('facts').locale);

const tooLarge = (context: Context<ApiEnv>) =>
  refuse(context, 413, messagesOf(context).fields['document-too-large']);

async function storeDocument(context: Context<ApiEnv>): Promise<Response> {
  const read = await readMultipart(context.req.raw, {
    maxBody: largestDocumentPost,
    ...fileTime,
    maxFile: largestDocument,
    keepFiles: true,
  });
  if (read.ok) return runCommand(context, command, { [documentField]: await documentInForm(read.form) });
  if (read.reason === 'broken') return refuse(context, 400, messagesOf(context).kyc.notWhole);
  return refuseBody(context, read.reason, tooLarge);
}

/** Takes a slot and counts the upload as a form post (an account can be had by anybody), then reads and stores it. */
function receiveDocument(slots: UploadSlots) {
  return async (context: Context<ApiEnv>): Promise<Response> => {
    if (!isMultipart(context.req.raw)) {
      await discardBody(context.req.raw);
      return refuse(context, 415, 'Please send the file as multipart/form-data.');
    }
    const { formRateLimit } = context.get('services');
    const slot = await slots.take(context.req.raw, { id: context.get('customer').account.id }, () =>
      formRateLimit.take(context.get('facts').address),
    );
    if (!slot.ok) {
      // Once its sender has sent it.
      await discardBody(context.req.raw);
      return answerRefused(context, uploadRefused(context.get('facts').locale, slot.refusal));
    }
    try {
      return await storeDocument(context);
    } finally {
      slot.release();
    }
  };
}

/** The routes of a customer's KYC case. */
export function addKycRoutes(routes: Routes, slots: UploadSlots): void {
  routes.declare(
    {
      policy,
      method: 'get',
      path: '/kyc',
      summary: 'The case, its documents and what is missing',
      responses: responses([kycCase, 'The case; an empty draft at first.']),
    },
    async (context) =>
      context.json(await getCase(context.get('services'), context.get('customer').account.id), 200),
  );

  routes.declare(
    {
      policy,
      method: 'post',
      path: '/kyc/documents',
      summary: command.summary,
      description:
        'One file a request, told by its content. The same file again is answered as the first time and stored once.',
      request: { body: { required: true, content: { 'multipart/form-data': { schema: upload } } } },
      responses: responses([done.extend({ document: kycDocument }), 'Stored, encrypted.'], 409, 429),
    },
    receiveDocument(slots),
  );

  routes.declare(
    {
      policy,
      method: 'get',
      path: '/kyc/documents/{id}',
      summary: 'Download a document',
      description: 'Each access is logged.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.'], 404),
    },
    async (context) => {
      const actor = { by: 'customer', id: context.get('customer').account.id } as const;
      const document = await readDocument(context.get('services'), context.req.valid('param').id, actor);
      if (!document) return refuse(context, 404, messagesOf(context).kyc.noSuchDocument);
      return context.body(new Uint8Array(document.content), 200, attachmentHeaders(document));
    },
  );

  routes.addCommands(jsonCommands);
}
