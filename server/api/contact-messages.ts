import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { contactMessageInput } from '../../contract/contact-message.ts';
import { messagesIn } from '../../contract/messages.ts';
import { statusPage } from '../../contract/submission.ts';
import { submitLead } from '../leads/submit-lead.ts';
import {
  type ApiEnv,
  circumstancesIn,
  refusal,
  submissionHeaders,
  submissionResponses,
} from './api-context.ts';

const postContactMessage = createRoute({
  method: 'post',
  path: '/contactform',
  summary: 'Send a message',
  request: {
    headers: submissionHeaders,
    body: { required: true, content: { 'application/json': { schema: contactMessageInput } } },
  },
  responses: submissionResponses,
});

/** POST /api/v1/contactform. */
export function contactMessages(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postContactMessage, async (context) => {
    const answers = context.req.valid('json');
    const outcome = await submitLead(
      context.get('services'),
      { kind: 'contact-message', answers },
      circumstancesIn(context),
    );
    if (!outcome.ok) return context.json(refusal({ email: outcome.reason }), 422);
    // Where the sender can see what becomes of it; the body is as the specification has it.
    context.header('Location', statusPage(outcome.secret));
    const { sent } = messagesIn('en').contactMessage;
    return context.json({ success: true as const, message: sent, reference: outcome.reference }, 200);
  });
}
