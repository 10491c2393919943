import { isInView } from './edge-labels.ts';
import { americas, atlantic, type Point, plate, type View } from './projection.ts';

/** Limits of a view that is fitted around lanes. */
interface Fit {
  /** In units of the plate: the coastlines are too coarse for a closer view. */
  leastWidth: number;
  /** Width to height. */
  aspects: [least: number, most: number];
  /** Share of the view that stays free on each side for the names. */
  margin: [x: number, y: number];
}

const wide: Fit = { leastWidth: 760, aspects: [atlantic.width / atlantic.height, 2.2], margin: [0.09, 0.1] };
const narrow: Fit = { leastWidth: 420, aspects: [0.75, 1.4], margin: [0.1, 0.12] };

/** In units of the plate: on a phone, the names of a wider view have no room. */
const widestOnPhone = 1200;

/** Returns the part of the plate that shows all lanes, within the plate. */
function fitted(points: readonly Point[], { leastWidth, aspects: [least, most], margin }: Fit): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const lengths = [(right - left) / (1 - 2 * margin[0]), (bottom - top) / (1 - 2 * margin[1])];
  const height = Math.min(
    plate.height,
    Math.max(lengths[1] ?? 0, Math.max(leastWidth, lengths[0] ?? 0) / most),
  );
  const width = Math.min(plate.width, Math.max(leastWidth, lengths[0] ?? 0, height * least));
  const shown = Math.min(plate.height, Math.max(height, width / most));
  const inside = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), whole - length));
  return {
    left: inside((left + right) / 2, width, plate.width),
    top: inside((top + bottom) / 2, shown, plate.height),
    width: Math.round(width),
    height: Math.round(shown),
  };
}

/** Returns the window of a phone's width that has the hub and most of the other spots. */
function fullest([hub, ...others]: readonly Point[]): View {
  const windows = Array.from({ length: plate.width - widestOnPhone + 1 }, (_, left): View => {
    return { left, top: 0, width: widestOnPhone, height: plate.height };
  }).filter((view) => hub && isInView(hub, view));
  const shownIn = (view: View) => others.filter((point) => isInView(point, view)).length;
  const most = Math.max(...windows.map(shownIn));
  const best = windows.filter((view) => shownIn(view) === most);
  return best[best.length >> 1] ?? americas;
}

/**
 * Returns the parts of the plate that a map shows, of its spots (the hub first) and lines. All lanes are in view where
 * they are not too far apart; then the Americas with the Atlantic are shown to a company most of whose cities lie there,
 * and the others get labels at the edge.
 */
export function viewsOf(spots: readonly Point[], lines: readonly Point[][]): { phone: View; wide: View } {
  const points = [...spots, ...lines.flat()];
  const shareIn = (view: View) => spots.filter((point) => isInView(point, view)).length / spots.length;
  const onPhone = fitted(points, narrow);
  const onWide = fitted(points, wide);
  const isWideOfAtlantic = onWide.width > atlantic.width && shareIn(atlantic) >= 0.75;
  const ofPhone = shareIn(americas) > 0.5 ? americas : fullest(spots);
  return {
    phone: onPhone.width > widestOnPhone ? ofPhone : onPhone,
    wide: isWideOfAtlantic ? atlantic : onWide,
  };
}
