import { z } from '@hono/zod-openapi';
import { messagesIn } from '../../../contract/messages.ts';
import { createApiTokenInput, tokenScopes } from '../../../contract/staff.ts';
import { askForApiToken, listApiTokens, revokeApiToken } from '../../staff/api-tokens.ts';
import type { Desk } from './desk.ts';
import {
  answers,
  body,
  done,
  moment,
  refuseFields,
  refuseLimited,
  refuseUnknown,
  say,
  withId,
} from './desk-context.ts';

const own = { role: 'agent', browserOnly: true } as const;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: moment,
  usedAt: moment.nullable(),
});

/** GET and POST /api/v1/desk/tokens, DELETE /tokens/{id}. */
export function deskTokens(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: own,
      method: 'get',
      path: '/tokens',
      summary: 'List one’s own tokens of the API',
      responses: answers([z.object({ tokens: z.array(listed) }), 'The newest first.']),
    },
    async (context) => {
      const { db } = context.get('services');
      return context.json({ tokens: await listApiTokens(db, context.get('staff').id) }, 200);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'post',
      path: '/tokens',
      summary: 'Make a token of the API',
      description:
        'It does what its holder may, `read` by GET alone, until it is revoked. Asks for one’s own password; a wrong one counts like one at sign-in.',
      request: body(createApiTokenInput),
      responses: answers(
        [
          done.extend({ id: z.string(), token: z.string() }),
          'The token, which is shown this once: for `Authorization: Bearer …`.',
        ],
        429,
      ),
    },
    async (context) => {
      const asked = context.req.valid('json');
      const { address } = context.get('facts');
      const made = await askForApiToken(context.get('services'), context.get('staff'), { ...asked, address });
      if (made.ok) {
        const { id, token } = made;
        return context.json({ success: true as const, message: words.tokenMade, id, token }, 200);
      }
      if (made.reason === 'limited') return refuseLimited(context, made);
      return refuseFields(context, { currentPassword: made.reason });
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'delete',
      path: '/tokens/{id}',
      summary: 'Revoke one of one’s own tokens',
      request: withId,
      responses: answers([done, 'It works no more.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const isRevoked = await revokeApiToken(context.get('services'), context.get('staff'), id);
      return isRevoked ? say(context, words.tokenRevoked) : refuseUnknown(context);
    },
  );
}
