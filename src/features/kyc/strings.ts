import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { kyc as kycEn } from './strings/en/kyc.ts';
import { kycCase as kycCaseEn } from './strings/en/kyc-case.ts';
import { kycForm as kycFormEn, kycTexts as kycTextsEn } from './strings/en/kyc-texts.ts';
import { powerOfAttorney as powerOfAttorneyEn } from './strings/en/power-of-attorney.ts';
import { kyc as kycEs } from './strings/es/kyc.ts';
import { kycCase as kycCaseEs } from './strings/es/kyc-case.ts';
import { kycForm as kycFormEs, kycTexts as kycTextsEs } from './strings/es/kyc-texts.ts';
import { powerOfAttorney as powerOfAttorneyEs } from './strings/es/power-of-attorney.ts';
import { kyc as kycPt } from './strings/pt/kyc.ts';
import { kycCase as kycCasePt } from './strings/pt/kyc-case.ts';
import { kycForm as kycFormPt, kycTexts as kycTextsPt } from './strings/pt/kyc-texts.ts';
import { powerOfAttorney as powerOfAttorneyPt } from './strings/pt/power-of-attorney.ts';

export const kycStringsIn = stringsByLocale(
  'kyc',
  {
    en: (settings) => ({
      kyc: kycEn(settings),
      kycCase: kycCaseEn,
      kycForm: kycFormEn(settings),
      kycTexts: kycTextsEn,
      powerOfAttorney: powerOfAttorneyEn(settings),
    }),
    es: (settings) => ({
      kyc: kycEs(settings),
      kycCase: kycCaseEs,
      kycForm: kycFormEs(settings),
      kycTexts: kycTextsEs,
      powerOfAttorney: powerOfAttorneyEs(settings),
    }),
    pt: (settings) => ({
      kyc: kycPt(settings),
      kycCase: kycCasePt,
      kycForm: kycFormPt(settings),
      kycTexts: kycTextsPt,
      powerOfAttorney: powerOfAttorneyPt(settings),
    }),
  },
  { fixedLists: ['kycCase.state.steps.list'], copies: { 'kycCase.form.texts.': 'kyc.kycTexts.' } },
);

export type KycStrings = ReturnType<typeof kycStringsIn>;
