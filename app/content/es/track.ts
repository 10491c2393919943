import { forms } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Rastrear una solicitud',
    description:
      '¿Perdió el enlace a su solicitud? Escriba la referencia y su correo electrónico, y se lo enviamos de nuevo.',
  },
  label: 'Su solicitud',
  heading: 'Rastrear una solicitud',
  text: 'La página de su solicitud muestra en qué va. Escriba la referencia y su correo electrónico, y le enviamos el enlace de nuevo.',
  form: {
    notDone: forms.summaryTitle,
    failed: 'No hubo respuesta. Revise su conexión e intente de nuevo.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Referencia',
    referenceHelp: 'Está en nuestro primer correo y en su comprobante, por ejemplo RR-7K3M9Q.',
    email: labels.rateRequest.email,
    emailHelp: 'La dirección con la que se envió la solicitud.',
    submit: 'Enviar el enlace',
    submitting: 'Enviando…',
    doneTitle: 'Revise su correo',
    none: '¿No le ha llegado en unos minutos? Busque en la carpeta de spam, o revise ambos datos e intente de nuevo. Si la solicitud solo tenía un teléfono, o si desactivamos su enlace, llámenos.',
    again: 'Intentar de nuevo',
    call: 'Llamar al',
    write: 'Escribirnos',
  },
};
