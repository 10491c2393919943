import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { messagesIn } from '../../contract/messages.ts';
import { rateRequestInput } from '../../contract/rate-request.ts';
import { statusPage } from '../../contract/submission.ts';
import { submitLead } from '../leads/submit-lead.ts';
import {
  type ApiEnv,
  circumstancesIn,
  refusal,
  submissionHeaders,
  submissionResponses,
} from './api-context.ts';

const postRateRequest = createRoute({
  method: 'post',
  path: '/raterequestform',
  summary: 'Request a rate (client brief)',
  description:
    'Every answer may be left out, but one of `email` and `phone` must be given, unless a bearer token links the request to an account.',
  security: [{ bearer: [] }, {}],
  request: {
    headers: submissionHeaders,
    body: { required: true, content: { 'application/json': { schema: rateRequestInput } } },
  },
  responses: submissionResponses,
});

/** POST /api/v1/raterequestform. */
export function rateRequests(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postRateRequest, async (context) => {
    const answers = context.req.valid('json');
    const outcome = await submitLead(
      context.get('services'),
      { kind: 'rate-request', answers },
      circumstancesIn(context),
      (await context.get('facts').session())?.account,
    );
    if (!outcome.ok) return context.json(refusal({ email: outcome.reason, phone: outcome.reason }), 422);
    // Where the sender can see what becomes of it; the body is as the specification has it.
    context.header('Location', statusPage(outcome.secret));
    const { sent } = messagesIn('en').rateRequest;
    return context.json({ success: true as const, message: sent, reference: outcome.reference }, 200);
  });
}
