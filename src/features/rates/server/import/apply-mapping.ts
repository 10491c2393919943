import type { TransportMode } from '#features/cargo/choices.ts';
import { isCurrency } from '#platform/values/money.ts';
import type { ChargeBasis, ChargeCode } from '../../charges.ts';
import {
  breakOf,
  containersOf,
  type FileQuestions,
  type FoundTitle,
  missingColumns,
  per100Kg,
  titleKeys,
} from '../../mapping.ts';
import type { RateMapping } from '../../rate-input.ts';
import { isSeaName } from './cells.ts';
import type { FileRow } from './file-row.ts';
import { partsOf, proposeTargets } from './titles.ts';
import { basisNamed, containersNamed } from './trade-names.ts';
import { ownTarget } from './usual-titles.ts';

/** The target of each column of a file, and the values of columns that it lacks. */
export interface AppliedMapping {
  targets: string[];
  constants: RateMapping['constants'];
  /** Remembered for the vendor; null where the columns have our own names. */
  mapping: RateMapping | null;
}

interface Reading {
  titles: string[];
  isVendor: boolean;
  /** The owner's mapping for this file. */
  chosen: RateMapping | null;
  /** The mapping of the vendor's last file. */
  remembered: RateMapping | null;
}

/**
 * Returns how a file is read when that is known: what the owner chose or what was remembered for all of its titles, or our own
 * names. Null when the owner has to choose. Days of validity change with each file, so they are never remembered.
 */
export function applyMapping({ titles, chosen, remembered }: Reading): AppliedMapping | null {
  const keys = titleKeys(titles);
  const by = (mapping: RateMapping): AppliedMapping => ({
    targets: keys.map((key) => mapping.columns[key] ?? ''),
    constants: mapping.constants,
    mapping,
  });
  const holdsAll = (mapping: RateMapping) => keys.every((key) => key in mapping.columns);
  if (chosen && holdsAll(chosen)) return by(chosen);
  const hasDays =
    remembered && ('valid_from' in remembered.constants || 'valid_until' in remembered.constants);
  // Answers alone leave the columns as they were remembered.
  const answers = chosen && Object.keys(chosen.columns).length === 0 ? chosen : null;
  if ((!chosen || answers) && remembered && !hasDays && holdsAll(remembered))
    return by({ ...remembered, ...answers, columns: remembered.columns, constants: remembered.constants });
  const own = titles.map(ownTarget);
  const targets = own.map((target) => target ?? '');
  return own.includes(null) || missingColumns(targets, {}).length > 0
    ? null
    : { targets, constants: {}, mapping: chosen };
}

/** Lines of a file that its question shows. */
const shownRows = 5;

/** Returns the question for the owner: titles with a proposal, the first lines, and values for missing columns. */
export function questionOf(
  { titles, isVendor, chosen, remembered }: Reading,
  rows: readonly FileRow[],
): {
  titles: FoundTitle[];
  rows: FileQuestions['rows'];
  constants: RateMapping['constants'];
  guessed: string[];
  included: ChargeCode[];
} {
  const keys = titleKeys(titles);
  const textOf = ({ cells }: FileRow, index: number) => (cells[index] ?? '').trim().slice(0, 60);
  const valuesOf = titles.map((_, index) => rows.map((row) => textOf(row, index)).filter(Boolean));
  const proposals = proposeTargets(titles, isVendor, valuesOf);
  const found = titles.map((title, index) => {
    const key = keys[index] ?? '';
    const known = chosen?.columns[key] ?? remembered?.columns[key];
    const proposed = known ?? proposals[index] ?? '';
    return { key, title: title.trim().slice(0, 200), proposed, isGuessed: known === undefined };
  });
  const targets = found.map(({ proposed }) => proposed);
  const { valid_from: _from, valid_until: _until, ...kept } = remembered?.constants ?? {};
  const ofChosen = chosen && Object.keys(chosen.columns).length > 0 ? chosen.constants : null;
  const ofRows = proposeConstants(titles, targets, (column) => valuesOf[targets.indexOf(column)] ?? []);
  const constants = ofChosen ?? { ...ofRows, ...kept };
  const guessed = ofChosen ? [] : Object.keys(ofRows).filter((column) => !(column in kept));
  // `All in` of an air tariff has the surcharges of the carrier.
  const isAllIn = constants.mode === 'air' && titles.some((title) => partsOf(title).isAllIn);
  const included = chosen?.included ?? remembered?.included ?? (isAllIn ? ['fuel', 'security'] : []);
  const first = rows
    .slice(0, shownRows)
    .map((row) => ({ line: row.line, cells: titles.map((_, index) => textOf(row, index)) }));
  return { titles: found, rows: first, constants, guessed, included };
}

const modeOfUnit: Partial<Record<ChargeBasis, TransportMode>> = {
  'chargeable-kg': 'air',
  container: 'fcl',
  'w-m': 'lcl',
};

/** Returns the modes that the units of a column mean. */
function modesOfUnits(units: readonly string[]): TransportMode[] {
  return [...new Set(units.flatMap((unit) => modeOfUnit[basisNamed(unit, null)?.basis ?? 'shipment'] ?? []))];
}

/** Weight breaks and kilograms mean air freight, containers FCL, W/M LCL; units of other modes leave it open. */
function proposeConstants(
  titles: readonly string[],
  targets: readonly string[],
  valuesOf: (column: string) => readonly string[],
): RateMapping['constants'] {
  const parts = titles.map(partsOf);
  const priced = parts.filter((_, index) => /^(?:rate|cost)(?:_\d.*|:.*)?$/.test(targets[index] ?? ''));
  const units = new Set(priced.map(({ unit }) => unit?.basis));
  const isPer100Kg = priced.some(({ unit }) => unit?.isPer100Kg);
  const isAir =
    targets.some((target) => breakOf(target) !== null || target === 'break_from') ||
    units.has('chargeable-kg');
  const ofRows = modesOfUnits(valuesOf('basis'));
  const [mode] = ofRows;
  const hasContainers =
    targets.some((target) => containersOf(target) !== null) ||
    (ofRows.length === 0 && valuesOf('container').some((text) => containersNamed(text) !== null));
  const modesOfRows = valuesOf('mode');
  const isLooseBySea = modesOfRows.length > 0 && modesOfRows.every(isSeaName);
  const proposed: RateMapping['constants'] = hasContainers
    ? { mode: 'fcl', charge: 'freight', basis: 'container' }
    : isAir
      ? { mode: 'air', charge: 'freight', basis: isPer100Kg ? per100Kg : 'chargeable-kg' }
      : units.has('w-m') || (isLooseBySea && ofRows.length === 0)
        ? { mode: 'lcl', charge: 'freight', basis: 'w-m' }
        : mode
          ? { mode }
          : {};
  // A charge without a container, such as a fee for documents, need not be one per container.
  if (
    ['charge', 'container'].every((column) => targets.includes(column)) &&
    valuesOf('container').length < valuesOf('from').length
  )
    delete proposed.basis;
  const isOfAll = ofRows.every((name) => name === proposed.mode);
  // The currency of titles, where they name one; of several none is that of all lines.
  const currencies = new Set(priced.map(({ currency }) => currency).filter(isCurrency));
  const [first = 'USD', another] = currencies;
  const currency = another ? undefined : first;
  return Object.fromEntries(
    Object.entries({ ...proposed, ...(!isOfAll && { mode: undefined }), currency }).filter(
      ([column, value]) => value && !targets.includes(column),
    ),
  );
}
