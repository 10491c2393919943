import { mostOf, mostRows } from '#features/cargo/pieces.ts';

export const chargeableWeight = {
  meta: {
    title: 'Chargeable weight calculator: air, courier, LCL, road',
    description:
      'Enter sizes and gross weight, in cm or inches, kg or lb. See what air, courier, LCL and road carriers charge for, with every step of the arithmetic.',
  },
  heading: 'What weight will you pay for?',
  text: 'Carriers charge for weight or for space, whichever counts for more. Enter the outer sizes with pallet and packing.',
  mode: 'How it moves',
  modes: {
    air: { name: 'Air', rule: 'cm³ ÷ 6,000' },
    courier: { name: 'Courier', rule: 'cm³ ÷ 5,000' },
    sea: { name: 'Sea, LCL', rule: 'W/M: m³ or t' },
    road: { name: 'Road', rule: '333 kg per m³' },
  },
  empty: 'Enter the first row. The weight you pay for appears here.',
  total: {
    air: 'Chargeable weight by air',
    courier: 'Chargeable weight by courier',
    sea: 'Charged by sea, LCL',
    road: 'Chargeable weight by road',
  },
  unit: { air: 'kg', courier: 'kg', sea: 'W/M', road: 'kg' },
  byVolumeUnit: { air: 'kg', courier: 'kg', sea: 'm³', road: 'kg' },
  byWeightUnit: { air: 'kg', courier: 'kg', sea: 't', road: 'kg' },
  decides: {
    weight: 'The weight decides: {difference} more than the volume counts for.',
    volume: 'The volume decides: {difference} more than the scale shows.',
    both: 'Weight and volume count the same.',
  },
  bars: { weight: 'On the scale', volume: 'By volume' },
  minimum: 'Most carriers charge for at least 1 W/M.',
  rowByRow: 'Row by row it would be {charged}. Some carriers count each piece alone, couriers most often.',
  facts: { pieces: 'Pieces', volume: 'Volume', gross: 'Gross weight' },
  work: {
    heading: 'How it was worked out',
    note: 'Shown with two decimals, worked out with all of them.',
    row: 'Row {number}',
    total: 'All pieces',
    inches: 'Inches',
    pounds: 'Pounds',
    volume: 'Volume',
    byVolume: 'By volume',
    gross: 'Gross',
    charged: 'Alone',
    compared: 'Charged',
    greater: 'the greater of {volume} and {weight}',
  },
  caveats: {
    heading: 'The carrier decides',
    list: [
      'The divisor is the carrier’s choice. 6,000 is usual by air and 5,000 by courier; your contract may name another.',
      'The carrier measures again, over the widest points of every piece, and its figures count.',
      'Airlines and couriers round up, each by its own rule. This page does not round.',
      'By road, 333 kg per m³ is a European convention. US truckers more often price by class, weight or floor space.',
      'Parcels to the US pay duty: duty-free entry up to USD 800 has been suspended for all countries since August 29, 2025. Ask us what applies today.',
    ],
    limits: `Limits of this page: ${mostRows} rows, ${mostOf.quantity.toLocaleString('en-US')} pieces in a row, ${mostOf.side / 100} m a side, ${mostOf.weight / 1_000} t a piece.`,
  },
  other: {
    text: 'Going by sea? See which container takes it, with a floor plan.',
    link: 'Container fit',
    path: '/tools/container-fit',
  },
};
