import { addressOf } from '#features/settings/file-address.ts';
import { svgOf } from '#platform/brand/drawing.ts';
import { isNameInLogo, logoOn } from '#platform/brand/logo.ts';
import { withTones } from '#platform/brand/tones.ts';
import type { Company } from '#platform/company.ts';
import appCss from './app.css?inline';
import { fontFacesOf, fontFamilyOf } from './fonts.ts';

/** Address and proportions of the logo on a ground, as a style takes them. */
function logoValuesOf({ brand }: Company, isOnDark: boolean): { url: string; ratio: string } {
  const { file, width, height } = logoOn(brand, isOnDark);
  const drawn = () => svgOf(brand.drawing, brand, isOnDark).replaceAll('"', "'").replaceAll('#', '%23');
  return {
    url: file ? `url(${addressOf(file.digest, file.type)})` : `url("data:image/svg+xml,${drawn()}")`,
    ratio: String(Math.round((1000 * width) / height) / 1000),
  };
}

/** Font and logo as values of a style. */
function valuesOf(company: Company): Record<string, string> {
  const [light, dark] = [logoValuesOf(company, false), logoValuesOf(company, true)];
  return {
    font: fontFamilyOf(company.brand.font),
    logo: light.url,
    'logo-ratio': light.ratio,
    'logo-on-dark': dark.url,
    'logo-on-dark-ratio': dark.ratio,
  };
}

/** Ground of the logo for light grounds where the page is dark and there is no other logo. */
const lightGround =
  'padding:3px;border-radius:3px;background-color:brand(bone);background-origin:content-box;background-clip:border-box';
const onDark = `@media screen{.on-ink .logo{${lightGround}}}@media screen and (prefers-color-scheme:dark){.logo{${lightGround}}}`;
/** Read by screen readers alone: the logo shows the name. */
const nameInLogo = '.logo+*{position:absolute;clip-path:inset(50%)}';

function makeStyle(company: Company): string {
  const { brand } = company;
  const values = valuesOf(company);
  const sheet = appCss.replace(
    /brand\((font|logo(?:-on-dark)?(?:-ratio)?)\)/g,
    (_, name) => values[name] ?? '',
  );
  const extra = (logoOn(brand, true).hasLightGround ? onDark : '') + (isNameInLogo(brand) ? nameInLogo : '');
  return fontFacesOf(brand.font) + withTones(sheet + extra, brand);
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
