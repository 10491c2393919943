import { z } from 'zod';
import { isTaxKind } from '#features/cargo/tax-number.ts';
import { passwordLength } from '#platform/values/password-length.ts';
import {
  lineLimit,
  optionalPhone,
  optionalText,
  proseLimit,
  requiredEmail,
  requiredText,
} from '#platform/values/text.ts';

/** The value of a password field that must not be empty; it is not trimmed. */
export const givenPassword = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'not-text') })
  .min(1, 'required');

/** A password that is chosen now: any characters, no rules of composition. That it is not a common one, the command checks. */
export const chosenPassword = givenPassword
  .refine((value) => value.isWellFormed() && !value.includes('\u{FFFD}'), { error: 'unreadable-character' })
  .refine((value) => value === '' || Array.from(value).length >= passwordLength.min, {
    error: 'password-short',
  })
  .refine((value) => Array.from(value).length <= passwordLength.max, { error: 'password-long' });

/** The account's e-mail address, compared without case. */
export const username = requiredEmail;

/** The body of POST /api/v1/signup. */
export const signUpInput = z.object({
  fullname: requiredText(lineLimit),
  username,
  password: chosenPassword,
});

/** The body of POST /api/v1/signin. A username that is no address is a wrong one, not a malformed one. */
export const signInInput = z.object({ username: requiredText(lineLimit), password: givenPassword });

/** The body of PUT /api/v1/updatepassword and /api/v1/desk/password. */
export const changePasswordInput = z.object({ currentPassword: givenPassword, newPassword: chosenPassword });

/** The body of POST /api/v1/password/forgot. */
export const forgotPasswordInput = z.object({ username });

/** The body of POST /api/v1/password/reset and /api/v1/desk/password/reset: the token of the link in the mail, and the new password. */
export const resetPasswordInput = z.object({ token: requiredText(lineLimit), newPassword: chosenPassword });

/** The body of POST /api/v1/email/verify: the token of the link in the mail. */
export const verifyEmailInput = z.object({ token: requiredText(lineLimit) });

/** The body of PUT /api/v1/account/name. */
export const changeNameInput = z.object({ fullname: requiredText(lineLimit) });

/** The body of PUT /api/v1/account/details: what the next rate request begins with; an empty one is kept no longer. */
export const accountDetailsInput = z.object({
  company: optionalText(lineLimit),
  phone: optionalPhone,
  address: optionalText(proseLimit),
  legalName: optionalText(lineLimit),
  taxKind: optionalText(lineLimit).transform((kind) => (isTaxKind(kind) ? kind : '')),
  taxNumber: optionalText(lineLimit),
});

export type AccountDetails = z.output<typeof accountDetailsInput>;

/** A body that holds no more than one's own password. */
export const ownPasswordInput = z.object({ currentPassword: givenPassword });

/** The body of a second step of signing in, or of turning two-factor on: six digits of the app, or a recovery code. */
export const codeInput = z.object({ code: requiredText(lineLimit) });
