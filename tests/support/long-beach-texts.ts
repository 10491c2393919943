import { leadMails as mailsEn } from '../../src/features/requests/strings/en/lead-mails.ts';
import { leadMails as mailsEs } from '../../src/features/requests/strings/es/lead-mails.ts';
import { leadMails as mailsPt } from '../../src/features/requests/strings/pt/lead-mails.ts';
import type { OwnerTexts } from '../../src/features/settings/owner-texts.ts';
import { sample } from '../../src/features/settings/sample-company.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { home as homeEn } from '../../src/screens/site/strings/en/home.ts';
import { home as homeEs } from '../../src/screens/site/strings/es/home.ts';
import { home as homePt } from '../../src/screens/site/strings/pt/home.ts';

/** Texts of the forwarder of long-beach.ts in place of shipped ones, others in each language. */
export const ownTexts = {
  en: { heading: 'Across the Pacific, every week', quote: 'Name it when you call the harbor desk.' },
  es: {
    heading: 'Por el Pacífico, cada semana',
    quote: 'Menciónela al llamar a nuestra oficina del puerto.',
  },
  pt: {
    heading: 'Pelo Pacífico, toda semana',
    quote: 'Informe-a ao ligar para o nosso escritório no porto.',
  },
} satisfies Record<Locale, { heading: string; quote: string }>;

const textsOf = (
  { heading, quote }: { heading: string; quote: string },
  home: { hero: { heading: string } },
  mails: { leadAcknowledgement: { quote: string } },
) => ({
  'site.home.hero.heading': { text: heading, shipped: home.hero.heading },
  'leadMails.leadAcknowledgement.quote': { text: quote, shipped: mails.leadAcknowledgement.quote },
});

export const longBeachTexts: OwnerTexts = {
  en: textsOf(ownTexts.en, homeEn(sample), mailsEn),
  es: textsOf(ownTexts.es, homeEs(sample), mailsEs),
  pt: textsOf(ownTexts.pt, homePt(sample), mailsPt),
};
