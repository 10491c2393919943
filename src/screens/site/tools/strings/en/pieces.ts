import { mostOf, mostRows } from '#features/cargo/pieces.ts';

export const pieceRows = {
  units: { side: 'Sizes in', weight: 'Weight in', cm: 'cm', in: 'inches', kg: 'kg', lb: 'lb' },
  symbols: { cm: 'cm', in: 'in', kg: 'kg', lb: 'lb' },
  legend: 'Pieces',
  row: 'Row {number}',
  remove: 'Remove',
  removeRow: 'Remove row {number}',
  add: 'Add a row',
  full: `This page takes ${mostRows} rows. Add equal pieces to one row.`,
  fields: {
    quantity: 'Pieces',
    length: 'Length, {unit}',
    width: 'Width, {unit}',
    height: 'Height, {unit}',
    weight: 'Gross weight each, {unit}',
  },
  names: { quantity: 'pieces', length: 'length', width: 'width', height: 'height', weight: 'gross weight' },
  alone: 'Nothing may stand on it',
  problems: {
    missing: 'Enter a number.',
    ambiguous: 'Write {whole} or {decimal}.',
    'not-a-number': 'Enter a number, such as 120.5.',
    'not-whole': 'Enter whole pieces.',
    zero: 'Enter more than 0.',
    'too-large': {
      quantity: `At most ${mostOf.quantity.toLocaleString('en-US')} pieces.`,
      side: `At most ${mostOf.side / 100} m.`,
      weight: `At most ${mostOf.weight / 1_000} metric tons.`,
    },
  },
  density: 'Row {number}: that is {density} kg per m³. Check the sizes, the weight and their units.',
  notCounted: 'Not counted yet: row {number} ({fields}).',
  isCut: `Only the first ${mostRows} rows are shown.`,
};
