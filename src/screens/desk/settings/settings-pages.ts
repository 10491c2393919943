import type { StoredSettings } from '../../../features/settings/settings.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { joinByDots, listIn, pluralOf } from '../../../platform/values/format.ts';
import { settings } from '../strings/en/settings.ts';

const { lines: t } = settings.overview;

interface SettingsPage {
  page: keyof typeof settings.pages;
  /** What the page changes. */
  part: (content: StoredSettings) => unknown;
  /** What is set, in one line. */
  line: (content: StoredSettings) => string;
}

const few = 3;

/** The pages of the settings in their order. */
export const settingsPages: SettingsPage[] = [
  {
    page: 'company',
    part: ({ company: { licences: _, tradeTerms: __, kyc: ___, reviewed: ____, ...company } }) => company,
    line: ({ company }) => joinByDots([company.name, company.phone, company.email.contact]),
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
];
