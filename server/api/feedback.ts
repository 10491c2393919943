import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { feedbackInput } from '../../contract/feedback.ts';
import { messagesIn } from '../../contract/messages.ts';
import { submitFeedback } from '../feedback/submit-feedback.ts';
import { type ApiEnv, circumstancesIn, submissionHeaders, submissionResponses } from './api-context.ts';

const postFeedback = createRoute({
  method: 'post',
  path: '/feedbackform',
  summary: 'Leave feedback',
  request: {
    headers: submissionHeaders,
    body: { required: true, content: { 'application/json': { schema: feedbackInput } } },
  },
  responses: submissionResponses,
});

/** POST /api/v1/feedbackform. */
export function feedback(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(postFeedback, async (context) => {
    const answers = context.req.valid('json');
    const { reference } = await submitFeedback(context.get('services'), answers, circumstancesIn(context));
    return context.json({ success: true as const, message: messagesIn('en').feedback.sent, reference }, 200);
  });
}
