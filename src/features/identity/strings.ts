import { byLocale } from '../../platform/i18n/by-locale.ts';
import {
  auth as authEn,
  forgotPassword as forgotPasswordEn,
  resetPassword as resetPasswordEn,
  signIn as signInEn,
  signUp as signUpEn,
  verifyEmail as verifyEmailEn,
} from './strings/en/accounts.ts';
import {
  auth as authEs,
  forgotPassword as forgotPasswordEs,
  resetPassword as resetPasswordEs,
  signIn as signInEs,
  signUp as signUpEs,
  verifyEmail as verifyEmailEs,
} from './strings/es/accounts.ts';
import {
  auth as authPt,
  forgotPassword as forgotPasswordPt,
  resetPassword as resetPasswordPt,
  signIn as signInPt,
  signUp as signUpPt,
  verifyEmail as verifyEmailPt,
} from './strings/pt/accounts.ts';

export const identityStringsIn = byLocale({
  en: {
    auth: authEn,
    forgotPassword: forgotPasswordEn,
    resetPassword: resetPasswordEn,
    signIn: signInEn,
    signUp: signUpEn,
    verifyEmail: verifyEmailEn,
  },
  es: {
    auth: authEs,
    forgotPassword: forgotPasswordEs,
    resetPassword: resetPasswordEs,
    signIn: signInEs,
    signUp: signUpEs,
    verifyEmail: verifyEmailEs,
  },
  pt: {
    auth: authPt,
    forgotPassword: forgotPasswordPt,
    resetPassword: resetPasswordPt,
    signIn: signInPt,
    signUp: signUpPt,
    verifyEmail: verifyEmailPt,
  },
});

export type IdentityStrings = ReturnType<typeof identityStringsIn>;
