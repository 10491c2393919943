import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { shipmentPage as shipmentPageEn } from './strings/en/shipment-page.ts';
import { track as trackEn } from './strings/en/track.ts';
import { shipmentPage as shipmentPageEs } from './strings/es/shipment-page.ts';
import { track as trackEs } from './strings/es/track.ts';
import { shipmentPage as shipmentPagePt } from './strings/pt/shipment-page.ts';
import { track as trackPt } from './strings/pt/track.ts';

export const shipmentsStringsIn = stringsByLocale('shipments', {
  en: () => ({ shipmentPage: shipmentPageEn, track: trackEn }),
  es: () => ({ shipmentPage: shipmentPageEs, track: trackEs }),
  pt: () => ({ shipmentPage: shipmentPagePt, track: trackPt }),
});

export type ShipmentsStrings = ReturnType<typeof shipmentsStringsIn>;
