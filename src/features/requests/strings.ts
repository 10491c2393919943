import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { requestStatus as requestStatusEn } from './strings/en/request-status.ts';
import { requestStatus as requestStatusEs } from './strings/es/request-status.ts';
import { requestStatus as requestStatusPt } from './strings/pt/request-status.ts';

export const requestsStringsIn = stringsByLocale(
  'requests',
  {
    en: (settings) => ({ requestStatus: requestStatusEn(settings) }),
    es: (settings) => ({ requestStatus: requestStatusEs(settings) }),
    pt: (settings) => ({ requestStatus: requestStatusPt(settings) }),
  },
  {
    fixedLists: ['requestStatus.progressOfRequest.steps'],
    copies: { 'requestStatus.services.': 'labels.services.' },
  },
);

export type RequestsStrings = ReturnType<typeof requestsStringsIn>;
