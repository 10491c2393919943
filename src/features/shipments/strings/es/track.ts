import { labels } from '#features/requests/strings/es/labels.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Rastrear una solicitud',
    description:
      'Siga una solicitud o un embarque por su referencia, reserva, contenedor, B/L, guía aérea u orden de compra: el estado y el enlace a su página por correo.',
  },
  label: 'Su solicitud',
  heading: 'Rastrear una solicitud',
  text: 'Escriba la referencia y su correo electrónico para ver en qué va su solicitud y, cuando la carga ya está en camino, cada hito. También le enviamos por correo el enlace a su página, con mensajes, cotizaciones y documentos.',
  form: {
    notDone: 'No pudimos buscarlo',
    failed: 'No hubo respuesta. Revise su conexión e intente de nuevo.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Referencia o un número de su embarque',
    referenceHelp:
      'Con nuestra referencia, por ejemplo RR-\u20607K3M9Q, verá el estado al instante. Con el número de la reserva, del contenedor, del conocimiento de embarque, de la guía aérea o de su orden de compra, le enviamos el enlace por correo.',
    email: labels.rateRequest.email,
    emailHelp: 'El correo con el que se envió la solicitud.',
    submit: 'Rastrear',
    submitting: 'Buscando…',
    doneTitle: 'Revise su correo',
    none: '¿No le ha llegado en unos minutos? Busque en la carpeta de spam, o revise ambos datos e intente de nuevo. Si la solicitud solo tenía un teléfono, o si desactivamos su enlace, llámenos.',
    again: 'Intentar de nuevo',
    call: 'Llamar al',
    write: 'Escribirnos',
  },
};
