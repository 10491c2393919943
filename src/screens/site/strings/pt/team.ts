import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';

export const team = (settings: Settings) => ({
  meta: {
    title: 'Nossa equipe',
    description: `Quem trabalha na ${settings.company.name} em ${settings.company.address.city}, o que pedir a cada pessoa e como falar com ela por e-mail.`,
  },
  label: 'Nossa equipe',
  heading: 'Escreva para a pessoa certa',
  text: 'Escolha pelo que você precisa e informe sua referência, se tiver uma.',
  grid: {
    heading: 'A equipe',
    portraitOf: 'Retrato de',
  },
  desk: {
    label: 'Atendimento',
    heading: 'Não sabe para quem? Escreva para a equipe.',
    text: `Sua mensagem recebe uma referência e vai para a pessoa certa, que responde ${answerTimes(settings).message.within}.`,
    link: 'Escreva para a equipe',
  },
});
