import type { Settings } from '#features/settings/settings.ts';

/** First message of a WhatsApp chat. */
export const whatsapp = ({ company }: Settings) => ({
  number: company.whatsapp,
  label: 'Escribir por WhatsApp',
  text: 'Hola, tengo una pregunta sobre un embarque.',
  textWithReference: 'Hola, escribo por mi solicitud {reference}.',
});
