import { americas, atlantic, percent, plate, type View } from '../../features/map/projection.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import css from './world-map/lanes.css?inline';

/** Returns the style of a window that shows a part of the plate: on phones, only the Americas. */
function windowCss(media: string, { left, top, width, height }: View): string {
  const sheet = `position:absolute;left:${percent(-left, width)};top:${percent(-top, height)};width:${percent(plate.width, width)}`;
  return `@media(${media}){.plate-window{aspect-ratio:${width}/${height}}.plate-window>*{${sheet}}}\n`;
}

/**
 * Returns the style of map and list, with rules that highlight a hovered or focused lane in its line, city and row.
 * Generated, because the rules name each lane.
 */
export function loader(): Response {
  const selectors = currentSettings().lanes.map(
    ({ id }) => `.lanes:has([data-lane~="${id}"]:is(:hover,:focus-within)) [data-lane~="${id}"]`,
  );
  const windows = [windowCss('width<48rem', americas), windowCss('width>=48rem', atlantic)].join('');
  return new Response(`${css}${windows}${selectors.join(',\n')}{--lit:1}\n`, {
    headers: { 'Content-Type': 'text/css' },
  });
}
