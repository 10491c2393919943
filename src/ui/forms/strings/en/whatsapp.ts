import type { Settings } from '#features/settings/settings.ts';

/** First message of a WhatsApp chat. */
export const whatsapp = ({ company }: Settings) => ({
  number: company.whatsapp,
  label: 'Write on WhatsApp',
  text: 'Hello, I have a question about a shipment.',
  textWithReference: 'Hello, I am writing about my request {reference}.',
});
