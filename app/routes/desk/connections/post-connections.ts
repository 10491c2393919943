import { data, redirect } from 'react-router';
import { testMailOutcomeIn } from '../../../../contract/mail-problem.ts';
import { messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import type { StaffMember } from '../../../../contract/staff-member.ts';
import { mostWebhooks, webhookEvents, webhookInput } from '../../../../contract/webhook.ts';
import type { Services } from '../../../../server/context.ts';
import {
  type ChangeWebhookOutcome,
  changeWebhook,
  deleteWebhook,
  pauseWebhook,
  resumeWebhook,
  retryDelivery,
  rotateSecret,
  testWebhook,
} from '../../../../server/webhooks/change-webhook.ts';
import { createWebhook } from '../../../../server/webhooks/create-webhook.ts';
import { listWebhooks } from '../../../../server/webhooks/list-webhooks.ts';
import { conflict, done, type Fields, refused } from '../posted.ts';

interface ConnectionsPost {
  services: Services;
  me: StaffMember;
  fields: Fields;
}

const words = messagesIn('en').desk;

function inputOf(fields: Fields) {
  const events = webhookEvents.filter((event) => fields[event] !== undefined);
  return webhookInput.safeParse({ url: fields.url, events });
}

function whichOf({ me, fields }: ConnectionsPost) {
  return { id: fields.id ?? '', by: me };
}

/** Leads back to the webhook on the page, or to the page when it is gone. */
function leadToIt({ intent = '', id = '' }: Fields) {
  const place = intent === 'delete' ? '' : `&id=${encodeURIComponent(id)}#webhook-${encodeURIComponent(id)}`;
  return redirect(`/desk/connections?done=${intent}${place}`, 303);
}

function answerChange(fields: Fields, outcome: ChangeWebhookOutcome<string>) {
  return outcome.ok ? leadToIt(fields) : conflict(fields, words.unknown, 404);
}

async function postAdd({ services, me, fields }: ConnectionsPost) {
  const parsed = inputOf(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await createWebhook(services, me, parsed.data);
  if (outcome.ok) {
    const secret = { host: new URL(parsed.data.url).host, text: outcome.secret };
    return { ...done(fields, words.webhookAdded), secret };
  }
  if (outcome.reason === 'url') return refused(fields, { url: outcome.problem });
  return conflict(fields, words.tooManyWebhooks(mostWebhooks));
}

async function postChange(post: ConnectionsPost) {
  const { services, fields } = post;
  const parsed = inputOf(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await changeWebhook(services, whichOf(post), parsed.data);
  if (!outcome.ok && outcome.reason === 'url') return refused(fields, { url: outcome.problem });
  return answerChange(fields, outcome);
}

async function postSecret(post: ConnectionsPost) {
  const { services, fields } = post;
  const outcome = await rotateSecret(services, whichOf(post));
  if (!outcome.ok) return conflict(fields, words.unknown, 404);
  const webhook = (await listWebhooks(services)).find(({ id }) => id === fields.id);
  const host = webhook ? new URL(webhook.url).host : '';
  return { ...done(fields, words.webhookSecretMade), secret: { host, text: outcome.secret } };
}

async function postRetry(post: ConnectionsPost) {
  const which = { ...whichOf(post), deliveryId: post.fields.deliveryId ?? '' };
  return answerChange(post.fields, await retryDelivery(post.services, which));
}

async function postTestMail({ services, me, fields }: ConnectionsPost) {
  const outcome = await services.sendTestMail(me.email);
  const message = testMailOutcomeIn('en', outcome, me.email);
  return outcome.ok ? done(fields, message) : conflict(fields, message);
}

const simply = (command: typeof pauseWebhook) => async (post: ConnectionsPost) =>
  answerChange(post.fields, await command(post.services, whichOf(post)));

const handlers = {
  add: postAdd,
  change: postChange,
  pause: simply(pauseWebhook),
  resume: simply(resumeWebhook),
  secret: postSecret,
  test: simply(testWebhook),
  retry: postRetry,
  delete: simply(deleteWebhook),
  'test-mail': postTestMail,
};

/** Does what a form of the page asks for. An intent that no form has is answered 422. */
export async function postConnections(post: ConnectionsPost) {
  const { intent = '' } = post.fields;
  if (!Object.hasOwn(handlers, intent)) throw data(null, { status: 422 });
  return handlers[intent as keyof typeof handlers](post);
}
