import { languageOf } from '#features/requests/desk/customer-language.ts';
import { allServices, offeredServices } from '#features/services/service.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, joinByDots, listIn, pluralOf } from '#platform/values/format.ts';
import { settings } from '../strings/en/settings.ts';

const { lines: t } = settings.overview;

interface SettingsPage {
  page: keyof typeof settings.pages;
  /** Returns the part that the page changes. */
  part: (content: StoredSettings) => unknown;
  /** Summarizes the part in one line, without what its open tasks count. */
  line: (content: StoredSettings) => string;
  /** Colors that the line shows before its text. */
  colors?: (content: StoredSettings) => string[];
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
    line: ({ company }) => company.name,
  },
  {
    page: 'brand',
    part: ({ brand }) => brand,
    line: ({ brand }) => settings.brand.font.names[brand.font],
    colors: ({ brand }) => [brand.main, brand.accent],
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
    line: ({ team }) => pluralOf(deskLocale, team.length, t.people),
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
    page: 'legal',
    part: ({ company: { licences, tradeTerms, kyc, reviewed, translationsRead, draftsRead } }) => [
      licences,
      tradeTerms,
      kyc,
      reviewed,
      translationsRead,
      draftsRead,
    ],
    line: ({ company: { tradeTerms } }) => tradeTerms?.name ?? t.noTradeTerms,
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
    page: 'options',
    part: ({ announcement, languages, options }) => [announcement, languages, options],
    line: (content) => {
      const { brief, quotes } = content.options;
      return joinByDots([
        content.announcement && t.announcement,
        listIn(deskLocale, offeredLocales(content).map(languageOf)),
        pluralOf(deskLocale, quotes.validForDays, t.validForDays),
        brief.leftOut.length > 0 && pluralOf(deskLocale, brief.leftOut.length, t.leftOut),
      ]);
    },
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
];
