import type { PictureSlot } from '../../features/settings/pictures.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { cards } from './strings/en/cards.ts';

export type CardName = keyof typeof cards;

/** Picture of each card. */
export const cardPictures: Record<CardName, PictureSlot> = {
  home: 'hero-air',
  about: 'sea-freight',
  partners: 'air-freight',
  team: 'warehousing',
  contact: 'hero-air',
  brief: 'market-analysis',
  worldmap: 'hero-sea',
  'market-analysis': 'market-analysis',
  'air-freight': 'air-freight',
  'sea-freight': 'sea-freight',
  'train-freight': 'train-freight',
  'project-cargo': 'project-cargo',
  'alcohol-wine-exports': 'alcohol-wine-exports',
  'luxury-vehicle-export-import': 'luxury-vehicle-export-import',
  warehousing: 'warehousing',
  feedback: 'train-freight',
  'sign-in': 'warehousing',
  kyc: 'luxury-vehicle-export-import',
  privacy: 'alcohol-wine-exports',
  terms: 'project-cargo',
  accessibility: 'air-freight',
};

/** Addresses of all cards (`pageMeta`). */
export const cardPaths = locales.flatMap((locale) =>
  Object.keys(cardPictures).map((card) => `/og/${locale}/${card}.jpg`),
);
