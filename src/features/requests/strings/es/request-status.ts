import type { Settings } from '#features/settings/settings.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { whatsapp } from '#ui/forms/strings/es/whatsapp.ts';
import { labels } from './labels.ts';

/** The text of /requests/<secret>. */
export const requestStatus = (settings: Settings) => ({
  meta: { title: 'Estado de su solicitud' },
  label: 'Su solicitud',
  heading: 'Estado de su solicitud',
  reference: 'Referencia',
  copy: 'Copiar',
  copied: 'Referencia copiada',
  received: 'Recibida',
  due: 'Una persona le responde a más tardar el',
  person: 'Su contacto',
  stages: {
    new: 'Recibida, en espera de nuestra respuesta',
    'need-information': 'Necesitamos más información: vea nuestro último mensaje',
    quoting: 'Estamos preparando su tarifa',
    quoted: 'Ya le respondimos',
    won: 'Acordada: ya trabajamos en ella',
    lost: 'Cerrada',
  },
  merged:
    'Atendemos esta solicitud junto con otra. La respuesta a ambas se envía al correo de esa otra solicitud. Lo que escriba aquí nos sigue llegando.',
  ended: {
    title: 'Este enlace ya no funciona',
    text: 'Lo reemplazamos o lo desactivamos. El enlace más reciente está en el último correo que le enviamos. ¿No tiene ningún correo nuestro? Solicite el enlace de nuevo, o bien escríbanos o llámenos con su referencia.',
    track: 'Enviarme el enlace',
    write: 'Escribirnos',
    unknown: {
      title: 'No encontramos este enlace',
      text: 'Puede que esté mal escrito o incompleto. El enlace más reciente está en el último correo que le enviamos. ¿No tiene ningún correo nuestro? Solicite el enlace de nuevo, o bien escríbanos o llámenos con su referencia.',
    },
    corrected: {
      title: 'Su correo quedó corregido',
      text: 'Enviamos un nuevo enlace de su solicitud {reference} al nuevo correo. Este enlace ya no funciona, porque figuraba en los mensajes al correo anterior. ¿No le llegó, o volvió a quedar mal escrito? Escríbanos o llámenos con su referencia.',
    },
    changed: {
      title: 'Se cambió el correo',
      text: 'El correo de esta solicitud se cambió en esta fecha: {at}. Enviamos un nuevo enlace al nuevo correo. Si no es correcto, puede deshacerlo una sola vez, hasta esta fecha: {until}. Volveremos a escribir al correo anterior, este enlace volverá a funcionar y el nuevo dejará de hacerlo. Después, solo nosotros podremos cambiar el correo.',
      undo: 'Deshacer el cambio',
    },
  },
  sent: {
    'rate-request': 'Recibimos su solicitud.',
    'contact-message': 'Recibimos su mensaje.',
    text: 'Guarde la dirección de esta página: siempre muestra el estado de su solicitud. Si la pierde, [se la enviamos de nuevo](/track).',
  },
  conversation: {
    title: 'Conversación',
    you: 'Usted',
    of: 'de {company}',
    /** Announced when a reply comes while the page is open. */
    newReply: 'Abajo hay una respuesta nueva.',
    withQuote: 'con la cotización, revisión {revision}',
    asks: { change: 'Cambio solicitado', requote: 'Se pidió una nueva cotización' },
    /** Of a message or mail without text. */
    sentFiles: { one: 'Envió {count} archivo.', other: 'Envió {count} archivos.' },
    label: 'Su mensaje',
    help: {
      email: 'Lo lee una persona. La respuesta llega por correo y se muestra aquí.',
      phone: 'Lo lee una persona y le llama por teléfono.',
      merged: 'Lo lee una persona. La respuesta va por correo.',
    },
    restored: 'Aún sin enviar: guardado en este dispositivo.',
    offline: forms.notSent.offline,
    submit: 'Enviar mensaje',
    submitting: 'Enviando',
    leaveEmpty: forms.leaveEmpty,
    summaryTitle: 'No se envió su mensaje',
    written: 'Recibimos su mensaje.',
    writtenDue: 'Una persona le responde a más tardar el',
    unsent: 'Lo que escribió',
  },
  contact: {
    title: 'Sus datos de contacto',
    labels: { email: labels.rateRequest.email, phone: labels.rateRequest.phone },
    account: 'Este es el correo confirmado de su cuenta; solo se puede cambiar ahí.',
    useAccount: 'Su cuenta tiene otro correo, ya confirmado. Guarde y le escribimos a ese.',
    meant: '¿Quiso escribir {email}?',
    noCountryCode: 'Al teléfono le falta el código de país, por ejemplo +52, +57, +55 o +1.',
    correct: 'Corregir',
    help: 'De ahora en adelante usamos estos datos para comunicarnos con usted. Deje vacío el campo que no quiera cambiar.',
    newLink:
      'Si cambia el correo, el enlace a esta página deja de funcionar y enviamos otro al nuevo correo.',
    phoneHelp: 'Con el código de país, por ejemplo +52, +57, +55 o +1.',
    save: 'Guardar',
    saving: 'Guardando',
    saved: 'Guardado. De ahora en adelante usamos estos datos.',
    summaryTitle: 'No se guardó',
  },
  receipt: forms.contact,
  attachments: forms.attachments,
  progressOfRequest: forms.progressOfRequest,
  sentTitle: 'Lo que envió',
  sentAll: 'Todo lo que envió',
  corrected: {
    note: 'Nuestro equipo corrigió esta solicitud con lo que nos indicó después. Con estos datos trabajamos.',
    all: 'Todos los datos',
  },
  notGiven: 'Sin dato',
  change: {
    title: '¿Algo cambió?',
    text: 'Escriba aquí o llame, con su referencia. Comparta la dirección de esta página con cuidado: quien la tenga puede leer y escribir aquí.',
    write: 'Escribir un mensaje',
    call: 'Llamar al',
    whatsapp: whatsapp(settings),
  },
});
