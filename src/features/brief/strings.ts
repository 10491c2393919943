import { offeredTitles } from '#features/services/own-strings.ts';
import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { clientBrief as clientBriefEn } from './strings/en/client-brief.ts';
import { contact as contactEn } from './strings/en/contact.ts';
import { clientBrief as clientBriefEs } from './strings/es/client-brief.ts';
import { contact as contactEs } from './strings/es/contact.ts';
import { clientBrief as clientBriefPt } from './strings/pt/client-brief.ts';
import { contact as contactPt } from './strings/pt/contact.ts';

export const briefStringsIn = stringsByLocale(
  'brief',
  {
    en: (settings) => ({ clientBrief: clientBriefEn(settings), contact: contactEn(settings) }),
    es: (settings) => ({ clientBrief: clientBriefEs(settings), contact: contactEs(settings) }),
    pt: (settings) => ({ clientBrief: clientBriefPt(settings), contact: contactPt(settings) }),
  },
  {
    copies: {
      'clientBrief.form.labels.': 'labels.rateRequest.',
      'clientBrief.form.services.titles.': 'labels.services.',
      'contact.form.labels.': 'labels.contactMessage.',
    },
    add({ clientBrief: { form, ...clientBrief }, ...strings }, settings, locale) {
      const { titles, none } = form.services;
      return {
        ...strings,
        clientBrief: {
          ...clientBrief,
          form: { ...form, services: { titles: offeredTitles(settings, titles, locale), none } },
        },
      };
    },
  },
);

export type BriefStrings = ReturnType<typeof briefStringsIn>;
