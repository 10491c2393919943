import { addressOf } from '../../features/settings/file-address.ts';
import { isWide } from '../../platform/brand/brand.ts';
import { svgOf } from '../../platform/brand/drawing.ts';
import { withTones } from '../../platform/brand/tones.ts';
import type { Company } from '../../platform/company.ts';
import appCss from './app.css?inline';
import { fontFacesOf, fontFamilyOf } from './typefaces.ts';

/** Typeface and mark as values of a style. */
function valuesOf({ brand }: Company): Record<string, string> {
  const { mark, markOnDark, drawing, typeface } = brand;
  const { width, height } = mark ?? drawing.box;
  const file = ({ digest, type }: NonNullable<typeof mark>) => `url(${addressOf(digest, type)})`;
  const drawn = (isOnDark: boolean) =>
    `url("data:image/svg+xml,${svgOf(drawing, brand, isOnDark).replaceAll('"', "'").replaceAll('#', '%23')}")`;
  return {
    mark: mark ? file(mark) : drawn(false),
    'mark-on-dark': markOnDark ? file(markOnDark) : mark ? file(mark) : drawn(true),
    font: fontFamilyOf(typeface),
    'mark-ratio': String(Math.round((1000 * width) / height) / 1000),
  };
}

/** The mark for light grounds, where there is no other, on a plate. */
const plate =
  'padding:3px;border-radius:3px;background-color:brand(bone);background-origin:content-box;background-clip:border-box';
const onPlate = `@media screen{.on-ink .mark{${plate}}}@media screen and (prefers-color-scheme:dark){.mark{${plate}}}`;
/** Read by screen readers alone: the mark shows the name. */
const nameInMark = '.mark+*{position:absolute;clip-path:inset(50%)}';

function makeStyle(company: Company): string {
  const { mark, markOnDark } = company.brand;
  const values = valuesOf(company);
  const sheet = appCss.replace(/brand\((font|mark(?:-on-dark|-ratio)?)\)/g, (_, name) => values[name] ?? '');
  const extra = (mark && !markOnDark ? onPlate : '') + (mark && isWide(mark) ? nameInMark : '');
  return fontFacesOf(company.brand.typeface) + withTones(sheet + extra, company.brand);
}

const styles = new WeakMap<Company, string>();

/** Returns the stylesheet that every page has inlined, in the tones of the brand; made once for each snapshot. */
export function pageStyle(company: Company): string {
  const known = styles.get(company);
  if (known !== undefined) return known;
  const style = makeStyle(company);
  styles.set(company, style);
  return style;
}
