import type { ReactNode } from 'react';
import type { Company, LaneMode } from '../../../platform/company.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** A city of the map. */
export interface BrochureSpot {
  name: string;
  /** Lines of a name and days, where one of the two may be empty. */
  text: [name: string, days: string][];
  /** Shares of the plate's width and height: “46.2%”. */
  at: { x: string; y: string };
  isHub: boolean;
  /** Where its name stands, in pixels of a map 944 pixels wide; a spot without room for one has none. */
  label: { offset: [x: number, y: number]; anchor: 'start' | 'middle' | 'end' } | undefined;
}

/** A picture of print, with what it shows. */
interface BrochurePicture {
  /** The path of a JPEG, 1200 × 750. */
  path: string;
  alt: string;
}

/** One service as the brochure shows it. */
export interface BrochureService {
  title: string;
  heading: string;
  lead: string;
  facts: { label: string; value: string }[];
  /** The drawing that explains its price (src/features/services/plates), with what stands above it. */
  plate: { heading: string; drawing: ReactNode };
  picture: BrochurePicture;
}

/** Everything the brochure says; the caller brings the text. */
export interface BrochureContent {
  locale: Locale;
  company: Company;
  hours: { days: string; official: string; local: string };
  coverPicture: BrochurePicture;
  services: BrochureService[];
  map: {
    /** The size in whose units the paths are. */
    plate: { width: number; height: number };
    land: { globe: string; grid: string; land: string };
    lines: { id: string; mode: LaneMode; path: string }[];
    spots: BrochureSpot[];
    /** The rows of the table, in its order. */
    lanes: { mode: LaneMode; place: string; code: string; days: string }[];
  };
  strings: {
    title: string;
    subject: string;
    cover: { heading: string; text: string; facts: { label: string; value: string }[] };
    overview: { label: string; heading: string; service: string; charged: string; page: string };
    map: {
      label: string;
      heading: string;
      alt: string;
      note: string;
      days: string;
      modes: Record<LaneMode, string>;
    };
    contact: {
      label: string;
      heading: string;
      text: string;
      phone: string;
      whatsapp: string;
      chat: string;
      /** What a chat begins with. */
      greeting: string;
      email: string;
      rates: string;
      address: string;
      hours: string;
      website: string;
      rateRequest: string;
      ready: { heading: string; list: { label: string; value: string }[] };
      rate: { heading: string; list: { label: string; value: string }[] };
    };
    pageOf: string;
  };
}
