import { mostOf, mostRows } from '#features/cargo/pieces.ts';

export const pieceRows = {
  units: { side: 'Medidas em', weight: 'Peso em', cm: 'cm', in: 'polegadas', kg: 'kg', lb: 'lb' },
  symbols: { cm: 'cm', in: 'in', kg: 'kg', lb: 'lb' },
  legend: 'Volumes',
  row: 'Linha {number}',
  remove: 'Remover',
  removeRow: 'Remover a linha {number}',
  add: 'Adicionar linha',
  full: `Esta página aceita ${mostRows} linhas. Junte volumes iguais em uma só linha.`,
  fields: {
    quantity: 'Volumes',
    length: 'Compr., {unit}',
    width: 'Largura, {unit}',
    height: 'Altura, {unit}',
    weight: 'Peso bruto unitário, {unit}',
  },
  names: {
    quantity: 'volumes',
    length: 'comprimento',
    width: 'largura',
    height: 'altura',
    weight: 'peso bruto',
  },
  alone: 'Nada pode ir em cima',
  problems: {
    missing: 'Digite um número.',
    ambiguous: 'Digite {whole} ou {decimal}.',
    'not-a-number': 'Digite um número, como 120,5.',
    'not-whole': 'Digite um número inteiro de volumes.',
    zero: 'Digite um número maior que 0.',
    'too-large': {
      quantity: `No máximo ${mostOf.quantity.toLocaleString('pt-BR')} volumes.`,
      side: `No máximo ${mostOf.side / 100} m.`,
      weight: `No máximo ${mostOf.weight / 1_000} toneladas métricas.`,
    },
  },
  density: 'Linha {number}: são {density} kg por m³. Confira as medidas, o peso e as unidades.',
  notCounted: 'Ainda não contada: linha {number} ({fields}).',
  isCut: `Só as primeiras ${mostRows} linhas aparecem.`,
};
