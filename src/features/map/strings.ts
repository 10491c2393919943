import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { worldmap as worldmapEn } from './strings/en/worldmap.ts';
import { worldmap as worldmapEs } from './strings/es/worldmap.ts';
import { worldmap as worldmapPt } from './strings/pt/worldmap.ts';

export const mapStringsIn = stringsByLocale('map', {
  en: (settings) => ({ worldmap: worldmapEn(settings) }),
  es: (settings) => ({ worldmap: worldmapEs(settings) }),
  pt: (settings) => ({ worldmap: worldmapPt(settings) }),
});

export type MapStrings = ReturnType<typeof mapStringsIn>;
