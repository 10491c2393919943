import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { labelsOfDetails } from '#features/cargo/cargo-strings.ts';
import { describeCargo } from '#features/cargo/describe-cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { checkTaxNumber } from '#features/cargo/tax-number.ts';
import type { FirstPrice } from '#features/rates/price/first-price.ts';
import { firstPriceText } from '#features/rates/price/first-price-text.ts';
import { ownNames } from '#features/services/own-strings.ts';
import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fileSize, formatNumber, listIn } from '#platform/values/format.ts';
import { type AnsweredLead, type Answers, type FieldValue, isFile, isQuantity, unreadIn } from './answers.ts';
import { billingOf } from './billing.ts';
import { contactMessageFields, rateRequestFields } from './lead-forms.ts';
import { labels as en } from './strings/en/labels.ts';
import { labels as es } from './strings/es/labels.ts';
import { labels as pt } from './strings/pt/labels.ts';

/** Labels of fields and services, on pages and in mails alike. */
export const labelsIn = stringsByLocale<typeof en>(
  'labels',
  { en: () => en, es: () => es, pt: () => pt },
  {
    isPlain: true,
    add: (labels, settings, locale) => ({
      ...labels,
      services: { ...labels.services, ...ownNames(settings, locale) },
    }),
  },
);

/** Fields that belong together. The fields that stand for themselves come first, in a section without a title. */
export interface Section {
  title: string;
  /** The value is empty where nothing was answered, and may have several lines. */
  fields: { name: string; label: string; value: string }[];
}

/** Texts of a form. A field inside a list or group goes by its path, such as `packages.weight`. */
interface Form {
  /** The fields that are described even without an answer, in order. */
  fields: readonly string[];
  labels: Partial<Record<string, string>>;
  /** Labels of a choice's options, by field. */
  options: Partial<Record<string, Partial<Record<string, string>>>>;
}

function formOf(kind: AnsweredLead['kind'], locale: Locale): Form {
  const { rateRequest, services, taxKinds, contactMessage } = labelsIn(locale);
  // Staff add the answers for invoices to any request.
  if (kind === 'contact-message')
    return {
      fields: contactMessageFields,
      labels: { ...rateRequest, ...contactMessage },
      options: { taxKind: taxKinds },
    };
  const shipment = cargoStringsIn(locale);
  return {
    fields: rateRequestFields,
    // A contact message that staff made a rate request keeps its subject and message.
    labels: { ...contactMessage, ...rateRequest, ...shipment.labels },
    options: { service: services, taxKind: taxKinds, ...shipment.options },
  };
}

/**
 * Describes answers in the order of their form, with labels and formatted values; a value that the form does not define
 * comes last, under its name, so that nothing that was sent is hidden. Each item of a list of groups is a section. The
 * shipment follows as `describeCargo` puts it, and what could not be read of the form comes last.
 */
export function describeAnswers(
  { kind, answers }: AnsweredLead,
  locale: Locale,
  { form = formOf(kind, locale), isForDesk = false }: { form?: Form; isForDesk?: boolean } = {},
): Section[] {
  const labelOf = (path: string, name: string) => form.labels[path] ?? name;

  /** A value as text, or null for one that is a section or several. */
  function format(path: string, value: FieldValue | undefined): string | null {
    if (value === undefined || value === null) return '';
    if (path === 'firstPrice') return firstPriceText(locale, value as unknown as FirstPrice);
    if (typeof value === 'string') return form.options[path]?.[value] ?? value;
    if (typeof value === 'number') return formatNumber(locale, value);
    if (typeof value === 'boolean') return labelsIn(locale)[value ? 'yes' : 'no'];
    if (Array.isArray(value)) {
      const items = value.map((item) => format(path, item));
      return items.includes(null) ? null : items.join('\n');
    }
    if (isQuantity(value)) return `${formatNumber(locale, value.amount)} ${value.unit}`;
    return isFile(value) ? `${value.name} (${fileSize(locale, value.size)})` : null;
  }

  function sectionsOf(title: string, group: Answers, path: string, names: readonly string[]): Section[] {
    const section: Section = { title, fields: [] };
    const inner: Section[] = [];
    for (const name of names) {
      const [value, itsPath] = [group[name], `${path}${name}`];
      const label = labelOf(itsPath, name);
      const text = format(itsPath, value);
      const note = isForDesk && itsPath === 'taxNumber' ? taxProblemOf(group, locale) : '';
      if (text !== null) section.fields.push({ name, label, value: [text, note].filter(Boolean).join('\n') });
      else inner.push(...sectionsWithin(listIn(locale, [title, label].filter(Boolean)), value, itsPath));
    }
    return section.fields.length > 0 ? [section, ...inner] : inner;
  }

  function sectionsWithin(title: string, value: FieldValue | undefined, path: string): Section[] {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item: FieldValue | undefined, index) => {
      const itsTitle = Array.isArray(value) ? `${title} ${formatNumber(locale, index + 1)}` : title;
      const text = format(path, item);
      if (text !== null) return [{ title: itsTitle, fields: [{ name: path, label: title, value: text }] }];
      if (Array.isArray(item)) return sectionsWithin(itsTitle, item, path);
      const group = item as Answers;
      return sectionsOf(itsTitle, group, `${path}.`, Object.keys(group));
    });
  }

  const shipment = cargoIn(answers);
  // The service comes first: it was chosen before the form.
  const given = Object.keys(answers).filter(
    (name) =>
      !form.fields.includes(name) && answers[name] && name !== 'unread' && !(shipment && name === 'shipment'),
  );
  const [choices, others] = [
    given.filter((name) => form.options[name]),
    given.filter((name) => !form.options[name]),
  ];
  return [
    ...sectionsOf('', answers, '', [...choices, ...form.fields, ...others]),
    ...(shipment ? describeCargo(shipment, locale, { isForDesk }) : []),
    ...unreadSection(answers, form, locale),
  ];
}

/** Returns the problem of a tax number that cannot be right; empty for any other. */
export function taxProblemOf(answers: Answers, locale: Locale): string {
  const { taxKind, taxNumber } = billingOf(answers);
  const found = checkTaxNumber(taxKind, taxNumber);
  return found === 'right' ? '' : (labelsIn(locale).taxProblems[found][taxKind] ?? '');
}

/** The answers that could not be read, as they were typed, under the names of their fields; none without any. */
function unreadSection(answers: Answers, form: Form, locale: Locale): Section[] {
  const unread = unreadIn(answers);
  if (unread.length === 0) return [];
  const strings = cargoStringsIn(locale);
  const details = labelsOfDetails(
    Object.fromEntries(unread.map(({ field, text }) => [field, text])),
    strings,
  );
  const fields = unread.map(({ field, text }) => ({
    // The field itself may be left out where it is shown elsewhere; what was typed in it is not.
    name: `unread.${field}`,
    label: details[field] ?? form.labels[field] ?? field.replace(/^shipment\./, ''),
    value: text,
  }));
  return [{ title: strings.lines.unread, fields }];
}

/** The fields of sections that say something, without those of some names. */
export function answeredOnly(sections: Section[], without: readonly string[] = []): Section[] {
  return sections
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ name, value }) => value !== '' && !without.includes(name)),
    }))
    .filter(({ fields }) => fields.length > 0);
}
