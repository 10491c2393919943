import type { OwnService } from '#features/settings/own-services.ts';

/** A service of a company's own, made from rail freight. */
export const drayage: OwnService = {
  slug: 'drayage',
  template: 'train-freight',
  name: { en: 'Drayage', es: 'Acarreo portuario', pt: 'Transporte portuário' },
  summary: {
    en: 'Containers from the terminal to your dock, and the empty one back.',
    es: 'Contenedores de la terminal a su andén, y el vacío de vuelta.',
  },
  points: [{ en: 'We watch the free days of each container.', es: 'Vigilamos los días libres.' }],
  paragraphs: [{ en: 'Tell us the container and when it is available; a truck has an appointment.' }],
  questions: [
    {
      question: { en: 'Do you have chassis?', es: '¿Tienen chasis?' },
      answer: { en: 'Yes, from the pool of the terminals.', es: 'Sí, del parque de las terminales.' },
    },
  ],
};
