import { lanes } from '../../content/company.ts';

/**
 * The rules by which a lane that is pointed at or focused, on the map or in the list, is lit in both. They name each
 * lane, so they are written from the company's lanes; how a lit lane looks is said where it is drawn.
 */
export function loader(): Response {
  const selectors = lanes.map(
    ({ id }) => `.lanes:has([data-lane=${id}]:is(:hover,:focus-within)) [data-lane=${id}]`,
  );
  const css = `${selectors.join(',\n')}{--lit:1;--unlit:0;--lane:var(--color-action)}\n`;
  return new Response(css, { headers: { 'Content-Type': 'text/css' } });
}
