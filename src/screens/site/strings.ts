import { inOfferedOrder, offeredServices } from '#features/services/service.ts';
import type { OwnService } from '#features/settings/own-services.ts';
import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { hoursOfOffice as hoursOfOfficeEn } from '#features/settings/strings/en/office-hours.ts';
import { hoursOfOffice as hoursOfOfficeEs } from '#features/settings/strings/es/office-hours.ts';
import { hoursOfOffice as hoursOfOfficePt } from '#features/settings/strings/pt/office-hours.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { servicePath } from './navigation.ts';
import { about as aboutEn } from './strings/en/about.ts';
import { accessibility as accessibilityEn } from './strings/en/accessibility.ts';
import { brochure as brochureEn } from './strings/en/brochure.ts';
import { cards as cardsEn } from './strings/en/cards.ts';
import { cargoPreview as cargoPreviewEn } from './strings/en/cargo-preview.ts';
import { errors as errorsEn } from './strings/en/errors.ts';
import { home as homeEn } from './strings/en/home.ts';
import { layout as layoutEn } from './strings/en/layout.ts';
import { partners as partnersEn } from './strings/en/partners.ts';
import { privacy as privacyEn } from './strings/en/privacy.ts';
import { team as teamEn } from './strings/en/team.ts';
import { terms as termsEn } from './strings/en/terms.ts';
import { about as aboutEs } from './strings/es/about.ts';
import { accessibility as accessibilityEs } from './strings/es/accessibility.ts';
import { brochure as brochureEs } from './strings/es/brochure.ts';
import { cards as cardsEs } from './strings/es/cards.ts';
import { cargoPreview as cargoPreviewEs } from './strings/es/cargo-preview.ts';
import { errors as errorsEs } from './strings/es/errors.ts';
import { home as homeEs } from './strings/es/home.ts';
import { layout as layoutEs } from './strings/es/layout.ts';
import { partners as partnersEs } from './strings/es/partners.ts';
import { privacy as privacyEs } from './strings/es/privacy.ts';
import { team as teamEs } from './strings/es/team.ts';
import { terms as termsEs } from './strings/es/terms.ts';
import { about as aboutPt } from './strings/pt/about.ts';
import { accessibility as accessibilityPt } from './strings/pt/accessibility.ts';
import { brochure as brochurePt } from './strings/pt/brochure.ts';
import { cards as cardsPt } from './strings/pt/cards.ts';
import { cargoPreview as cargoPreviewPt } from './strings/pt/cargo-preview.ts';
import { errors as errorsPt } from './strings/pt/errors.ts';
import { home as homePt } from './strings/pt/home.ts';
import { layout as layoutPt } from './strings/pt/layout.ts';
import { partners as partnersPt } from './strings/pt/partners.ts';
import { privacy as privacyPt } from './strings/pt/privacy.ts';
import { team as teamPt } from './strings/pt/team.ts';
import { terms as termsPt } from './strings/pt/terms.ts';
import { chargeableWeight as chargeableWeightEn } from './tools/strings/en/chargeable-weight.ts';
import { containerFit as containerFitEn } from './tools/strings/en/container-fit.ts';
import { incoterms as incotermsEn } from './tools/strings/en/incoterms.ts';
import { pieceRows as pieceRowsEn } from './tools/strings/en/pieces.ts';
import { toolFrame as toolFrameEn } from './tools/strings/en/tool-frame.ts';
import { chargeableWeight as chargeableWeightEs } from './tools/strings/es/chargeable-weight.ts';
import { containerFit as containerFitEs } from './tools/strings/es/container-fit.ts';
import { incoterms as incotermsEs } from './tools/strings/es/incoterms.ts';
import { pieceRows as pieceRowsEs } from './tools/strings/es/pieces.ts';
import { toolFrame as toolFrameEs } from './tools/strings/es/tool-frame.ts';
import { chargeableWeight as chargeableWeightPt } from './tools/strings/pt/chargeable-weight.ts';
import { containerFit as containerFitPt } from './tools/strings/pt/container-fit.ts';
import { incoterms as incotermsPt } from './tools/strings/pt/incoterms.ts';
import { pieceRows as pieceRowsPt } from './tools/strings/pt/pieces.ts';
import { toolFrame as toolFramePt } from './tools/strings/pt/tool-frame.ts';

export const siteStringsIn = stringsByLocale(
  'site',
  {
    en: (settings) => ({
      about: aboutEn(settings),
      accessibility: accessibilityEn(settings),
      brochure: brochureEn(settings),
      cards: cardsEn,
      errors: errorsEn,
      home: homeEn(settings),
      hoursOfOffices: settings.offices.map(hoursOfOfficeEn),
      layout: layoutEn(settings),
      partners: partnersEn(settings),
      privacy: privacyEn(settings),
      team: teamEn(settings),
      terms: termsEn(settings),
      cargoPreview: cargoPreviewEn,
      chargeableWeight: chargeableWeightEn,
      containerFit: containerFitEn,
      incoterms: incotermsEn,
      pieceRows: pieceRowsEn,
      toolFrame: { ...toolFrameEn, offered: offeredServices(settings) },
    }),
    es: (settings) => ({
      about: aboutEs(settings),
      accessibility: accessibilityEs(settings),
      brochure: brochureEs(settings),
      cards: cardsEs,
      errors: errorsEs,
      home: homeEs(settings),
      hoursOfOffices: settings.offices.map(hoursOfOfficeEs),
      layout: layoutEs(settings),
      partners: partnersEs(settings),
      privacy: privacyEs(settings),
      team: teamEs(settings),
      terms: termsEs(settings),
      cargoPreview: cargoPreviewEs,
      chargeableWeight: chargeableWeightEs,
      containerFit: containerFitEs,
      incoterms: incotermsEs,
      pieceRows: pieceRowsEs,
      toolFrame: { ...toolFrameEs, offered: offeredServices(settings) },
    }),
    pt: (settings) => ({
      about: aboutPt(settings),
      accessibility: accessibilityPt(settings),
      brochure: brochurePt(settings),
      cards: cardsPt,
      errors: errorsPt,
      home: homePt(settings),
      hoursOfOffices: settings.offices.map(hoursOfOfficePt),
      layout: layoutPt(settings),
      partners: partnersPt(settings),
      privacy: privacyPt(settings),
      team: teamPt(settings),
      terms: termsPt(settings),
      cargoPreview: cargoPreviewPt,
      chargeableWeight: chargeableWeightPt,
      containerFit: containerFitPt,
      incoterms: incotermsPt,
      pieceRows: pieceRowsPt,
      toolFrame: { ...toolFramePt, offered: offeredServices(settings) },
    }),
  },
  {
    fixedPaths: [
      'home.cargo.services.*.service',
      'home.quickLinks.rate.fields.*.name',
      'home.steps.legs.*.charge',
      'hoursOfOffices',
      'toolFrame.offered',
    ],
    fixedLists: ['home.hero.slides', 'home.film.stages', 'home.steps.list'],
    copies: {
      'home.feedback.form.labels.': 'labels.feedback.',
      'home.feedback.form.': 'feedback.feedback.form.',
    },
    add({ home, layout, ...strings }, settings, locale) {
      const title = (own: OwnService) => textIn(own.name, locale);
      const { menus } = layout;
      return {
        ...strings,
        home: {
          ...home,
          cargo: {
            ...home.cargo,
            services: inOfferedOrder(
              settings,
              home.cargo.services,
              ({ service }) => service,
              (own) => ({ service: own.slug, title: title(own), figure: '' }),
            ),
          },
        },
        layout: {
          ...layout,
          menus: {
            ...menus,
            services: inOfferedOrder(
              settings,
              menus.services,
              ({ path }) => path.slice(servicePath('').length),
              (own) => ({ title: title(own), path: servicePath(own.slug) }),
            ),
          },
        },
      };
    },
  },
);

export type SiteStrings = ReturnType<typeof siteStringsIn>;
