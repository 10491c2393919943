import { z } from 'zod';
import { staffRoles } from '#platform/commands/caller.ts';
import { lineLimit, requiredText } from '#platform/values/text.ts';
import { chosenPassword, givenPassword, username } from './account.ts';
import { notificationKinds } from './notifications.ts';

const token = requiredText(lineLimit);
const name = requiredText(lineLimit);
const role = z.enum(staffRoles, { error: (issue) => (issue.input === undefined ? 'required' : 'invalid') });
const flag = z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') });

export const tokenScopes = ['read', 'write'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** The body of POST /api/v1/desk/set-up: the token of the link in the terminal, and the first owner. */
export const setUpOwnerInput = z.object({ token, name, email: username, password: chosenPassword });

/** The body of POST /api/v1/desk/join: the token of the link in the invitation, and who joins. */
export const joinInput = z.object({ token, name, password: chosenPassword });

/** The body of POST /api/v1/desk/session. An e-mail that is no address is a wrong one, not a malformed one. */
export const staffSignInInput = z.object({ email: requiredText(lineLimit), password: givenPassword });

/** The body of PUT /api/v1/desk/name. */
export const changeOwnNameInput = z.object({ name });

/** The body of PUT /api/v1/desk/shortcuts. */
export const changeOwnKeysInput = z.object({ singleKeys: flag });

const kinds = z.array(z.enum(notificationKinds)).max(notificationKinds.length);

/** The body of PUT /api/v1/desk/notifications: what is sent by each channel. */
export const changeOwnNotificationsInput = z.object({ mail: kinds, desktop: kinds });

/** The body of POST /api/v1/desk/password/forgot. */
export const forgotStaffPasswordInput = z.object({ email: username });

/** The body of POST /api/v1/desk/staff/invitations. */
export const inviteStaffInput = z.object({ email: username, role });

/** The body of PUT /api/v1/desk/staff/{id}/role. */
export const changeRoleInput = z.object({ role });

/** The body of PUT /api/v1/desk/staff/{id}/rights. */
export const changeRightsInput = z.object({ rates: flag });

/**
 * The body of PUT /api/v1/desk/staff/{id}/active. `handOverTo`: the colleague who takes over the open requests of somebody
 * who is deactivated, or null for nobody.
 */
export const staffActiveInput = z.object({
  active: flag,
  handOverTo: z.string('invalid').max(lineLimit, 'invalid').nullable().optional(),
});

/** The body of PUT /api/v1/desk/staff/two-factor. */
export const requireTwoFactorInput = z.object({ required: flag });

/** The body of POST /api/v1/desk/tokens. */
export const createApiTokenInput = z.object({
  name,
  scope: z.enum(tokenScopes, { error: (issue) => (issue.input === undefined ? 'required' : 'invalid') }),
  currentPassword: givenPassword,
});
