import type { Pieces } from './pieces.ts';

/** Sea means a shared container (LCL). */
export const chargeModes = ['air', 'courier', 'sea', 'road'] as const;

export type ChargeMode = (typeof chargeModes)[number];

export function isChargeMode(value: unknown): value is ChargeMode {
  return (chargeModes as readonly unknown[]).includes(value);
}

/** Cubic centimeters per kilogram: the usual divisors of airlines and couriers. */
export const divisorOf = { air: 6_000, courier: 5_000 } as const;

/** Kilograms per cubic meter on the road, by the convention of European carriers. */
export const roadKgPerM3 = 333;

/** Amounts by sea are in W/M (m³ against metric tons), otherwise in kg. */
interface Charge {
  pieces: number;
  volumeM3: number;
  grossKg: number;
  byWeight: number;
  byVolume: number;
  charged: number;
  /** The chargeable amount as billed: by air, rounded up to half a kilogram. */
  billed: number;
  decides: 'weight' | 'volume' | 'both';
}

export interface ChargeLine extends Charge {
  row: Pieces;
}

export interface ChargeResult {
  mode: ChargeMode;
  lines: ChargeLine[];
  /** Charge of the entire shipment: all volume against all weight. */
  total: Charge;
  /** Sum of the charges of the separate rows: never less than the total. */
  rowByRow: number;
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Removes binary rounding errors, which would make one of two equal figures greater. */
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

/** Returns the charge per row and for the entire shipment. Without rows, all amounts are zero. */
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
