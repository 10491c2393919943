import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import {
  auth as authEn,
  forgotPassword as forgotPasswordEn,
  resetPassword as resetPasswordEn,
  signIn as signInEn,
  signUp as signUpEn,
  verifyEmail as verifyEmailEn,
} from './strings/en/accounts.ts';
import { signInCode as signInCodeEn, twoFactor as twoFactorEn } from './strings/en/two-factor.ts';
import {
  auth as authEs,
  forgotPassword as forgotPasswordEs,
  resetPassword as resetPasswordEs,
  signIn as signInEs,
  signUp as signUpEs,
  verifyEmail as verifyEmailEs,
} from './strings/es/accounts.ts';
import { signInCode as signInCodeEs, twoFactor as twoFactorEs } from './strings/es/two-factor.ts';
import {
  auth as authPt,
  forgotPassword as forgotPasswordPt,
  resetPassword as resetPasswordPt,
  signIn as signInPt,
  signUp as signUpPt,
  verifyEmail as verifyEmailPt,
} from './strings/pt/accounts.ts';
import { signInCode as signInCodePt, twoFactor as twoFactorPt } from './strings/pt/two-factor.ts';

export const identityStringsIn = stringsByLocale(
  'identity',
  {
    en: (settings) => ({
      auth: authEn,
      forgotPassword: forgotPasswordEn,
      resetPassword: resetPasswordEn,
      signIn: signInEn,
      signInCode: signInCodeEn(settings),
      signUp: signUpEn,
      twoFactor: twoFactorEn,
      verifyEmail: verifyEmailEn,
    }),
    es: (settings) => ({
      auth: authEs,
      forgotPassword: forgotPasswordEs,
      resetPassword: resetPasswordEs,
      signIn: signInEs,
      signInCode: signInCodeEs(settings),
      signUp: signUpEs,
      twoFactor: twoFactorEs,
      verifyEmail: verifyEmailEs,
    }),
    pt: (settings) => ({
      auth: authPt,
      forgotPassword: forgotPasswordPt,
      resetPassword: resetPasswordPt,
      signIn: signInPt,
      signInCode: signInCodePt(settings),
      signUp: signUpPt,
      twoFactor: twoFactorPt,
      verifyEmail: verifyEmailPt,
    }),
  },
  { copies: { 'signIn.forms.': 'identity.auth.forms.', 'signUp.forms.': 'identity.auth.forms.' } },
);

export type IdentityStrings = ReturnType<typeof identityStringsIn>;
