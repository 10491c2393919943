import { stringsByLocale } from '../settings/server/strings-by-locale.ts';
import { plates as platesEn } from './strings/en/plates.ts';
import { servicePage as servicePageEn, services as servicesEn } from './strings/en/services.ts';
import { plates as platesEs } from './strings/es/plates.ts';
import { servicePage as servicePageEs, services as servicesEs } from './strings/es/services.ts';
import { plates as platesPt } from './strings/pt/plates.ts';
import { servicePage as servicePagePt, services as servicesPt } from './strings/pt/services.ts';

export const servicesStringsIn = stringsByLocale({
  en: () => ({ plates: platesEn, servicePage: servicePageEn, services: servicesEn }),
  es: () => ({ plates: platesEs, servicePage: servicePageEs, services: servicesEs }),
  pt: () => ({ plates: platesPt, servicePage: servicePagePt, services: servicesPt }),
});
