import { americas, atlantic, percent, plate, type View } from '../../features/map/projection.ts';
import { lanes } from '../../features/settings/sample-company.ts';
import css from './world-map/lanes.css?inline';

/** The plate lies behind a window that shows a part of it: on a telephone the Americas alone. */
function windowCss(media: string, { left, top, width, height }: View): string {
  const sheet = `position:absolute;left:${percent(-left, width)};top:${percent(-top, height)};width:${percent(plate.width, width)}`;
  return `@media(${media}){.plate-window{aspect-ratio:${width}/${height}}.plate-window>*{${sheet}}}\n`;
}

/**
 * The style of the map and the list, and the rules by which a lane that is pointed at or focused, by its line, its city or its row, is lit in all of them. They
 * name each lane, so they are written from the company's lanes.
 */
export function loader(): Response {
  const selectors = lanes.map(
    ({ id }) => `.lanes:has([data-lane~=${id}]:is(:hover,:focus-within)) [data-lane~=${id}]`,
  );
  const { width, height } = atlantic;
  const windows = [
    windowCss('width<48rem', americas),
    windowCss('width>=48rem', atlantic),
    // The whole map is in view at once, though never narrower than its names need.
    `@media(width>=64rem){.plate-window{max-width:max(944px,calc((100svh - var(--header-height) - 4rem)*${width}/${height}));margin-inline:auto}}\n`,
  ].join('');
  return new Response(`${css}${windows}${selectors.join(',\n')}{--lit:1}\n`, {
    headers: { 'Content-Type': 'text/css' },
  });
}
