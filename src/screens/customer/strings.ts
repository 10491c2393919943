import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { profile as profileEn } from './strings/en/profile.ts';
import { profile as profileEs } from './strings/es/profile.ts';
import { profile as profilePt } from './strings/pt/profile.ts';

export const customerStringsIn = stringsByLocale('customer', {
  en: (settings) => ({ profile: profileEn(settings) }),
  es: (settings) => ({ profile: profileEs(settings) }),
  pt: (settings) => ({ profile: profilePt(settings) }),
});

export type CustomerStrings = ReturnType<typeof customerStringsIn>;
