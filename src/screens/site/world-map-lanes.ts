import { drawMap } from '#features/map/draw-map.ts';
import { percent, plate, type View } from '#features/map/projection.ts';
import { mapStringsIn } from '#features/map/strings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import css from './world-map/lanes.css?inline';

/** Returns the style of a window that shows a part of the plate. */
function windowCss(media: string, { left, top, width, height }: View): string {
  const sheet = `position:absolute;left:${percent(-left, width)};top:${percent(-top, height)};width:${percent(plate.width, width)}`;
  return `@media(${media}){.plate-window{aspect-ratio:${width}/${height}}.plate-window>*{${sheet}}}\n`;
}

/**
 * Returns the style of map and list, with rules that highlight a hovered or focused lane in its line, city and row.
 * Generated, because the rules name each lane.
 */
export async function loader(): Promise<Response> {
  const { lanes } = currentSettings();
  const { days, spotModes: modes, regions } = mapStringsIn(defaultLocale).worldmap;
  const { views } = await drawMap(lanes, { days, modes, regions });
  const selectors = lanes.map(
    ({ id }) => `.lanes:has([data-lane~="${id}"]:is(:hover,:focus-within)) [data-lane~="${id}"]`,
  );
  const windows = [windowCss('width<48rem', views.phone), windowCss('width>=48rem', views.wide)].join('');
  return new Response(`${css}${windows}${selectors.join(',\n')}{--lit:1}\n`, {
    headers: { 'Content-Type': 'text/css' },
  });
}
