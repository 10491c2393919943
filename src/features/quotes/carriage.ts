import type { Cargo } from '#features/cargo/cargo.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import type { ChargeCode } from '#features/rates/charges.ts';
import type { Answers } from '#features/requests/answers.ts';

/** Facts that a quote for the carriage of goods must state; without them, its price is for anything. */
export type LackedFact = 'no-lane' | 'no-cargo';

const fromHere: readonly ChargeCode[] = ['freight', 'pickup'];
const toThere: readonly ChargeCode[] = ['freight', 'delivery'];

/** The facts of a request that its carriage needs. */
export interface CarriageFacts {
  hasFrom: boolean;
  hasTo: boolean;
  hasCargo: boolean;
}

function isMeasured(cargo: Cargo): boolean {
  const { pieces, containers, grossKg, volumeM3 } = measuresOf(cargo);
  return (
    [pieces, containers, grossKg, volumeM3].some((measure) => measure !== null && measure > 0) ||
    [cargo.pieces, cargo.vehicles].some((rows) => (rows ?? []).length > 0) ||
    Boolean(cargo.alcohol?.cases)
  );
}

/** Returns what a request says of its lane and its cargo, which may be described in words. */
export function carriageFacts(answers: Answers): CarriageFacts {
  const cargo = cargoIn(answers);
  const isSaid = (place: NonNullable<Cargo['from']> | undefined) => Boolean(place?.text || place?.code);
  const hasGoods = [answers.productToExport, answers.products].some(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return {
    hasFrom: isSaid(cargo?.from),
    hasTo: isSaid(cargo?.to),
    hasCargo: hasGoods || (cargo !== null && isMeasured(cargo)),
  };
}

/** Returns what the lines of a quote need and its request does not say; none for services without carriage. */
export function lackedFacts(
  options: readonly { lines: readonly { code: ChargeCode }[] }[],
  { hasFrom, hasTo, hasCargo }: CarriageFacts,
): LackedFact[] {
  const codes = options.flatMap(({ lines }) => lines.map(({ code }) => code));
  const [isFrom, isTo] = [fromHere, toThere].map((some) => codes.some((code) => some.includes(code)));
  const lacked: LackedFact[] = [];
  if ((isFrom && !hasFrom) || (isTo && !hasTo)) lacked.push('no-lane');
  if ((isFrom || isTo) && !hasCargo) lacked.push('no-cargo');
  return lacked;
}
