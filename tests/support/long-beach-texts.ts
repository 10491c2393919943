import { leadMails as mailsEn } from '#features/requests/strings/en/lead-mails.ts';
import { leadMails as mailsEs } from '#features/requests/strings/es/lead-mails.ts';
import { leadMails as mailsPt } from '#features/requests/strings/pt/lead-mails.ts';
import type { OwnerTexts } from '#features/settings/owner-texts.ts';
import { sample } from '#features/settings/sample-company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { home as homeEn } from '#screens/site/strings/en/home.ts';
import { home as homeEs } from '#screens/site/strings/es/home.ts';
import { home as homePt } from '#screens/site/strings/pt/home.ts';

/** Texts of the forwarder of long-beach.ts in place of shipped ones, others in each language. */
export const ownTexts = {
  en: {
    heading: 'Across the Pacific, every week',
    quote: 'Name it when you call the harbor desk.',
    message: ['We answer from the harbor.'],
  },
  es: {
    heading: 'Por el Pacífico, cada semana',
    quote: 'Menciónela al llamar a nuestra oficina del puerto.',
    message: ['Respondemos desde el puerto.'],
  },
  pt: {
    heading: 'Pelo Pacífico, toda semana',
    quote: 'Informe-a ao ligar para o nosso escritório no porto.',
    message: ['Respondemos do porto.'],
  },
} satisfies Record<Locale, { heading: string; quote: string; message: string[] }>;

const textsOf = (
  { heading, quote, message }: { heading: string; quote: string; message: string[] },
  home: { hero: { heading: string }; director: { paragraphs: string[] } },
  mails: { leadAcknowledgement: { quote: string } },
) => ({
  'site.home.hero.heading': { text: heading, shipped: home.hero.heading },
  'site.home.director.paragraphs': { text: message, shipped: home.director.paragraphs },
  'leadMails.leadAcknowledgement.quote': { text: quote, shipped: mails.leadAcknowledgement.quote },
});

export const longBeachTexts: OwnerTexts = {
  en: textsOf(ownTexts.en, homeEn(sample), mailsEn),
  es: textsOf(ownTexts.es, homeEs(sample), mailsEs),
  pt: textsOf(ownTexts.pt, homePt(sample), mailsPt),
};
