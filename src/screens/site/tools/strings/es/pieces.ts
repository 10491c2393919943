import { mostOf, mostRows } from '#features/cargo/pieces.ts';

export const pieceRows = {
  units: { side: 'Medidas en', weight: 'Peso en', cm: 'cm', in: 'pulgadas', kg: 'kg', lb: 'lb' },
  symbols: { cm: 'cm', in: 'in', kg: 'kg', lb: 'lb' },
  legend: 'Bultos',
  row: 'Fila {number}',
  remove: 'Quitar',
  removeRow: 'Quitar la fila {number}',
  add: 'Agregar una fila',
  full: `Esta página admite ${mostRows} filas. Ponga los bultos iguales en una sola fila.`,
  fields: {
    quantity: 'Bultos',
    length: 'Largo, {unit}',
    width: 'Ancho, {unit}',
    height: 'Alto, {unit}',
    weight: 'Peso bruto por bulto, {unit}',
  },
  names: { quantity: 'bultos', length: 'largo', width: 'ancho', height: 'alto', weight: 'peso bruto' },
  alone: 'Nada puede ir encima',
  problems: {
    missing: 'Escriba un número.',
    ambiguous: 'Escriba {whole} o {decimal}.',
    'not-a-number': 'Escriba un número, como 120.5.',
    'not-whole': 'Escriba un número entero de bultos.',
    zero: 'Escriba un número mayor que 0.',
    'too-large': {
      quantity: `Máximo ${mostOf.quantity.toLocaleString('es-419')} bultos.`,
      side: `Máximo ${mostOf.side / 100} m.`,
      weight: `Máximo ${mostOf.weight / 1_000} toneladas métricas.`,
    },
  },
  density: 'Fila {number}: son {density} kg por m³. Revise las medidas, el peso y sus unidades.',
  notCounted: 'Aún no se cuenta: fila {number} ({fields}).',
  isCut: `Solo se muestran las primeras ${mostRows} filas.`,
};
