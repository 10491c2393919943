import { cargoQuestionsIn } from '#features/cargo/cargo-questions.ts';
import { type MailCargo, readMailCargo } from '#features/cargo/mail-cargo.ts';
import { questionTexts } from '#features/cargo/question-text.ts';
import { findLaneInText } from '#features/cargo/server/places/lane-in-text.ts';
import { parsePlace } from '#features/cargo/server/places/places.ts';
import { deskLocale, type Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { detailsOfReading } from '../pages/client-brief/address-cargo.ts';

/** Newest texts of a customer that are read. */
const mostTexts = 5;
/** Numbers that are shown as not read, and characters of one. */
const mostUnread = 6;
const longestUnread = 60;

interface ProposalStrings {
  noCargo: string;
  noEnd: { from: string; to: string };
  severalLanes: string;
  whichContainer: string;
  cooled: string;
  whichPlace: string;
  alsoWritten: string;
}

export interface Proposal {
  /** Values by input name, for fields that are empty. */
  values: Record<string, string>;
  /** Questions that the texts leave open. */
  open: string[];
}

const isMeasure = (name: string) =>
  /^shipment\.(?:containers|pieces|vehicles|storage|grossKg|volumeM3)/.test(name);

/** Questions after which no container is proposed. */
const blocking = new Set(['unread', 'container-and-pieces', 'count']);

/** True for containers that the form has, each named once. */
function areKnown({ equipment, reading }: MailCargo): boolean {
  const codes = new Set(equipment.map(({ code }) => code));
  return (
    codes.size === equipment.length &&
    equipment.every(({ code, quantity }) => code !== null && quantity !== null && quantity > 0) &&
    !reading?.questions.some(({ kind }) => blocking.has(kind))
  );
}

/** True for a cargo that is cooled and may not travel in all the containers that are named. */
const needsReefer = ({ cooled, equipment, reading }: MailCargo) =>
  cooled !== null &&
  (equipment.length > 0
    ? equipment.some(({ code }) => code !== '45R1')
    : (reading?.containers.length ?? 0) > 0);

function cargoValues(cargo: MailCargo | undefined): Record<string, string> {
  if (!cargo?.reading) return {};
  const details = detailsOfReading(cargo.reading, deskLocale);
  const isCooledOpen = needsReefer(cargo);
  const containers =
    isCooledOpen || !areKnown(cargo)
      ? []
      : cargo.equipment.flatMap(({ code, quantity }, index) => [
          [`containers.${index}.type`, code ?? ''],
          [`containers.${index}.quantity`, String(quantity)],
        ]);
  const entries = Object.entries(details).filter(
    ([name]) => !(isCooledOpen && name.startsWith('containers.')),
  );
  const { minC, maxC } = cargo.temperature ?? {};
  const temperature = cargo.temperature
    ? [
        ['temperature.minC', String(minC)],
        ['temperature.maxC', String(maxC)],
      ]
    : [];
  return Object.fromEntries(
    [...entries, ...containers, ...temperature].map(([name, value]) => [`shipment.${name}`, value ?? '']),
  );
}

/** Returns what a cargo leaves open about its containers and measures. */
function cargoQuestionsOf(cargo: MailCargo, t: ProposalStrings): string[] {
  const questions = cargoQuestionsIn(deskLocale);
  const { reading, equipment, cooled, isContainerOpen } = cargo;
  if (!reading) return [t.noCargo];
  const isCooledOpen = needsReefer(cargo);
  const isKnown = areKnown(cargo);
  const unknown = isKnown ? [] : equipment.filter(({ code, quantity }) => code === null || quantity === null);
  const isProposed = equipment.length > 0 && isKnown && !isCooledOpen;
  const isOfEquipment = reading.special?.kind === 'equipment' || reading.special?.kind === 'temperature';
  const special =
    isOfEquipment && (isProposed || isCooledOpen || unknown.length > 0) ? null : reading.special;
  const repeated =
    equipment.length > 0 && !isProposed && unknown.length === 0 && !isCooledOpen ? equipment : [];
  return [
    ...(isCooledOpen ? [fill(t.cooled, { text: cooled ?? '' })] : []),
    ...[...unknown, ...repeated].map(({ text }) => fill(t.whichContainer, { text })),
    ...(isContainerOpen ? [questions.container] : []),
    ...questionTexts({ ...reading, special }, questions, deskLocale),
  ];
}

/**
 * Reads lane, cargo, goods and Incoterms rule from the texts of a customer, the newest first, and proposes them for fields
 * that are empty. A text that can be read in two ways leaves its fields empty and its question open.
 */
export async function proposeAnswers(
  texts: readonly string[],
  { known, locale, t }: { known: Record<string, string>; locale: Locale; t: ProposalStrings },
): Promise<Proposal> {
  const newest = texts.slice(0, mostTexts);
  if (newest.length === 0) return { values: {}, open: [] };
  const cargos = newest.map((text) => readMailCargo(text, locale));
  const cargo = cargos.find(({ reading }) => reading !== null);
  const lanes = await Promise.all(newest.map(findLaneInText));
  const lane = lanes.find(({ from, to, isSeveral }) => from !== null || to !== null || isSeveral);
  const incoterm = cargos.map((read) => read.incoterm).find((rule) => rule !== null) ?? '';
  const isMeasured = Object.keys(known).some(isMeasure);

  const ends = (['from', 'to'] as const).map((end) => ({
    end,
    name: `shipment.${end}.text`,
    text: lane?.[end] ?? '',
  }));
  const proposed = {
    ...(!isMeasured && cargoValues(cargo)),
    ...Object.fromEntries(ends.map(({ name, text }) => [name, text])),
    'shipment.incoterm': incoterm,
    productToExport: cargo?.goods ?? '',
  };
  const values = Object.fromEntries(
    Object.entries(proposed).filter(([name, value]) => value !== '' && !known[name]),
  );

  const open: string[] = [];
  if (lane?.isSeveral && ends.some(({ name }) => !known[name])) open.push(t.severalLanes);
  for (const { end, name, text } of ends) {
    if (known[name] || lane?.isSeveral) continue;
    if (!text) open.push(t.noEnd[end]);
    else if (!(await parsePlace(text))) open.push(fill(t.whichPlace, { text }));
  }
  if (!isMeasured) {
    const questions = cargoQuestionsIn(deskLocale);
    open.push(...(cargo ? cargoQuestionsOf(cargo, t) : [t.noCargo]));
    const unread = [...new Set(cargo?.unread ?? [])].filter((text) => text.length <= longestUnread);
    if (unread.length > 0) {
      const quoted = unread.slice(0, mostUnread).map((text) => fill(questions.quoted, { text }));
      open.push(fill(t.alsoWritten, { texts: quoted.join(', ') }));
    }
  }
  return { values, open };
}
