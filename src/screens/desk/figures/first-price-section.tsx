import type { FirstPriceFigures } from '#features/quotes/list.ts';
import { firstPriceFigureStrings as t } from '#features/rates/strings/en/rates.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { FigureSection } from './figure-section.tsx';

const number = (value: number) => formatNumber(deskLocale, value);
const percent = (value: number) => formatNumber(deskLocale, value / 100, { style: 'percent' });
const share = (part: number, total: number) =>
  total === 0 ? '–' : percent(Math.round((100 * part) / total));

/** Compares the ranges of the website with the quotes that followed. */
export function FirstPriceSection({ figures }: { figures: FirstPriceFigures }) {
  const { shown, quoted, below, within, above, median, won, lost } = figures;
  const glance = [
    { label: t.shown, value: number(shown), note: fill(t.quoted, { count: number(quoted) }) },
    { label: t.below, value: number(below), note: share(below, quoted) },
    { label: t.within, value: number(within), note: share(within, quoted) },
    { label: t.above, value: number(above), note: share(above, quoted) },
    { label: t.median, value: median === null ? '–' : percent(median), note: t.medianNote },
    { label: t.accepted, value: share(won, won + lost), note: t.acceptedNote },
  ];
  return (
    <FigureSection id="first-prices" title={t.title} text={t.text} figures={glance}>
      <p className="text-[0.8125rem] text-muted">{t.compared}</p>
    </FigureSection>
  );
}
