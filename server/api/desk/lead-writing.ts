import { z } from '@hono/zod-openapi';
import { draftInput, noteInput, replyInput } from '../../../contract/lead-changes.ts';
import { messagesIn } from '../../../contract/messages.ts';
import { addNote } from '../../leads/commands/add-note.ts';
import { discardDraft, saveDraft } from '../../leads/reply/draft.ts';
import { retryMail } from '../../leads/reply/retry-mail.ts';
import { sendReply } from '../../leads/reply/send-reply.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, say, withId } from './desk-context.ts';
import { answerChange, changeAnswers, changeOf, choiceOf } from './lead-outcome.ts';

const withMail = { params: withId.params.extend({ mailId: z.string() }) };

/** POST /api/v1/desk/leads/{id}/notes, /replies and /mails/{mailId}/retry, PUT and DELETE /leads/{id}/draft. */
export function deskLeadWriting(desk: Desk): void {
  const words = messagesIn('en').desk;
  const route = { need: { role: 'agent' }, method: 'post' } as const;

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/notes',
      summary: 'Add a note for the desk',
      description: 'Whoever it names with `@` is told by mail. Notes need no version.',
      request: { ...withId, ...body(noteInput) },
      responses: changeAnswers('Added.'),
    },
    async (context) => {
      const { leadId, by } = changeOf(context, 0);
      const { text } = context.req.valid('json');
      const outcome = await addNote(context.get('services'), { leadId, by, text });
      return answerChange(context, outcome.ok ? { ok: true } : outcome, words.noted);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/replies',
      summary: 'Answer a request by mail',
      description:
        'It stops the clock. A variable such as {{name}} that nobody filled in keeps it from being sent.',
      request: { ...withId, ...body(replyInput) },
      responses: changeAnswers('On its way.'),
    },
    async (context) => {
      const { version, subject, body: text, stage } = context.req.valid('json');
      const reply = { subject, body: text, ...(stage ? { stage: choiceOf(stage) } : {}) };
      const outcome = await sendReply(context.get('services'), changeOf(context, version), reply);
      return answerChange(context, outcome, words.replySent);
    },
  );

  desk.declare(
    {
      ...route,
      method: 'put',
      path: '/leads/{id}/draft',
      summary: 'Keep your reply until it is sent',
      request: { ...withId, ...body(draftInput) },
      responses: changeAnswers('Kept.'),
    },
    async (context) => {
      const { leadId, by } = changeOf(context, 0);
      const draft = { leadId, staffId: by.id, ...context.req.valid('json') };
      return answerChange(context, await saveDraft(context.get('services'), draft), words.saved);
    },
  );

  desk.declare(
    {
      ...route,
      method: 'delete',
      path: '/leads/{id}/draft',
      summary: 'Throw your draft away',
      request: withId,
      responses: answers([done, 'There is none now.']),
    },
    async (context) => {
      const { leadId, by } = changeOf(context, 0);
      await discardDraft(context.get('services').db, leadId, by.id);
      return say(context, words.deleted);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/mails/{mailId}/retry',
      summary: 'Try a mail again that was given up',
      request: withMail,
      responses: changeAnswers('It is tried again.'),
    },
    async (context) => {
      const { leadId, by } = changeOf(context, 0);
      const { mailId: outboxId } = context.req.valid('param');
      const outcome = await retryMail(context.get('services'), { leadId, outboxId, by });
      return answerChange(context, outcome, words.mailRetried);
    },
  );
}
