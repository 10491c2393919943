import { lanes } from '../../content/company.ts';
import { americas, percent, plate } from '../../map/projection.ts';
import css from './world-map/lanes.css?inline';

/** On a telephone the plate lies behind a window that shows the Americas alone. */
function windowCss(): string {
  const { left, top, width, height } = americas;
  const sheet = `position:absolute;left:${percent(-left, width)};top:${percent(-top, height)};width:${percent(plate.width, width)}`;
  return `@media(width<48rem){.plate-window{aspect-ratio:${width}/${height}}.plate-window>*{${sheet}}}\n`;
}

/**
 * The style of the map and the list, and the rules by which a lane that is pointed at or focused, by its line, its city or its row, is lit in all of them. They
 * name each lane, so they are written from the company's lanes.
 */
export function loader(): Response {
  const selectors = lanes.map(
    ({ id }) => `.lanes:has([data-lane~=${id}]:is(:hover,:focus-within)) [data-lane~=${id}]`,
  );
  return new Response(`${css}${windowCss()}${selectors.join(',\n')}{--lit:1}\n`, {
    headers: { 'Content-Type': 'text/css' },
  });
}
