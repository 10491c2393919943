import type { QuoteFigures, QuoteOutcomes } from '../../../features/quotes/list.ts';
import { quoteFigureStrings as quoteFiguresStrings } from '../../../features/rates/strings/en/rates.ts';
import { lostReasons } from '../../../features/requests/lead.ts';
import { labels } from '../../../features/requests/strings/en/labels.ts';
import * as leadsStrings from '../../../features/requests/strings/en/leads.ts';
import { isService } from '../../../features/services/service.ts';
import { describeOpenTime } from '../../../features/settings/strings/en/moments.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { formatNumber } from '../../../platform/values/format.ts';
import { formatMoney } from '../../../platform/values/money.ts';

export type QuoteFiguresView = ReturnType<typeof quoteFiguresView>;

const number = (value: number) => formatNumber(deskLocale, value);

function share(part: number, total: number): string {
  return total === 0 ? quoteFiguresStrings.none : `${Math.round((part / total) * 100)}%`;
}

/** Returns cells for quoted, won, lost and win rate. */
function cellsOf({ quoted, won, lost }: QuoteOutcomes): string[] {
  return [number(quoted), number(won), number(lost), share(won, won + lost)];
}

export function quoteFiguresView(figures: QuoteFigures) {
  const t = quoteFiguresStrings;
  const leads = leadsStrings;
  const titles = labels.services;
  const { quoted, won, lost, timeToQuote, revenue, reasons } = figures;
  const within = (time: number | null) => (time === null ? t.none : describeOpenTime(time));
  return {
    t,
    glance: [
      { label: t.quoted, value: number(quoted) },
      { label: t.won, value: number(won) },
      { label: t.lost, value: number(lost) },
      { label: t.winRate, value: share(won, won + lost), note: t.winRateNote },
      { label: t.median, value: within(timeToQuote.median), note: t.openingHours },
      { label: t.ninetieth, value: within(timeToQuote.ninetieth), note: t.openingHours },
    ],
    revenue: revenue.map(({ currency, count, price, costedPrice, cost }) => ({
      id: currency,
      cells: [
        currency,
        number(count),
        formatMoney(deskLocale, { amount: price, currency }),
        costedPrice === 0
          ? t.none
          : `${formatMoney(deskLocale, { amount: costedPrice - cost, currency })} (${share(costedPrice - cost, costedPrice)})`,
      ],
    })),
    lanes: figures.lanes.map(({ from, to, ...outcomes }) => ({
      id: `${from} ${to}`,
      cells: [`${from} → ${to}`, ...cellsOf(outcomes)],
    })),
    services: figures.services.map(({ service, ...outcomes }) => ({
      id: service,
      cells: [isService(service) ? titles[service] : t.services.none, ...cellsOf(outcomes)],
    })),
    reasons: lostReasons
      .filter((reason) => reasons[reason] > 0)
      .sort((left, right) => reasons[right] - reasons[left])
      .map((reason) => ({ id: reason, cells: [leads.lostReasons[reason], number(reasons[reason])] })),
  };
}
