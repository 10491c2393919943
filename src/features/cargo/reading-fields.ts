import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { rewriteNumber, typedTextOf } from '#platform/values/typed-number.ts';
import type { CargoQuestion, CargoReading } from './cargo-reading.ts';
import { isoCodeOf } from './container-fit.ts';
import type { PieceRow } from './pieces.ts';

/** Returns a number as it can be typed in a locale and is read back. */
export const typedIn = (locale: Locale, value: number) =>
  rewriteNumber(typedTextOf(String(Number(value.toFixed(3)))), defaultLocale, locale);

/** Questions after which not even a part of a reading is filled in. */
const openQuestions: readonly CargoQuestion['kind'][] = [
  'unread',
  'container',
  'container-and-pieces',
  'count',
];

/** Fields that a reading surely fills in, in cm, kg and m³; empty texts for the others. */
export interface ReadFields {
  containers: { code: string; quantity: string; weightKg: string }[];
  /** Pieces with all their sides. */
  rows: PieceRow[];
  kg: string;
  m3: string;
}

/** Returns the fields of a form that a reading fills in: none if a part of the text was not understood. */
export function fieldsOfReading(reading: CargoReading, locale: Locale): ReadFields {
  const { containers, rows, totalKg, totalM3, questions } = reading;
  const show = (value: number | null) => (value === null ? '' : typedIn(locale, value));
  if (questions.some(({ kind }) => openQuestions.includes(kind)))
    return { containers: [], rows: [], kg: '', m3: '' };
  if (containers.length > 0) {
    const [only, other] = containers;
    const kg = only && !other && totalKg !== null ? totalKg / only.quantity : 0;
    const weightKg = kg > 0 && Number.isInteger(kg) ? String(kg) : '';
    return {
      containers: containers.map(({ type, quantity }) => ({
        ...{ code: isoCodeOf[type], quantity: String(quantity), weightKg },
      })),
      ...{ rows: [], kg: '', m3: '' },
    };
  }
  const sized = rows.map(({ quantity, sidesCm, eachKg }): PieceRow => {
    const [length = '', width = '', height = ''] = (sidesCm ?? []).map(show);
    return {
      quantity: show(quantity ?? (rows.length === 1 ? 1 : null)),
      ...{ length, width, height, weight: show(eachKg) },
    };
  });
  const isSized = sized.every(({ quantity, length }) => quantity !== '' && length !== '');
  return {
    containers: [],
    rows: isSized && questions.every((question) => 'of' in question && question.of === 'kg') ? sized : [],
    kg: show(totalKg),
    m3: show(totalM3),
  };
}
