import { quotedCargo } from '#features/quotes/quoted-cargo.ts';
import type { Answers } from '#features/requests/answers.ts';
import type { Section } from '#features/requests/describe-answers.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { joinByDots } from '#platform/values/format.ts';

/** Lines of a summary, and characters of a line. */
const [mostLines, mostCharacters] = [6, 240];

/** Fields that say nothing about the cargo, or are shown elsewhere. */
const leftOut = ['attachments', 'referenceNumber', 'subject', 'message'];

/**
 * A request in six lines: the goods, the lane, the cargo, and what else is known of the shipment, then the first other
 * answers. The complete answers are folded below.
 */
export function sentSummary(answers: Answers, sections: readonly Section[], locale: Locale): string[] {
  const cargo = quotedCargo(answers, locale);
  const find = (name: string) => cargo.find((detail) => detail.name === name)?.value ?? '';
  const [goods] = cargo.filter(({ name }) => name !== 'referenceNumber' && !name.startsWith('shipment.'));
  const parts = joinByDots([...new Set(find('shipment.totals').split(/\n| · /))]);
  const main = [
    goods?.value ?? '',
    [find('shipment.from'), find('shipment.to')].filter(Boolean).join(' → '),
    parts,
  ];
  const used = ['shipment.from', 'shipment.to', 'shipment.totals', 'shipment.pieces', 'shipment.containers'];
  const shown = new Set([...used, ...leftOut, ...cargo.map(({ name }) => name)]);
  const others = [
    ...cargo.filter(({ name }) => name.startsWith('shipment.') && !used.includes(name)),
    ...sections
      .flatMap(({ fields }) => fields)
      .filter(({ name }) => !shown.has(name) && !name.startsWith('unread.')),
  ].map(({ label, value }) => `${label}: ${value}`);
  return [...main.filter(Boolean), ...others]
    .slice(0, mostLines)
    .map((line) => beginningOf(line, mostCharacters));
}
