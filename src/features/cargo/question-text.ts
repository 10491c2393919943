import type { Locale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import type { CargoQuestion, CargoReading } from './cargo-reading.ts';
import type { cargoQuestions } from './strings/en/cargo-questions.ts';

export type CargoQuestionStrings = typeof cargoQuestions;

/** Formats a question in the reader’s language; no separator of thousands can be misread. */
export function questionText(question: CargoQuestion, strings: CargoQuestionStrings, locale: Locale): string {
  const show = (value: number) =>
    formatNumber(locale, value, { useGrouping: false, maximumFractionDigits: value < 10 ? 2 : 0 });
  const listOf = (texts: string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(texts);
  switch (question.kind) {
    case 'unread':
      return fill(strings.unread, {
        texts: listOf(
          question.texts.map((text) => fill(strings.quoted, { text })),
          'conjunction',
        ),
      });
    case 'number':
      return fill(strings.number, { text: question.text, ...question.readings });
    case 'each-or-total': {
      const { each, all } = question.total;
      return fill(strings.eachOrTotal[question.of], {
        text: question.text,
        each: show(each),
        all: show(all),
      });
    }
    case 'side-unit':
      return fill(strings.sideUnit, {
        text: question.text,
        units: listOf(
          question.units.map((unit) => strings.units[unit]),
          'disjunction',
        ),
      });
    case 'container-and-pieces':
      return strings.containerAndPieces;
    case 'contradiction':
      return strings.contradiction[question.of];
    case 'density':
      return fill(strings.density, { density: show(question.kgPerM3) });
    case 'count':
      return fill(strings.count, { text: question.text });
    default:
      return strings[question.kind];
  }
}

/** Returns what a reading leaves open, each question once; goods that a person quotes come first. */
export function questionTexts(
  { special, questions }: CargoReading,
  strings: CargoQuestionStrings,
  locale: Locale,
): string[] {
  return [
    ...new Set([
      ...(special ? [fill(strings.special, { text: special.text })] : []),
      ...questions.map((question) => questionText(question, strings, locale)),
    ]),
  ];
}
