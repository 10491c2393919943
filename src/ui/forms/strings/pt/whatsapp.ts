import type { Settings } from '#features/settings/settings.ts';

/** First message of a WhatsApp chat. */
export const whatsapp = ({ company }: Settings) => ({
  number: company.whatsapp,
  label: 'Fale pelo WhatsApp',
  text: 'Olá, tenho uma dúvida sobre um embarque.',
  textWithReference: 'Olá, escrevo sobre o meu pedido {reference}.',
});
