import { addressOf } from '../../features/settings/file-address.ts';
import { isWide } from '../../platform/brand/brand.ts';
import { svgOf } from '../../platform/brand/drawing.ts';
import { withTones } from '../../platform/brand/tones.ts';
import type { Company } from '../../platform/company.ts';
import appCss from './app.css?inline';
import { fontFacesOf, fontFamilyOf } from './fonts.ts';

/** Font and logo as values of a style. */
function valuesOf({ brand }: Company): Record<string, string> {
  const { logo, logoOnDark, drawing, font } = brand;
  const { width, height } = logo ?? drawing.box;
  const file = ({ digest, type }: NonNullable<typeof logo>) => `url(${addressOf(digest, type)})`;
  const drawn = (isOnDark: boolean) =>
    `url("data:image/svg+xml,${svgOf(drawing, brand, isOnDark).replaceAll('"', "'").replaceAll('#', '%23')}")`;
  return {
    logo: logo ? file(logo) : drawn(false),
    'logo-on-dark': logoOnDark ? file(logoOnDark) : logo ? file(logo) : drawn(true),
    font: fontFamilyOf(font),
    'logo-ratio': String(Math.round((1000 * width) / height) / 1000),
  };
}

/** Ground of the logo for light grounds where the page is dark and there is no other logo. */
const lightGround =
  'padding:3px;border-radius:3px;background-color:brand(bone);background-origin:content-box;background-clip:border-box';
const onDark = `@media screen{.on-ink .logo{${lightGround}}}@media screen and (prefers-color-scheme:dark){.logo{${lightGround}}}`;
/** Read by screen readers alone: the logo shows the name. */
const nameInLogo = '.logo+*{position:absolute;clip-path:inset(50%)}';

function makeStyle(company: Company): string {
  const { logo, logoOnDark } = company.brand;
  const values = valuesOf(company);
  const sheet = appCss.replace(/brand\((font|logo(?:-on-dark|-ratio)?)\)/g, (_, name) => values[name] ?? '');
  const extra = (logo && !logoOnDark ? onDark : '') + (logo && isWide(logo) ? nameInLogo : '');
  return fontFacesOf(company.brand.font) + withTones(sheet + extra, company.brand);
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
