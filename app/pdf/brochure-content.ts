import type { Company } from '../../contract/company.ts';
import type { Locale } from '../../contract/locale.ts';

/** One service as the brochure shows it. */
export interface BrochureService {
  title: string;
  heading: string;
  lead: string;
  facts: { label: string; value: string }[];
  /** What to have ready for a firm rate. */
  ready: string[];
  /** The path of a JPEG, 1200 × 750. */
  picture: string;
}

/** Everything the brochure says; the caller brings the text. */
export interface BrochureContent {
  locale: Locale;
  company: Company;
  hours: { days: string; official: string; local: string };
  coverPicture: string;
  services: BrochureService[];
  steps: { label: string; heading: string; list: { title: string; figure: string; text: string }[] };
  strings: {
    title: string;
    subject: string;
    cover: { heading: string; text: string; facts: { label: string; value: string }[] };
    overview: { label: string; heading: string; service: string; page: string };
    ready: string;
    contact: {
      label: string;
      heading: string;
      text: string;
      phone: string;
      email: string;
      rates: string;
      address: string;
      hours: string;
      website: string;
      rateRequest: string;
    };
    pageOf: string;
  };
}
