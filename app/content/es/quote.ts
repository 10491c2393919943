import type { ChargeBasis, ChargeCode } from '../../../contract/quote/charges.ts';
import { forms } from './forms.ts';
import { shipmentOptions } from './shipment.ts';
import { shipmentLines } from './shipment-lines.ts';

/** What each charge is called. */
const charges: Record<ChargeCode, string> = {
  freight: 'Flete',
  fuel: 'Recargo por combustible',
  security: 'Recargo por seguridad',
  'peak-season': 'Recargo por temporada alta',
  pickup: 'Recolección',
  'origin-handling': 'Manejo en origen',
  'origin-terminal': 'Manejo en terminal de origen (THC)',
  'export-customs': 'Despacho aduanal de exportación',
  documents: 'Documentación',
  insurance: 'Seguro de la carga',
  'dangerous-goods': 'Recargo por mercancías peligrosas',
  'temperature-control': 'Control de temperatura',
  packing: 'Embalaje',
  inspection: 'Inspección',
  'destination-terminal': 'Manejo en terminal de destino (THC)',
  'destination-handling': 'Manejo en destino',
  'import-customs': 'Despacho aduanal de importación',
  duties: 'Aranceles e impuestos',
  delivery: 'Entrega',
  storage: 'Almacenaje',
  discount: 'Descuento',
  other: 'Otro cargo',
};

/** What a rate is for. */
const bases: Record<ChargeBasis, string> = {
  'chargeable-kg': 'Por kg de peso cobrable',
  'gross-kg': 'Por kg de peso bruto',
  'w-m': 'Por W/M: m³ o tonelada métrica, lo que resulte mayor',
  container: 'Por contenedor',
  piece: 'Por bulto',
  shipment: 'Por embarque',
  'value-percent': 'Porcentaje del valor de la mercancía',
};

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Cotización {reference}',
    titleRevised: 'Cotización {reference}, revisión {revision}',
    subject: 'Cuánto cuesta mover su carga, qué incluye y hasta cuándo se mantiene el precio.',
    facts: {
      customer: 'Preparada para',
      sent: 'Enviada',
      valid: 'Vigente hasta el',
      validDay: '{day}, fin del día ({zone})',
      lane: 'Ruta',
      cargo: 'Carga',
    },
    lane: 'De {from} a {to}',
    notKnown: 'por confirmar',
    cargo: shipmentLines.totals,
    modes: shipmentOptions['shipment.mode'],
    containers: shipmentOptions['shipment.containers.type'],
    options: {
      heading: 'Sus opciones',
      title: 'Opción {number}',
      titled: 'Opción {number}: {title}',
      option: 'Opción',
      how: 'Cómo viaja',
      transit: 'Tiempo de tránsito',
      total: 'Total',
      days: { one: '{count} día', other: '{count} días' },
      dayRange: '{least} a {most} días',
    },
    price: 'Precio',
    line: { charge: 'Cargo', basis: 'Base', quantity: 'Cantidad', rate: 'Tarifa', amount: 'Importe' },
    charges,
    bases,
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} contenedor', other: '{count} contenedores' },
      piece: { one: '{count} bulto', other: '{count} bultos' },
      percent: '{count}%',
    },
    minimum: 'Cargo mínimo',
    total: 'Total en {currency}',
    converted: 'Total convertido a {currency}',
    conversion: 'Tipo de cambio: {rates}.',
    rate: '{from} 1 = {to}',
    rounding:
      'Cada cargo se redondea a la unidad mínima de su moneda; los totales suman los importes ya redondeados.',
    included: 'Incluye',
    notIncluded: 'No incluye',
    assumptions: 'Qué cambiaría el precio',
    changes:
      'El precio es para la carga y la ruta indicadas arriba. Cambia si el peso, las medidas, la mercancía, los lugares o las fechas resultan distintos.',
    terms: 'Condiciones',
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
      declined: 'Rechazada el {day}',
      expired: 'Vencida: estuvo vigente hasta el {day}. Escríbanos abajo y le enviamos una nueva.',
      withdrawn: 'Retiramos esta cotización. Si tiene una pregunta, escríbanos abajo.',
      superseded: 'Reemplazada por una cotización más reciente',
    },
    download: 'Descargar la cotización en PDF',
    ask: 'Hacer una pregunta',
    earlier: 'Cotizaciones anteriores',
    leaveEmpty: forms.leaveEmpty,
    optional: forms.optional,
    accept: {
      title: 'Aceptar esta cotización',
      options: '¿Qué opción acepta?',
      name: 'Su nombre',
      orderNumber: 'Número de su orden de compra',
      terms: 'Acepto esta cotización y sus condiciones.',
      labels: { optionId: 'Opción', name: 'Su nombre', terms: 'Condiciones', orderNumber: 'Orden de compra' },
      submit: 'Aceptar la cotización',
      submitting: 'Enviando',
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
      text: 'Una persona de nuestro equipo reserva su embarque y le escribe. Recibirá una confirmación por correo.',
      kyc: 'Antes de mover su carga necesitamos sus documentos KYC. Los envía una sola vez, en nuestro sitio.',
      kycAction: 'Enviar sus documentos KYC',
    },
    declined: {
      title: 'Usted rechazó la cotización.',
      text: 'Gracias por avisarnos. Si algo cambia, escríbanos abajo.',
    },
    unsent: 'Lo que escribió',
  },
};
