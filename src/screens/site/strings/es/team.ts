import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';

export const team = (settings: Settings) => ({
  meta: {
    title: 'Nuestro equipo',
    description: `Quién trabaja en ${settings.company.name} en ${settings.company.address.city}, qué puede pedirle a cada persona y cómo escribirle por correo electrónico.`,
  },
  label: 'Nuestro equipo',
  heading: 'Escriba a la persona indicada',
  text: 'Elija según lo que necesita y dé su referencia, si tiene una.',
  grid: {
    heading: 'El equipo',
    portraitOf: 'Retrato de',
  },
  desk: {
    label: 'Nuestro equipo',
    heading: '¿No sabe a quién? Escríbanos.',
    text: `Su mensaje recibe una referencia y llega a la persona indicada, que responde ${answerTimes(settings).message.within}.`,
    link: 'Escríbanos',
  },
});
