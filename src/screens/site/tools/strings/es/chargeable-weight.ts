import { mostOf, mostRows } from '#features/cargo/pieces.ts';

export const chargeableWeight = {
  meta: {
    title: 'Peso cobrable: calculadora aérea, courier, LCL y terrestre',
    description:
      'Escriba medidas y peso bruto, en cm o pulgadas, kg o lb. Vea qué cobran aerolínea, courier, LCL y transporte terrestre, con cada paso del cálculo.',
  },
  heading: '¿Qué peso va a pagar?',
  text: 'El transportista cobra por peso o por espacio, lo que resulte mayor. Escriba las medidas exteriores, con tarima y embalaje.',
  mode: 'Modo de transporte',
  modes: {
    air: { name: 'Aéreo', rule: 'cm³ ÷ 6,000' },
    courier: { name: 'Courier', rule: 'cm³ ÷ 5,000' },
    sea: { name: 'Marítimo, LCL', rule: 'W/M: m³ o t' },
    road: { name: 'Terrestre', rule: '333 kg por m³' },
  },
  empty: 'Llene la primera fila. Aquí aparecerá el peso que se paga.',
  total: {
    air: 'Peso cobrable aéreo',
    courier: 'Peso cobrable por courier',
    sea: 'Base de cobro marítimo, LCL',
    road: 'Peso cobrable terrestre',
  },
  unit: { air: 'kg', courier: 'kg', sea: 'W/M', road: 'kg' },
  byVolumeUnit: { air: 'kg', courier: 'kg', sea: 'm³', road: 'kg' },
  byWeightUnit: { air: 'kg', courier: 'kg', sea: 't', road: 'kg' },
  decides: {
    weight: 'Decide el peso: {difference} más de lo que cuenta el volumen.',
    volume: 'Decide el volumen: {difference} más de lo que marca la báscula.',
    both: 'Peso y volumen cuentan lo mismo.',
  },
  bars: { weight: 'En la báscula', volume: 'Por volumen' },
  minimum: 'Casi todos los transportistas cobran al menos 1 W/M.',
  rowByRow:
    'Fila por fila serían {charged}. Algunos transportistas cuentan cada bulto por separado, sobre todo los couriers.',
  facts: { pieces: 'Bultos', volume: 'Volumen', gross: 'Peso bruto' },
  work: {
    heading: 'Cómo se calculó',
    note: 'Se muestra con dos decimales y se calcula con todos.',
    row: 'Fila {number}',
    total: 'Todos los bultos',
    inches: 'Pulgadas',
    pounds: 'Libras',
    volume: 'Volumen',
    byVolume: 'Por volumen',
    gross: 'Bruto',
    charged: 'Por separado',
    compared: 'Se cobra',
    greater: 'lo mayor entre {volume} y {weight}',
  },
  caveats: {
    heading: 'El transportista decide',
    list: [
      'El divisor lo elige el transportista. Lo usual es 6,000 por avión y 5,000 por courier; su contrato puede indicar otro.',
      'El transportista vuelve a medir, en los puntos más salientes de cada bulto, y valen sus cifras.',
      'Aerolíneas y couriers redondean hacia arriba, cada uno con su regla. Esta página no redondea.',
      'Por carretera, 333 kg por m³ es una convención europea. En EE. UU. el transporte terrestre cobra más a menudo por clase, peso o espacio en el piso.',
      'Los paquetes a EE. UU. pagan arancel: la entrada sin arancel hasta USD 800 está suspendida para todos los países desde el 29 de agosto de 2025. Pregúntenos qué aplica hoy.',
    ],
    limits: `Límites de esta página: ${mostRows} filas, ${mostOf.quantity.toLocaleString('es-419')} bultos por fila, ${mostOf.side / 100} m por lado, ${mostOf.weight / 1_000} t por bulto.`,
  },
  other: {
    text: '¿Va por mar? Vea en qué contenedor cabe, con un plano del piso.',
    link: 'Cubicaje de contenedores',
    path: '/tools/container-fit',
  },
};
