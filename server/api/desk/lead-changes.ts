import {
  answeredInput,
  contactInput,
  customerAnsweredInput,
  mergeInput,
  ownerInput,
  seenVersion,
  stageInput,
  unmergeInput,
} from '../../../contract/lead-changes.ts';
import { messagesIn } from '../../../contract/messages.ts';
import { assignLead } from '../../leads/commands/assign-lead.ts';
import { changeContact } from '../../leads/commands/change-contact.ts';
import { changeStage, restoreLead } from '../../leads/commands/change-stage.ts';
import { customerAnswered, recordAnswer } from '../../leads/commands/record-answer.ts';
import { mergeLeads } from '../../leads/merge/merge-leads.ts';
import { unmergeLead } from '../../leads/merge/unmerge-lead.ts';
import type { Desk } from './desk.ts';
import { body, withId } from './desk-context.ts';
import { answerChange, changeAnswers, changeOf, choiceOf } from './lead-outcome.ts';

const route = { need: { role: 'agent' }, method: 'post' } as const;

/** POST /api/v1/desk/leads/{id}/stage, /owner, /spam, /not-spam, /answered, /customer-answered, /contact, /merge and /unmerge. */
export function deskLeadChanges(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/stage',
      summary: 'Move a request to another stage',
      description: '`lost` needs a reason, and the reason `other` needs words.',
      request: { ...withId, ...body(stageInput) },
      responses: changeAnswers('Moved.'),
    },
    async (context) => {
      const { version, ...choice } = context.req.valid('json');
      const change = changeOf(context, version);
      const outcome = await changeStage(context.get('services'), change, choiceOf(choice));
      return answerChange(context, outcome, words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/owner',
      summary: 'Give a request to a member of staff, or to nobody',
      request: { ...withId, ...body(ownerInput) },
      responses: changeAnswers('Given.'),
    },
    async (context) => {
      const { version, ownerId } = context.req.valid('json');
      const outcome = await assignLead(context.get('services'), changeOf(context, version), ownerId);
      return answerChange(context, outcome, words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/spam',
      summary: 'Put a request into spam',
      request: { ...withId, ...body(seenVersion) },
      responses: changeAnswers('It lies in spam.'),
    },
    async (context) => {
      const change = changeOf(context, context.req.valid('json').version);
      const outcome = await changeStage(context.get('services'), change, { to: 'spam' });
      return answerChange(context, outcome, words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/not-spam',
      summary: 'Take a request out of spam',
      description: 'It is where it was before. Its sender gets the acknowledgement that was held back.',
      request: { ...withId, ...body(seenVersion) },
      responses: changeAnswers('It is out of spam.'),
    },
    async (context) => {
      const change = changeOf(context, context.req.valid('json').version);
      return answerChange(context, await restoreLead(context.get('services'), change), words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/answered',
      summary: 'Note an answer that was given otherwise than by a mail from the desk',
      description: 'It stops the clock.',
      request: { ...withId, ...body(answeredInput) },
      responses: changeAnswers('Noted.'),
    },
    async (context) => {
      const { version, ...answer } = context.req.valid('json');
      const outcome = await recordAnswer(context.get('services'), changeOf(context, version), answer);
      return answerChange(context, outcome, words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/customer-answered',
      summary: 'Note that the customer answered',
      description: 'The clock starts again.',
      request: { ...withId, ...body(customerAnsweredInput) },
      responses: changeAnswers('Noted.'),
    },
    async (context) => {
      const { version, words: said } = context.req.valid('json');
      const outcome = await customerAnswered(context.get('services'), changeOf(context, version), said);
      return answerChange(context, outcome, words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/contact',
      summary: 'Change how the sender of a request is called and reached',
      description:
        'Every field replaces what is known. A new address gets the acknowledgement while an answer is due, and mails that failed go there when they are tried again.',
      request: { ...withId, ...body(contactInput) },
      responses: changeAnswers('Changed.'),
    },
    async (context) => {
      const { version, ...contact } = context.req.valid('json');
      const outcome = await changeContact(context.get('services'), changeOf(context, version), contact);
      return answerChange(context, outcome, words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/merge',
      summary: 'Merge another request into this one',
      description:
        'Both versions are compared. Where the two share no e-mail address, account or phone number, `differentPeople` must be true; otherwise the answer is 409 with `reason` different-people and `people`.',
      request: { ...withId, ...body(mergeInput) },
      responses: changeAnswers('Merged.'),
    },
    async (context) => {
      const { version, other, differentPeople } = context.req.valid('json');
      const { leadId: id, by } = changeOf(context, version);
      const merge = { keep: { id, version }, other, by, differentPeople };
      return answerChange(context, await mergeLeads(context.get('services'), merge), words.done);
    },
  );

  desk.declare(
    {
      ...route,
      path: '/leads/{id}/unmerge',
      summary: 'Undo the merge of another request into this one',
      description:
        '`other`, its id, is a separate request again with its own stage, owner and due time. What was written since the merge stays with this one.',
      request: { ...withId, ...body(unmergeInput) },
      responses: changeAnswers('Separated.'),
    },
    async (context) => {
      const { version, other: otherId } = context.req.valid('json');
      const { leadId: id, by } = changeOf(context, version);
      const outcome = await unmergeLead(context.get('services'), { keep: { id, version }, otherId, by });
      return answerChange(context, outcome, words.done);
    },
  );
}
