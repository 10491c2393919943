import { containerTypes, modes } from '#features/cargo/strings/es/cargo.ts';
import { bases, charges } from '#features/rates/strings/es/charges.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Cotización {reference}',
    titleIssued: 'Cotización {reference} · revisión {revision} · {date}',
    titleRevised: 'Cotización {reference}, revisión {revision}',
    subject: 'Cuánto cuesta mover su carga, qué incluye y hasta cuándo se mantiene el precio.',
    lane: 'Mapa de la ruta general: {stops}.',
    facts: {
      customer: 'Preparada para',
      offeredBy: 'Emitida por',
      valid: 'Vigente hasta el',
      validDay: '{day}, fin del día ({zone})',
    },
    modes,
    containers: containerTypes,
    options: {
      title: 'Opción {number}',
      titled: 'Opción {number}: {title}',
      total: 'Total',
      days: { one: '{count}\u00a0día', other: '{count}\u00a0días' },
      dayRange: '{least}\u00a0a\u00a0{most}\u00a0días',
      /** Days in transit where the mode says between which places they are. */
      transit: {
        air: '{days}, de aeropuerto a aeropuerto (estimado)',
        fcl: '{days}, de puerto a puerto (estimado)',
        lcl: '{days}, de puerto a puerto (estimado)',
        rail: '{days}, de rampa a rampa (estimado)',
        road: '{days}, de puerta a puerta (estimado)',
      },
      estimated: '{days} (estimado)',
      /** Days that are free of charge, by mode: of the container, and of goods without one. */
      freeOfDemurrage: {
        one: '{count} día libre de demoras y detention',
        other: '{count} días libres de demoras y detention',
      },
      freeOfStorage: {
        one: '{count} día libre de almacenaje',
        other: '{count} días libres de almacenaje',
      },
    },
    price: 'Precio',
    line: { charge: 'Cargo', basis: 'Base', amount: 'Importe' },
    charges,
    bases,
    insuredGoods: '110% de la mercancía',
    /** In quotes that were sent before insurance was on the freight alone. */
    insuredCharges: '110% de mercancía y flete',
    insured: '{rate} sobre {value} ({basis})',
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} contenedor', other: '{count} contenedores' },
      piece: { one: '{count} bulto', other: '{count} bultos' },
      cwt: { one: '{count} cwt', other: '{count} cwt' },
      pallet: { one: '{count} tarima', other: '{count} tarimas' },
      vehicle: { one: '{count} vehículo', other: '{count} vehículos' },
      'bill-of-lading': { one: '{count} B/L', other: '{count} B/L' },
      day: { one: '{count} día', other: '{count} días' },
      hour: { one: '{count} hora', other: '{count} horas' },
      mile: { one: '{count} milla', other: '{count} millas' },
      percent: '{count}%',
    },
    /** Headings of the charges along the route, with what each part comes to. */
    parts: { origin: 'Origen', freight: 'Flete', destination: 'Destino', further: 'Seguro y otros' },
    part: '{part}: {amount}',
    minimum: 'Cargo mínimo',
    maximum: 'Cargo máximo',
    subtotal: 'Subtotal en {currency}',
    tax: '{name} {percent}% en {currency}',
    taxOn: '{name} {percent}% en {currency} (sobre {charges})',
    total: 'Total en {currency}',
    /** In the preview of a draft. */
    totalSoFar: {
      one: 'Total hasta ahora, falta {count} precio',
      other: 'Total hasta ahora, faltan {count} precios',
    },
    converted: 'Total convertido a {currency}',
    conversion: 'Tipo de cambio: {rates}.',
    conversionFrom: 'Tipo de cambio: {rates} ({from}).',
    payable:
      'Pagadero en las monedas de los cargos, o en {currency} al tipo de cambio del día de la factura.',
    rate: '{from} 1 = {to}',
    byRule:
      '{company} calculó esta cotización con sus tarifas para carga general, no para mercancía peligrosa, refrigerada o sobredimensionada, vehículos ni alcohol; una persona leerá la respuesta que usted envíe.',
    rounding:
      'Cada cargo se redondea a la unidad mínima de su moneda; los totales suman los importes ya redondeados.',
    included: 'Incluye',
    notIncluded: 'No incluye',
    assumptions: 'Qué puede modificar el precio',
    changes:
      'El precio es para la carga y la ruta indicadas arriba. Cambia si el peso, las medidas, la mercancía, los lugares o las fechas cambian.',
    terms: 'Condiciones',
    fmcOti: 'Licencia OTI de la FMC {number}',
    nra: 'Acuerdo de tarifa negociada (NRA, 46 CFR 532)',
    contact: 'Su contacto',
    accept: {
      label: 'Cómo aceptarla',
      value:
        'Abra el enlace del correo de esta cotización, o escriba {reference} y su correo electrónico en {page}.',
    },
    replaced:
      'Un signo de interrogación puede ocupar el lugar de un carácter que este PDF no puede mostrar. La página de su solicitud tiene el texto completo.',
    pageOf: 'Página {page} de {pages}',
  },
  /** Of the page of a request. */
  page: {
    states: {
      sent: 'Vigente hasta el {day}',
      accepted: 'Aceptada el {day} por {name}',
      acceptedUnnamed: 'Aceptada el {day}',
      order: 'Orden de compra {number}',
      declined: 'Rechazada el {day}',
      expired: 'Vencida: estuvo vigente hasta el {day}. Escríbanos aquí abajo y le enviamos una nueva.',
      withdrawn: 'Retiramos esta cotización. Si tiene una pregunta, escríbanos aquí abajo.',
      superseded: 'Reemplazada por una cotización más reciente',
    },
    download: 'Descargar PDF',
    ask: 'Hacer una pregunta',
    change: {
      asked: 'Usted pidió un cambio el {day}.',
      title: 'Pedir un cambio',
      labels: { text: '¿Qué debe cambiar?' },
      submit: 'Enviar',
      submitting: 'Enviando',
      summaryTitle: 'No se envió su mensaje',
    },
    requote: {
      asked: 'Usted pidió una nueva cotización el {day}.',
      submit: 'Pedir una nueva cotización',
      submitting: 'Enviando',
      summaryTitle: 'Su mensaje no se envió',
      text: 'Por favor, coticen este envío de nuevo.',
    },
    earlier: 'Cotizaciones anteriores',
    leaveEmpty: forms.leaveEmpty,
    optional: forms.optional,
    accept: {
      title: 'Aceptar esta cotización',
      name: 'Su nombre',
      orderNumber: 'Orden de compra',
      terms: 'Acepto esta cotización y sus condiciones.',
      labels: { optionId: 'Opción', name: 'Su nombre', terms: 'Condiciones', orderNumber: 'Orden de compra' },
      submit: 'Aceptar {amount}',
      summaryTitle: 'No se aceptó la cotización',
    },
    decline: {
      title: 'Rechazar esta cotización',
      reason: '¿Cuál es el motivo?',
      reasons: {
        price: 'El precio',
        'transit-time': 'El tiempo de tránsito',
        'went-elsewhere': 'Elegimos otra empresa',
        other: 'Otro motivo',
      },
      comment: '¿Qué tendría que ser distinto?',
      name: 'Su nombre',
      labels: { reason: 'Motivo', comment: 'Comentario', name: 'Su nombre' },
      submit: 'Rechazar la cotización',
      submitting: 'Enviando',
      summaryTitle: 'No se rechazó la cotización',
    },
    accepted: {
      title: 'Usted aceptó la cotización.',
      text: 'Quedan acordados el precio y las condiciones. Una persona de nuestro equipo reserva su embarque y le confirma la reserva por escrito.',
      bookedBy: 'Tendrá la confirmación a más tardar',
      kyc: 'Antes de mover su carga necesitamos sus documentos KYC. Los envía una sola vez, en nuestro sitio.',
      kycAction: 'Enviar sus documentos KYC',
    },
    declined: {
      title: 'Usted rechazó la cotización.',
      text: 'Gracias por avisarnos. Si algo cambia, escríbanos aquí abajo.',
    },
    unsent: 'Lo que escribió',
  },
};
