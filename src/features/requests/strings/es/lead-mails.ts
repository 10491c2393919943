/** The text of the e-mails that customers get. */
export const leadMails = {
  leadAcknowledgement: {
    title: {
      'rate-request': 'Recibimos su solicitud de cotización',
      'contact-message': 'Recibimos su mensaje',
    },
    subject: {
      'rate-request': 'Recibimos su solicitud de cotización ({reference})',
      'contact-message': 'Recibimos su mensaje ({reference})',
    },
    promise: 'Le respondemos a más tardar el {due}.',
    reference: 'Su referencia',
    quote: 'Téngala a la mano cuando llame o escriba.',
    attached: 'Adjuntamos su solicitud en PDF, para que la guarde o la comparta.',
    next: 'Qué sigue',
    steps: {
      'rate-request': [
        'Leemos su solicitud y definimos la ruta.',
        'Usted recibe una cotización por escrito, o una pregunta si falta algo. Si nuestras tarifas cubren su embarque, puede estar calculada con ellas.',
        'No se reserva nada hasta que usted lo indique.',
      ],
      'contact-message': ['Una persona de nuestro equipo lee su mensaje y le responde.'],
    },
    status: 'Ver el estado',
    reach: 'Cómo contactarnos',
    copy: 'Lo que envió',
    elsewhere:
      'Aquí aparece recortado. El texto completo está en la página de su solicitud, enlazada en este correo.',
    why: 'Alguien escribió esta dirección en un formulario de {site}. Si no fue usted, ignore este correo.',
    /** Of one that answers a mail. */
    whyMail: 'Recibe este correo porque nos escribió. Un programa le confirma que su correo llegó.',
  },
  /** The PDF that goes with the acknowledgement of a rate request. */
  requestPdf: {
    title: 'Solicitud de cotización {reference}',
    subject: 'La solicitud como la envió y cuándo le respondemos.',
    intro:
      'Esta es su solicitud de cotización como la envió en {site}. La leemos, definimos la ruta y le respondemos. No se reserva nada hasta que usted lo indique.',
    received: 'Recibida',
    due: 'Le respondemos a más tardar el',
    answers: 'Lo que envió',
    elsewhere:
      'Aquí aparece recortado. El texto completo está en la página de su solicitud, enlazada en nuestro correo.',
    replaced:
      'Un signo de interrogación puede ocupar el lugar de un carácter que este PDF no puede mostrar. La página de su solicitud, enlazada en nuestro correo, tiene el texto como usted lo escribió.',
    reach: {
      title: 'Cómo contactarnos',
      phone: 'Teléfono',
      whatsapp: 'WhatsApp',
      chat: 'Chatear con nosotros',
      email: 'Correo electrónico',
      address: 'Dirección',
    },
    pageOf: 'Página {page} de {pages}',
  },
  leadReply: {
    subject: 'Respuesta a su solicitud {reference}',
    /** Beginning of a chat with the customer. */
    chat: 'Sobre su solicitud {reference}: ',
    foot: 'Para respondernos sobre {reference}:',
    reference: 'Su referencia: {reference}',
    /** Before the text of the mail that is answered. */
    wrote: '{moment}, {name} escribió:',
    status: 'Ver el estado de su solicitud',
    files: 'Archivos para descargar',
  },
  leadLink: {
    title: 'El enlace a su solicitud {reference}',
    text: {
      asked: 'Esta es la página de su solicitud. Siempre muestra en qué va la solicitud.',
      corrected:
        'De ahora en adelante le escribimos a esta dirección sobre esta solicitud. Este es el nuevo enlace a su página; el anterior ya no funciona.',
      merged:
        'Ahora atendemos esta solicitud junto con otra. Nuestras respuestas llegan a esta dirección y aparecen en esta página. Es posible que los enlaces anteriores ya no funcionen: use este.',
    },
    care: 'Comparta el enlace con cuidado: quien lo tenga puede leer su solicitud.',
    action: 'Ver su solicitud',
    revoked: {
      text: 'Desactivamos el enlace a la página de esta solicitud, así que no se puede volver a enviar. Llame al {phone} con su referencia y le ayudamos.',
      action: 'Escribirnos sobre esta solicitud',
    },
    /** In a conversation by mail. */
    whyMail: 'Recibe este correo porque nos escribió.',
    why: {
      asked:
        'Alguien escribió su referencia y esta dirección en {site}. Si no fue usted, ignore este correo.',
      corrected:
        'En {site} se cambió el correo de esta solicitud por este. Si no nos envió ninguna solicitud, ignore este correo.',
      merged:
        'Recibe este correo porque en {site} se envió una solicitud con esta dirección. Si no fue usted, ignore este correo.',
    },
  },
  leadReaddressed: {
    title: 'Se cambió el correo de su solicitud {reference}',
    text: 'De ahora en adelante le escribiremos a otro correo sobre esta solicitud. Si usted lo pidió, no tiene que hacer nada.',
    undo: 'Si no fue usted, abra la página de abajo y deshaga el cambio antes de esta fecha: {moment}. Así volveremos a escribirle a este correo.',
    askUs: 'Si no es correcto, escríbanos o llame al {phone} con su referencia.',
    action: 'Deshacer el cambio',
    write: 'Escribirnos sobre esta solicitud',
    undone: {
      title: 'Se deshizo el cambio de correo de su solicitud {reference}',
      text: 'Volvemos a escribir al correo que esta solicitud tenía antes. El enlace que le enviamos ya no funciona.',
    },
    why: 'Recibe este mensaje porque en {site} se envió una solicitud con este correo. Si no nos envió ninguna solicitud, ignórelo: no tiene que ver con usted.',
  },
  waysToReach: {
    mail: 'Correo',
    reply: 'Responder a este correo',
    site: 'En nuestro sitio',
    answer: 'Responder en la página de su solicitud',
    form: 'Escribirnos sobre esta solicitud',
    phone: 'Teléfono',
    whatsapp: 'WhatsApp',
    chat: 'Chatear con nosotros',
    about: 'Mi referencia es {reference}.',
  },
};
