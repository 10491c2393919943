import type { Settings } from '../../../../features/settings/settings.ts';

export const team = ({ company }: Settings) => ({
  meta: {
    title: 'Nuestro equipo',
    description: `Quién trabaja en ${company.name} en ${company.address.city}, qué puede pedirle a cada persona y cómo escribirle por correo electrónico.`,
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
    text: 'Su mensaje recibe una referencia y llega a la persona indicada, que responde en un día hábil.',
    link: 'Escríbanos',
  },
});
