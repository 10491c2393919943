import { messages } from '#platform/commands/strings/es/messages.ts';
import { attachmentEndings } from '#platform/files/attachment-input.ts';

export const forms = {
  optional: 'opcional',
  leaveEmpty: 'Deje este campo vacío',
  /** Heading of the error list. */
  summaryTitle: 'No se envió',
  offline: 'No tiene conexión. Lo que escriba se queda aquí; envíelo cuando vuelva la conexión.',
  notSent: {
    offline: 'No tiene conexión. Lo que escribió queda guardado aquí.',
    waiting: 'Lo enviamos en cuanto tenga conexión.',
    cancel: 'Cancelar envío',
    unreachable:
      'No pudimos conectar con nuestro sistema. Lo que escribió queda guardado aquí. Intente de nuevo en un momento.',
  },
  online: 'Ya tiene conexión. Lo que escribió sigue aquí: envíelo ahora.',
  reference: 'Su referencia',
  statusLink: 'Ver el estado',
  another: 'Envíe otra con el formulario de abajo.',
  copyReference: 'Copiar',
  referenceCopied: 'Referencia copiada',
  checkFields: messages.checkFields,
  fields: messages.fields,
  hints: {
    email: '¿Quiso escribir',
    problems: messages.fields,
    phone: 'Si puede, agregue el código de país, por ejemplo +52, +57, +55 o +1.',
  },
  contact: {
    email: 'Escribimos a',
    phone: 'Llamamos al',
    meant: '¿Quiso escribir {email}?',
    noCountryCode: 'Le falta el código de país, por ejemplo +52, +57, +55 o +1.',
    correct: 'Corregir',
  },
  dismiss: 'Quitar de este dispositivo',
  sendAnother: 'Enviar otra solicitud',
  progressOfRequest: {
    label: 'Avance de su solicitud',
    steps: ['Recibida', 'En proceso', 'Cotización enviada', 'Aceptada'],
    next: {
      title: 'Qué puede hacer ahora',
      documents: {
        text: 'Adjunte los documentos que tenga. Así, su primera cotización podrá ser en firme.',
        textOnceQuoted: 'Adjunte los documentos que tenga, como la factura y la lista de empaque.',
        link: 'Adjuntar documentos',
      },
    },
  },
  attachments: {
    label: 'Archivos',
    help: 'Factura, lista de empaque, planos, fotos: hasta 10 archivos de 10 MB cada uno. PDF, imágenes, Office, DWG, correos o ZIP.',
    accept: attachmentEndings.map((ending) => `.${ending}`).join(','),
    list: 'Archivos por enviar',
    sending: 'Subiendo, {percent}%',
    stored: 'Adjuntado',
    remove: 'Quitar',
    retry: 'Reintentar',
    unreachable: 'Se perdió la conexión y este archivo no se subió.',
    unfinished: 'Un archivo no se subió. Intente de nuevo o quítelo.',
    refused: 'El archivo {name} no se admite. Quítelo.',
    tooMany: messages.fields['attachment-too-many'],
    tooLarge: messages.fields['attachment-too-large'],
    empty: messages.fields['attachment-empty'],
  },
};
