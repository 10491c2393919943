import type { Locale } from '../../platform/i18n/locale.ts';
import {
  type ContainerType,
  containers,
  containerTypes,
  fitContainers,
  type PlacedStack,
} from './container-fit.ts';
import { sizeOf, unitsOf } from './measure-text.ts';
import { readDecimal } from './pieces.ts';

/** Cargo read from one line of text, such as "320 bags of coffee, 69 kg each"; null for each part not found. */
export interface CargoText {
  container: { type: ContainerType; quantity: number } | null;
  quantity: number | null;
  /** Sides of one piece. */
  sidesCm: [number, number, number] | null;
  /** Weight of one piece; null also where only the total is known. */
  eachKg: number | null;
  totalKg: number | null;
  totalM3: number | null;
  /** Weight and volume that have no or two readings, as typed; empty where it is that of one piece. */
  unread: { kg?: string; m3?: string };
}

const amount = String.raw`(?<![\d.,])(\d[\d.,]{0,11})`;
const side = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const times = String.raw`\s{0,2}[x\xd7*]\s{0,2}`;

const containerPattern =
  /(?:(?<![\d.,])(\d{1,3})\s{0,2}(?:[x\xd7]|fcl|cont[a-z\xea\xe9]{0,9}\.?)?\s{0,2}(?:(?:of|de)\s{1,2})?)?(?<!\d)(20|40|45)\s{0,2}(hc|hq|high cube|gp|dv|dc|st|(?:ft|feet|pies|p\xe9s|['\u2019\u2032])(?:\s{0,2}(?:hc|hq|high cube))?)(?![a-z])/;
const sidesPattern = new RegExp(
  `${side}${times}${side}${times}${side}\\s{0,2}(${unitsOf('side')})?(?![a-z])`,
);
const weightPattern = new RegExp(
  `(de |of |\\xd7 ?|x ?|@ ?)?${amount}\\s{0,2}(${unitsOf('weight')})(?![\\p{L}\\d])`,
  'u',
);
const volumePattern = new RegExp(`${amount}\\s{0,2}(${unitsOf('volume')})`);
const quantityPattern = new RegExp(`${amount}(?=\\s{1,2}\\p{L}|$)`, 'u');
const eachPattern = /\b(?:each|per|apiece|cada|por)\b|\bc\/u\b/;

/** A weight of one piece beyond this is the weight of all. */
const heaviestPieceKg = 2_500;

/** Reads what it surely can of a cargo in the reader's words; in English, Spanish and Portuguese. */
export function readCargoText(text: string, locale: Locale): CargoText {
  let left = text.toLowerCase().slice(0, 200);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(left);
    if (found) left = `${left.slice(0, found.index)} ; ${left.slice(found.index + found[0].length)}`;
    return found;
  };
  const read = (typed: string | undefined) => {
    const value = readDecimal((typed ?? '').replace(/[.,]$/, ''), locale);
    return typeof value === 'number' && value > 0 ? value : null;
  };

  const sides = take(sidesPattern);
  const container = take(containerPattern);
  const weight = take(weightPattern);
  const volume = take(volumePattern);
  const quantity = read(take(quantityPattern)?.[1]);

  const perSide = sizeOf('side', sides?.[4] ?? '') ?? 1;
  const lengths = (sides?.slice(1, 4) ?? []).map((typed) => read(typed));
  const sidesCm = lengths.filter((length) => length !== null).map((length) => length * perSide);
  const size = container?.[2] ?? '';
  const isHigh = size === '45' || /h/.test(container?.[3] ?? '');
  const type = containerTypes.find((known) => known === (isHigh && size !== '20' ? `${size}hc` : size));
  const kg = read(weight?.[2]);
  const weightKg = kg === null ? null : kg * (sizeOf('weight', weight?.[3] ?? '') ?? 1);
  const whole = quantity !== null && Number.isInteger(quantity) && quantity <= 100_000 ? quantity : null;
  const saysEach = weight?.[1] !== undefined || eachPattern.test(left);
  const isEach =
    weightKg !== null && whole !== null && (saysEach || (sides !== null && weightKg <= heaviestPieceKg));
  const m3 = read(volume?.[1]);
  return {
    container: type ? { type, quantity: Number(container?.[1] ?? 1) } : null,
    quantity: whole,
    sidesCm: sidesCm.length === 3 ? (sidesCm as [number, number, number]) : null,
    eachKg: isEach ? weightKg : null,
    totalKg: isEach ? weightKg * (whole ?? 1) : weightKg,
    totalM3: m3 === null ? null : m3 * (sizeOf('volume', volume?.[2] ?? '') ?? 1),
    unread: {
      ...(weight && kg === null && { kg: saysEach || sides ? '' : `${weight[2]} ${weight[3]}` }),
      ...(volume && m3 === null && { m3: `${volume[1]} ${volume[2]}` }),
    },
  };
}

/** A container filled with a typed cargo. */
export interface FilledContainer {
  type: ContainerType;
  /** 0 where neither weight nor size tells it. */
  count: number;
  /** Of the first container, by floor; empty where the sizes are not known. */
  plan: PlacedStack[];
  /** The greater share of weight and volume in each container; null where neither is known. */
  share: number | null;
  weightKg: number | null;
  volumeM3: number | null;
  /** Missing facts that would complete the picture. */
  missing: ('weight' | 'size')[];
}

/** Returns the containers of a cargo; null without a quantity, size, weight or container, and for one too large for any. */
export function fillContainer(cargo: CargoText): FilledContainer | null {
  const { container, quantity, sidesCm, eachKg, totalKg: weightKg, totalM3 } = cargo;
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = sidesCm ?? [];
  const pieces = quantity ?? 1;
  const volumeM3 = totalM3 ?? (sidesCm ? (pieces * lengthCm * widthCm * heightCm) / 1e6 : null);
  const missing = [weightKg === null && ('weight' as const), volumeM3 === null && ('size' as const)].filter(
    (part) => part !== false,
  );
  const known = { weightKg, volumeM3, missing };
  const sharesOf = (type: ContainerType, count: number) => [
    ...(weightKg === null ? [] : [weightKg / count / containers[type].cargoKg]),
    ...(volumeM3 === null ? [] : [volumeM3 / count / containers[type].volumeM3]),
  ];
  const filled = (type: ContainerType, count: number, plan: PlacedStack[] = []) => {
    const shares = sharesOf(type, count);
    return {
      type,
      count,
      plan,
      share: shares.length > 0 ? Math.min(1, Math.max(...shares)) : null,
      ...known,
    };
  };
  if (container) return filled(container.type, container.quantity);
  if (sidesCm) {
    const row = { quantity: pieces, lengthCm, widthCm, heightCm, isStackable: false };
    const weightOfOne = eachKg ?? (weightKg === null ? 0 : weightKg / pieces);
    const { suggested } = fitContainers([{ ...row, weightKg: weightOfOne }]);
    return suggested ? filled(suggested.type, suggested.needed ?? 1, suggested.plan) : null;
  }
  if (weightKg === null && volumeM3 === null) return quantity === null ? null : filled('20', 0);
  const needed = containerTypes
    .filter((type) => type !== '45hc')
    .map((type) => ({
      type,
      count: Math.max(1, ...sharesOf(type, 1).map((share) => Math.ceil(share - 1e-9))),
    }));
  const { type, count } = needed.reduce((best, next) => (next.count < best.count ? next : best));
  return filled(type, count);
}
