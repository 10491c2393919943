import { join } from 'node:path';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { ownPicture, shippedPicture } from '#features/settings/server/files/picture-for.ts';
import { servicesContext } from '#platform/context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { siteRoot } from '#platform/site-root.ts';
import type { Route } from './+types/card';
import { type CardName, ownServiceOfCard, pictureOfCard } from './cards.ts';
import { siteStringsIn } from './strings.ts';

/** The shipped picture without a ground; the server runs in the project's folder. */
const cutoutOf = (slot: string) => join(siteRoot, `public/stills/${slot}-960.avif`);

/** Returns the card that is shown where someone shares a page, 1200 × 630. */
export async function loader({ params: { locale, file }, context }: Route.LoaderArgs): Promise<Response> {
  const card = file.replace(/\.jpg$/, '') as CardName;
  const own = ownServiceOfCard(currentSettings(), card);
  const slot = pictureOfCard(currentSettings(), card);
  if (!slot || !isLocale(locale) || file !== `${card}.jpg`)
    return new Response('There is no such file.', { status: 404 });
  const { company } = currentSettings();
  const isDark = slot.startsWith('hero-');
  const { drawCard } = await import('./draw-card.ts');
  const picture = await ownPicture(context.get(servicesContext), own ?? slot);
  const content = await drawCard({
    company,
    text: own ? { sentence: textIn(own.name, locale) } : siteStringsIn(locale).cards[card],
    picture: picture ?? (isDark ? shippedPicture(slot) : cutoutOf(slot)),
    isDark,
  });
  return new Response(new Uint8Array(content), { headers: { 'Content-Type': 'image/jpeg' } });
}
