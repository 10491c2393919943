import { byLocale } from '../../platform/i18n/by-locale.ts';
import { profile as profileEn } from './strings/en/profile.ts';
import { profile as profileEs } from './strings/es/profile.ts';
import { profile as profilePt } from './strings/pt/profile.ts';

export const customerStringsIn = byLocale({
  en: { profile: profileEn },
  es: { profile: profileEs },
  pt: { profile: profilePt },
});

export type CustomerStrings = ReturnType<typeof customerStringsIn>;
