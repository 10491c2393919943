import { type Messages, provideMessages, shippedMessages } from '#platform/commands/messages.ts';
import { stringsByLocale } from './strings-by-locale.ts';

provideMessages(
  stringsByLocale<Messages>(
    'messages',
    { en: () => shippedMessages.en, es: () => shippedMessages.es, pt: () => shippedMessages.pt },
    { isPlain: true },
  ),
);
