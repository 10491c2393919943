import { forms } from '../../../../ui/forms/strings/es/forms.ts';
import { containerTypes, modes } from '../../../cargo/strings/es/cargo.ts';
import { bases, charges } from '../../../rates/strings/es/charges.ts';

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Cotización {reference}',
    titleRevised: 'Cotización {reference}, revisión {revision}',
    subject: 'Cuánto cuesta mover su carga, qué incluye y hasta cuándo se mantiene el precio.',
    facts: {
      customer: 'Preparada para',
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
    },
    price: 'Precio',
    line: { charge: 'Cargo', basis: 'Base', amount: 'Importe' },
    charges,
    bases,
    insuredGoods: '110% de la mercancía',
    insured: '{rate} sobre {value} ({basis})',
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} contenedor', other: '{count} contenedores' },
      piece: { one: '{count} bulto', other: '{count} bultos' },
      percent: '{count}%',
    },
    minimum: 'Cargo mínimo',
    total: 'Total en {currency}',
    /** In the preview of a draft. */
    totalSoFar: {
      one: 'Total hasta ahora, falta {count} precio',
      other: 'Total hasta ahora, faltan {count} precios',
    },
    converted: 'Total convertido a {currency}',
    conversion: 'Tipo de cambio: {rates}.',
    conversionOn: 'Tipo de cambio: {rates} ({day}).',
    rate: '{from} 1 = {to}',
    rounding:
      'Cada cargo se redondea a la unidad mínima de su moneda; los totales suman los importes ya redondeados.',
    included: 'Incluye',
    notIncluded: 'No incluye',
    assumptions: 'Qué cambiaría el precio',
    changes:
      'El precio es para la carga y la ruta indicadas arriba. Cambia si el peso, las medidas, la mercancía, los lugares o las fechas resultan distintos.',
    terms: 'Condiciones',
    contact: 'Su contacto',
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
      text: 'Una persona de nuestro equipo reserva su embarque y le escribe. Recibirá una confirmación por correo.',
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
