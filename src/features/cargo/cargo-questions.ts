import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { cargoQuestions as en } from './strings/en/cargo-questions.ts';
import { cargoQuestions as es } from './strings/es/cargo-questions.ts';
import { cargoQuestions as pt } from './strings/pt/cargo-questions.ts';

export const cargoQuestionsIn = stringsByLocale('cargoQuestions', {
  en: () => en,
  es: () => es,
  pt: () => pt,
});
