import type { ReactNode } from 'react';
import type { Company, LaneMode } from '#platform/company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { OtherOffice } from '../offices.ts';

export interface BrochureSpot {
  name: string;
  /** Lines of a name and days; either may be empty. */
  text: [name: string, days: string][];
  /** Percentages of the map's width and height: “46.2%”. */
  at: { x: string; y: string };
  isHub: boolean;
  /** Position of the name in pixels of a map 944 pixels wide; absent where there is no room for it. */
  label: { offset: [x: number, y: number]; anchor: 'start' | 'middle' | 'end' } | undefined;
}

/** Picture for print with its text alternative. */
interface BrochurePicture {
  /** Path of a JPEG, 1200 × 750, or an owner's. */
  src: string | { data: Buffer; format: 'jpg' };
  alt: string;
}

export interface BrochureService {
  title: string;
  heading: string;
  lead: string;
  facts: { label: string; value: string }[];
  /** Drawing of the price (src/features/services/drawings) with its heading; a company's own service may have none. */
  plate: { heading: string; drawing: ReactNode } | null;
  picture: BrochurePicture;
}

/** Content of the brochure; the caller supplies the texts. */
export interface BrochureContent {
  locale: Locale;
  company: Company;
  hours: { days: string; official: string; local: string };
  /** Besides the main one. */
  otherOffices: OtherOffice[];
  coverPicture: BrochurePicture;
  services: BrochureService[];
  map: {
    /** Size in the units of the paths. */
    plate: { width: number; height: number };
    land: { globe: string; grid: string; land: string };
    lines: { id: string; mode: LaneMode; path: string }[];
    spots: BrochureSpot[];
    /** Rows of the table, in display order. */
    lanes: { id: string; mode: LaneMode; place: string; code: string; days: string }[];
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
      /** First message of a chat. */
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
