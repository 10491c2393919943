import { languageOf } from '../../../features/requests/desk/customer-language.ts';
import { allServices, offeredServices } from '../../../features/services/service.ts';
import { offeredLocales } from '../../../features/settings/offered-locales.ts';
import type { StoredSettings } from '../../../features/settings/settings.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { textIn } from '../../../platform/i18n/text-in.ts';
import { fill, joinByDots, listIn, pluralOf } from '../../../platform/values/format.ts';
import { settings } from '../strings/en/settings.ts';

const { lines: t } = settings.overview;

interface SettingsPage {
  page: keyof typeof settings.pages;
  /** Returns the part that the page changes. */
  part: (content: StoredSettings) => unknown;
  /** Summarizes the part in one line. */
  line: (content: StoredSettings) => string;
}

const few = 3;

/** The pages of the settings in their order. */
export const settingsPages: SettingsPage[] = [
  {
    page: 'company',
    part: ({
      company: {
        licences: _,
        tradeTerms: __,
        kyc: ___,
        reviewed: ____,
        translationsRead: _____,
        draftsRead: ______,
        ...company
      },
    }) => company,
    line: ({ company }) => joinByDots([company.name, company.phone, company.email.contact]),
  },
  {
    page: 'brand',
    part: ({ brand }) => brand,
    line: ({ brand }) => joinByDots([brand.main, brand.accent, settings.brand.font.names[brand.font]]),
  },
  {
    page: 'hours',
    part: ({ offices }) => offices,
    line: ({ offices }) => {
      const days = offices.flatMap((office) => office.days);
      return joinByDots([
        listIn(
          deskLocale,
          offices.slice(0, few).map(({ address }) => address.city),
        ),
        days.length > 0 && pluralOf(deskLocale, days.length, t.days),
      ]);
    },
  },
  {
    page: 'people',
    part: ({ team }) => team,
    line: ({ team }) => {
      const samples = team.filter(({ sample }) => sample).length;
      return joinByDots([
        pluralOf(deskLocale, team.length, t.people),
        samples > 0 && pluralOf(deskLocale, samples, t.samples),
      ]);
    },
  },
  {
    page: 'services',
    part: ({ services }) => services,
    line: (content) =>
      fill(t.services, { count: offeredServices(content).length, all: allServices(content).length }),
  },
  {
    page: 'pictures',
    part: ({ pictures }) => pictures,
    line: ({ pictures }) => pluralOf(deskLocale, Object.keys(pictures).length, t.pictures),
  },
  {
    page: 'lanes',
    part: ({ lanes }) => lanes,
    line: ({ lanes }) => pluralOf(deskLocale, lanes.length, t.lanes),
  },
  {
    page: 'licenses',
    part: ({ company }) => company.licences,
    line: ({ company: { licences } }) => {
      const names = Object.keys(settings.licenses.numbers) as (keyof typeof settings.licenses.numbers)[];
      return fill(t.licenses, {
        count: names.filter((name) => licences[name] !== undefined).length,
        all: names.length,
      });
    },
  },
  {
    page: 'terms',
    part: ({ company: { tradeTerms, kyc } }) => [tradeTerms, kyc],
    line: ({ company }) => company.tradeTerms?.name ?? t.noTerms,
  },
  {
    page: 'legal',
    part: ({ company: { reviewed, translationsRead, draftsRead } }) => [
      reviewed,
      translationsRead,
      draftsRead,
    ],
    line: ({ company }) => {
      const days = Object.values(company.reviewed);
      return fill(t.legal, { count: days.filter(Boolean).length, all: days.length });
    },
  },
  {
    page: 'texts',
    part: ({ texts }) => texts,
    line: ({ texts }) => {
      const changed = Object.values(texts).flatMap((ofLocale) => Object.keys(ofLocale)).length;
      return pluralOf(deskLocale, changed, t.texts);
    },
  },
  {
    page: 'languages',
    part: ({ languages }) => languages,
    line: (content) => listIn(deskLocale, offeredLocales(content).map(languageOf)),
  },
  {
    page: 'options',
    part: ({ options }) => options,
    line: ({ options: { brief, quotes } }) =>
      joinByDots([
        pluralOf(deskLocale, quotes.validForDays, t.validForDays),
        brief.leftOut.length > 0 && pluralOf(deskLocale, brief.leftOut.length, t.leftOut),
      ]),
  },
  {
    page: 'pricing',
    part: ({ pricing }) => pricing,
    line: ({ pricing: { markups, firstPrices, sending } }) =>
      joinByDots([
        pluralOf(deskLocale, markups.length, t.markups),
        pluralOf(deskLocale, firstPrices.filter(({ isOn }) => isOn).length, t.firstPrices),
        sending.isOn && t.sending,
      ]),
  },
  {
    page: 'announcement',
    part: ({ announcement }) => announcement,
    line: ({ announcement }) => textIn(announcement?.text, deskLocale) || t.noAnnouncement,
  },
];
