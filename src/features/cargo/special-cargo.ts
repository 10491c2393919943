import type { Locale } from '#platform/i18n/locale.ts';
import type { Cargo } from './cargo.ts';
import { longestCargoText, readCargoText } from './cargo-text.ts';
import { isOverweight } from './contradictions.ts';
import { cmPerInch, kgPerPound } from './pieces.ts';
import { isOversizedPiece } from './reading/read-sides.ts';
import { hasMode } from './service-modes.ts';

/** Containers whose cargo needs a person: refrigerated ones, open tops and flat racks. */
const specialContainers: readonly string[] = ['45R1', '22U1', '42P1'];

function hasOversizedPieces({ pieces = [], units }: Cargo): boolean {
  const perSide = units?.side === 'in' ? cmPerInch : 1;
  const perWeight = units?.weight === 'lb' ? kgPerPound : 1;
  return pieces.some(({ length = 0, width = 0, height = 0, weight = 0 }) =>
    isOversizedPiece([length * perSide, width * perSide, height * perSide], weight * perWeight),
  );
}

/** True for cargo whose answers say that a person quotes it. */
export function isSpecialCargo(cargo: Cargo): boolean {
  const { dangerous, dangerousGoods, temperature, project, alcohol, vehicles, containers, storage } = cargo;
  return (
    (dangerous !== undefined && dangerous !== 'no') ||
    Boolean(dangerousGoods || temperature || project || alcohol || vehicles) ||
    storage?.temperatureControlled === 'yes' ||
    (containers ?? []).some(({ type }) => type !== undefined && specialContainers.includes(type)) ||
    isOverweight(cargo) ||
    hasOversizedPieces(cargo)
  );
}

/** True for a shipped service that is more than carriage by one mode: alcohol, vehicles, projects, storage. */
export const isSpecialService = (service: string | null) => service !== null && !hasMode(service);

/** True where a text names goods that a person quotes, or is too long to be read. */
export const namesSpecialGoods = (texts: readonly (string | undefined)[], locale: Locale): boolean =>
  texts.some(
    (text) => text && (text.length > longestCargoText || readCargoText(text, locale).special !== null),
  );

/** True for a request that a person quotes: by its answers, its service or the words for its goods. */
export const isSpecialRequest = (
  { cargo, service, goods }: { cargo: Cargo | null; service: string | null; goods: (string | undefined)[] },
  locale: Locale,
): boolean =>
  (cargo !== null && isSpecialCargo(cargo)) || isSpecialService(service) || namesSpecialGoods(goods, locale);
