import { labels } from '#features/requests/strings/es/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { whatsapp } from '#ui/forms/strings/es/whatsapp.ts';

/** The text of the feedback form, on the home page and on its own. */
export const feedbackForm = (settings: Settings) => ({
  ...forms,
  whatsapp: whatsapp(settings),
  labels: labels.feedback,
  messages: messages.feedback,
  help: {
    comments: 'Qué salió bien, qué no y en qué embarque, si lo recuerda.',
    agreeToTerms:
      'Guardamos su nombre, calificación y comentarios para mejorar nuestro trabajo. Nadie fuera de la empresa los ve.',
  },
  agreement: 'Acepto los [términos](/terms) y leí el [aviso de privacidad](/privacy)',
  ratings: [
    { upTo: 2, label: 'Malo' },
    { upTo: 4, label: 'Regular' },
    { upTo: 6, label: 'Bueno' },
    { upTo: 8, label: 'Muy bueno' },
    { upTo: 10, label: 'Excelente' },
  ],
  outOf: 'de 10',
  submit: 'Enviar comentarios',
  submitting: 'Enviando comentarios',
  done: {
    title: 'Gracias. Ya lo recibimos.',
    text: 'Leemos todos los comentarios. ¿Quiere una respuesta? Escríbanos o llámenos con esta referencia.',
  },
});

/** The text of /feedback. */
export const feedback = (settings: Settings) => ({
  meta: {
    title: 'Comentarios',
    description: 'Cuéntenos cómo le fue con su embarque: diez estrellas, unas palabras, un minuto.',
  },
  label: 'Comentarios',
  heading: '¿Cómo le fue con nosotros?',
  text: 'Diez estrellas y unas palabras: un minuto.',
  form: feedbackForm(settings),
  aside: {
    next: {
      title: 'Qué pasa con sus comentarios',
      list: [
        'Quienes hicieron el trabajo leen todos los comentarios.',
        'Nadie fuera de la empresa los ve. No publicamos nada.',
        'Usted recibe una referencia. ¿Quiere una respuesta? Escríbanos o llámenos con ella.',
      ],
    },
    urgent: {
      title: '¿Tiene un embarque en camino?',
      call: 'Llamar al',
      phone: settings.company.phone,
      chat: whatsapp(settings),
    },
  },
});
