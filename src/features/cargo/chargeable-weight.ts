import type { Pieces } from './pieces.ts';

/** By air, by courier, by sea in a shared container (LCL), by road. */
export const chargeModes = ['air', 'courier', 'sea', 'road'] as const;

export type ChargeMode = (typeof chargeModes)[number];

/** Returns whether a text names one of the modes. */
export function isChargeMode(value: unknown): value is ChargeMode {
  return (chargeModes as readonly unknown[]).includes(value);
}

/** Cubic centimeters that count as a kilogram: the usual divisors of airlines and of couriers. */
export const divisorOf = { air: 6_000, courier: 5_000 } as const;

/** Kilograms that a cubic meter counts as on the road, by the convention of European carriers. */
export const roadKgPerM3 = 333;

/** What is charged for; by sea in W/M (m³ against metric tons), otherwise in kg. */
interface Charge {
  pieces: number;
  volumeM3: number;
  grossKg: number;
  /** What the weight counts for, in the mode's unit. */
  byWeight: number;
  /** What the volume counts for, in the mode's unit. */
  byVolume: number;
  /** The greater of the two. */
  charged: number;
  /** The greater of the two as it is billed: by air, each half kilogram that is begun counts. */
  billed: number;
  decides: 'weight' | 'volume' | 'both';
}

export interface ChargeLine extends Charge {
  row: Pieces;
}

export interface ChargeResult {
  mode: ChargeMode;
  lines: ChargeLine[];
  /** The shipment as one: all volume against all weight. */
  total: Charge;
  /** The sum of what each row counts for alone: never less than the total. */
  rowByRow: number;
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Without the noise of binary fractions, which would let one of two equal figures win. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

function chargeOf(mode: ChargeMode, pieces: number, cm3: number, kg: number): Charge {
  const volumeM3 = cm3 / 1e6;
  const byVolume = rounded(
    mode === 'sea' ? volumeM3 : mode === 'road' ? volumeM3 * roadKgPerM3 : cm3 / divisorOf[mode],
  );
  const byWeight = rounded(mode === 'sea' ? kg / 1_000 : kg);
  const charged = Math.max(byWeight, byVolume);
  return {
    pieces,
    volumeM3,
    grossKg: kg,
    byWeight,
    byVolume,
    charged,
    billed: mode === 'air' ? Math.ceil(charged * 2) / 2 : charged,
    decides: byWeight === byVolume ? 'both' : byWeight > byVolume ? 'weight' : 'volume',
  };
}

/** Returns what a shipment is charged for, row by row and as one. Without rows, everything is zero. */
export function chargeFor(mode: ChargeMode, rows: Pieces[]): ChargeResult {
  const volumeOf = ({ quantity, lengthCm, widthCm, heightCm }: Pieces) =>
    quantity * lengthCm * widthCm * heightCm;
  const weightOf = ({ quantity, weightKg }: Pieces) => quantity * weightKg;
  const lines = rows.map((row) => ({
    row,
    ...chargeOf(mode, row.quantity, volumeOf(row), weightOf(row)),
  }));
  const count = sumOf(rows.map(({ quantity }) => quantity));
  return {
    mode,
    lines,
    total: chargeOf(mode, count, sumOf(rows.map(volumeOf)), sumOf(rows.map(weightOf))),
    rowByRow: rounded(sumOf(lines.map(({ charged }) => charged))),
  };
}
