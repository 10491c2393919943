import { stringsByLocale } from '../settings/server/strings-by-locale.ts';
import { requestStatus as requestStatusEn } from './strings/en/request-status.ts';
import { requestStatus as requestStatusEs } from './strings/es/request-status.ts';
import { requestStatus as requestStatusPt } from './strings/pt/request-status.ts';

export const requestsStringsIn = stringsByLocale({
  en: () => ({ requestStatus: requestStatusEn }),
  es: () => ({ requestStatus: requestStatusEs }),
  pt: () => ({ requestStatus: requestStatusPt }),
});

export type RequestsStrings = ReturnType<typeof requestsStringsIn>;
