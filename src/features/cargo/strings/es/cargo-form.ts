export const cargoForm = {
  none: 'Aún no se sabe',
  change: 'Cambiar',
  /** Of a mode or direction that nobody has chosen. */
  workedOut: 'Según sus datos',
  /** Mode of transport; `sea` until it is known whether the container is shared. */
  modes: {
    air: 'Por aire',
    fcl: 'Por mar, contenedor completo',
    lcl: 'Por mar, contenedor compartido',
    rail: 'Por ferrocarril',
    road: 'Por carretera',
    sea: 'Por mar',
    open: 'Le proponemos cómo enviarla',
  },
  more: 'Más datos',
  moreHint: 'Incoterms, mercancías peligrosas, fecha límite, valor, seguro',
  /** Short names in rows, where there is little room. */
  short: {
    'pieces.quantity': 'Bultos',
    'pieces.weight': 'Peso c/u',
    'containers.weightKg': 'kg en c/u',
  } as Partial<Record<string, string>>,
  /** Between full containers and less than a container. */
  or: 'o',
  groups: {
    containers: 'Contenedores completos',
    totals: 'Menos de un contenedor',
    pieces: 'Bultos y pesos',
    terms: 'Condiciones',
    goods: 'Mercancía',
    dates: 'Fechas',
    value: 'Valor, seguro, aduana',
    project: 'Carga de proyecto',
    alcohol: 'Vinos y licores',
    vehicles: 'Vehículos',
    storage: 'Almacenaje',
    market: 'Entrada al mercado',
    contact: 'Cómo le contactamos',
  },
  /** Help text of a field, by its path. */
  help: {
    incotermPlace: 'Como en “FCA Róterdam”.',
    hsCode: 'De 6 a 10 dígitos cada uno, si los sabe. En México, la fracción arancelaria.',
    dangerous:
      'El tequila, el ron, el whisky y otros destilados de más de 24% de alcohol en volumen son UN3065, clase 3. Hasta 70%, en botellas de 5 litros o menos, suelen viajar exentos: nosotros se lo confirmamos. El vino y la cerveza no cuentan. Las baterías sí: de litio UN3480, UN3481, UN3090, UN3091; de ion sodio UN3551, UN3552; vehículos UN3556–UN3558, UN3171.',
    'temperature.vent': 'Para un contenedor refrigerado (reefer).',
    'value.currency': 'Tres letras, por ejemplo USD.',
    'value.amount': 'El de la factura.',
    insurance: 'Lo habitual: 110% de la suma de factura y flete.',
    'alcohol.abv':
      'Más de 24% es UN3065, clase 3. Hasta 70%, en botellas de 5 litros o menos, suele viajar exento. Nosotros se lo confirmamos.',
    'alcohol.taxStatus':
      'Los destilados de EE. UU. en depósito fiscal (in bond) salen con el formulario TTB F 5100.11.',
    'vehicles.vin': '17 caracteres.',
    'contact.when': 'Por ejemplo: entre semana después de las 2 p.m., con su ciudad o zona horaria.',
  } as Partial<Record<string, string>>,
  places: {
    count: { one: '{count} sugerencia', other: '{count} sugerencias' },
    none: 'Sin sugerencias',
  },
  incotermLink: 'Encuentre la regla adecuada',
  notes: {
    vehicles:
      'La aduana de EE. UU. (CBP) pide el vehículo y su título en el puerto 72 horas antes de la exportación, y un número ITN antes del zarpe.',
    value:
      'Exportaciones de EE. UU.: se necesita una declaración (EEI) cuando una línea de Schedule B pasa de USD 2,500 o requiere licencia y, sin importar el valor, para vehículos usados, para Cuba, Irán y Corea del Norte, y para mercancía controlada con destino a China, Rusia y Venezuela. La mercancía en tránsito tiene sus propias reglas.',
  } as Partial<Record<string, string>>,
  /** Of lists, by their path; `{number}` is that of the row. */
  rows: {
    pieces: { row: 'Fila {number}', add: 'Agregar fila' },
    containers: { row: 'Contenedor {number}', add: 'Agregar tipo de contenedor' },
    dangerousGoods: { row: 'Mercancía peligrosa {number}', add: 'Agregar número ONU' },
    vehicles: { row: 'Vehículo {number}', add: 'Agregar vehículo' },
  },
  remove: 'Quitar',
  /** `{name}` is the row’s. */
  removeRow: 'Quitar {name}',
  /** Meaning of the units while nothing is selected. */
  units: { side: 'Centímetros', weight: 'Kilogramos' },
  currency: 'USD',
  /** The version is stored with each consent: change it with every change of the wording. */
  consent: {
    version: '2026-11',
    calls:
      'Pueden llamarme por esta solicitud al número que di. Este consentimiento no es condición de ningún servicio. Puedo retirarlo en cualquier momento.',
    texts:
      'Pueden enviarme mensajes de texto por esta solicitud al número que di. Pueden aplicar tarifas de mensajes y datos; responda STOP para dejar de recibirlos. Este consentimiento no es condición de ningún servicio.',
  },
  totals: {
    title: 'Total',
    /** Explains the chargeable weight, by the carrier’s basis; `{charged}` is the greater of the two. */
    modes: {
      air: 'Peso cobrable aéreo: {charged} kg. {m3} m³ ÷ 0.006 = {byVolume} kg; peso bruto: {byWeight} kg.',
      courier:
        'Peso cobrable por courier: {charged} kg. {m3} m³ ÷ 0.005 = {byVolume} kg; peso bruto: {byWeight} kg.',
      sea: 'Base de cobro marítimo, LCL: {charged} W/M. {m3} m³; peso bruto: {byWeight} t.',
      road: 'Peso cobrable terrestre: {charged} kg. {m3} m³ × 333 = {byVolume} kg; peso bruto: {byWeight} kg.',
    },
    carrier: 'Lo define el transportista.',
  },
  readings: 'Esto puede leerse como {whole} o como {decimal}. Escriba el que corresponda.',
  unreadable:
    'No podemos leer este valor. Escriba un número, solo o con una unidad como kg, t, lb, m3, ft3, cm o in.',
  vin: {
    format:
      'Un VIN tiene 17 letras y dígitos, sin I, O ni Q. Los vehículos más antiguos tienen uno más corto: en ese caso, déjelo así.',
    'check-digit':
      'El dígito verificador no coincide. Compare el VIN con el del vehículo. Fuera de América del Norte, aun así puede ser correcto.',
  },
  summary: {
    lane: 'Ruta',
    load: 'Carga',
    incoterm: 'Incoterms',
    dates: 'Fechas',
    /** From a place to another. */
    fromTo: 'De {from} a {to}',
    from: 'Desde {from}',
    to: 'Hasta {to}',
    ready: 'Lista el {day}',
    needed: 'a más tardar el {day}',
  },
};
