import { offeredServices, offeredTemplates } from '#features/services/service.ts';
import { findOwnService, isShipped, type ServiceList } from '#features/settings/own-services.ts';
import type { PictureSlot } from '#features/settings/pictures.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { cards } from './strings/en/cards.ts';

export type CardName = keyof typeof cards;

/** Picture of each card where its service is offered. */
const cardPictures: Record<CardName, PictureSlot> = {
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

/** The service that a picture shows. */
const shownIn = (slot: PictureSlot): string =>
  slot === 'hero-air' ? 'air-freight' : slot === 'hero-sea' ? 'sea-freight' : slot;

/**
 * Returns the picture of a card: no page but that of a service itself shows one that the company does not offer. Undefined for
 * a name that is no card's.
 */
export function pictureOfCard(settings: ServiceList, card: string): PictureSlot | undefined {
  if (!Object.hasOwn(cardPictures, card)) {
    const own = ownServiceOfCard(settings, card);
    // One that is like no shipped service has a picture of its own.
    return own && (own.template ?? 'sea-freight');
  }
  const slot = cardPictures[card as CardName];
  const templates = Object.values(offeredTemplates(settings));
  if (isShipped(card) || templates.includes(shownIn(slot))) return slot;
  return templates.find(isShipped) ?? slot;
}

const ownPrefix = 'service-';

/** Returns the card of a service's page. */
export const cardOfService = (slug: string) => (isShipped(slug) ? slug : ownPrefix + slug);

/** Returns the company's own service that a card is of. */
export const ownServiceOfCard = (settings: ServiceList, card: string) =>
  card.startsWith(ownPrefix) ? findOwnService(settings, card.slice(ownPrefix.length)) : undefined;

/** Returns the addresses of all cards (`pageMeta`). */
export function cardPaths(settings: ServiceList): string[] {
  const cards = new Set([...Object.keys(cardPictures), ...offeredServices(settings).map(cardOfService)]);
  return locales.flatMap((locale) => [...cards].map((card) => `/og/${locale}/${card}.jpg`));
}
