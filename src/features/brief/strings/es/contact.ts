import { labels } from '#features/requests/strings/es/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { forms } from '#ui/forms/strings/es/forms.ts';
import { whatsapp } from '#ui/forms/strings/es/whatsapp.ts';

export const contact = (settings: Settings) => ({
  meta: {
    title: 'Contacto',
    description: `Escriba o llame a nuestro equipo de carga en ${settings.company.address.city}. Una persona le responde ${answerTimes(settings).message.within}.`,
  },
  label: 'Contacto',
  heading: 'Pregunte a quienes mueven la carga',
  text: `Solo necesitamos su correo electrónico. Una persona le responde ${answerTimes(settings).message.within}.`,
  form: {
    ...forms,
    whatsapp: whatsapp(settings),
    labels: labels.contactMessage,
    messages: messages.contactMessage,
    help: {
      email: 'Le respondemos a este correo.',
      message:
        'Si es un embarque: qué es, de dónde, adónde y para cuándo. Medidas y peso, si los tiene. Si lo deja vacío, le escribimos y preguntamos.',
    },
    submit: 'Enviar mensaje',
    submitting: 'Enviando mensaje',
    privacy: 'Usamos estos datos para responderle, nunca para publicidad. [Aviso de privacidad](/privacy)',
    done: {
      title: 'Recibimos su mensaje.',
      text: 'Le enviamos por correo su referencia y un enlace a su mensaje.',
      due: 'Una persona le responde a más tardar el',
    },
  },
  info: {
    title: settings.offices.length > 1 ? 'Las oficinas' : 'La oficina',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    website: 'Sitio web',
    social: 'Síganos',
    hours: 'Horario',
    whatsapp: whatsapp(settings),
    track: { text: '¿Ya envió una solicitud?', link: 'Rastrear una solicitud' },
  },
  assistant: {
    title: 'Hable con nuestro asistente de IA',
    text: 'Responderá preguntas sencillas a cualquier hora. Mientras tanto, pregúntenos a nosotros.',
    button: 'Iniciar chat (próximamente)',
  },
  experts: {
    title: 'Pregunte a nuestros expertos',
    text: 'Aduana, embalaje, rutas, documentos: quien le contesta conoce la respuesta o sabe a quién preguntar.',
    button: 'Copiar teléfono',
    copied: 'Número de teléfono copiado',
  },
});
