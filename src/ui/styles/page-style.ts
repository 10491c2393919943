import type { Brand } from '../../platform/brand/brand.ts';
import { withTones } from '../../platform/brand/tones.ts';
import appCss from './app.css?inline';

const styles = new WeakMap<Brand, string>();

/** Returns the stylesheet that every page has inlined, in the tones of the brand; made once for each brand. */
export function pageStyle(brand: Brand): string {
  const known = styles.get(brand);
  if (known !== undefined) return known;
  const style = withTones(appCss, brand);
  styles.set(brand, style);
  return style;
}
