import { labels } from '#features/requests/strings/pt/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { whatsapp } from '#ui/forms/strings/pt/whatsapp.ts';

/** The text of the feedback form, on the home page and on its own. */
export const feedbackForm = (settings: Settings) => ({
  ...forms,
  whatsapp: whatsapp(settings),
  labels: labels.feedback,
  messages: messages.feedback,
  help: {
    comments: 'O que foi bem, o que não foi e, se você lembrar, em qual embarque.',
    agreeToTerms:
      'Guardamos seu nome, sua nota e seus comentários para melhorar nosso trabalho. Ninguém de fora da empresa os vê.',
  },
  agreement: 'Aceito os [termos](/terms) e li o [aviso de privacidade](/privacy)',
  ratings: [
    { upTo: 2, label: 'Ruim' },
    { upTo: 4, label: 'Regular' },
    { upTo: 6, label: 'Bom' },
    { upTo: 8, label: 'Muito bom' },
    { upTo: 10, label: 'Excelente' },
  ],
  outOf: 'de 10',
  submit: 'Enviar feedback',
  submitting: 'Enviando feedback',
  done: {
    title: 'Obrigado. Recebemos seu feedback.',
    text: 'Lemos todos os comentários. Quer uma resposta? Escreva ou ligue com esta referência.',
  },
});

/** The text of /feedback. */
export const feedback = (settings: Settings) => ({
  meta: {
    title: 'Feedback',
    description: 'Conte como foi seu embarque: dez estrelas, poucas palavras, um minuto.',
  },
  label: 'Feedback',
  heading: 'Como nos saímos?',
  text: 'Dez estrelas e poucas palavras: um minuto.',
  form: feedbackForm(settings),
  aside: {
    next: {
      title: 'O que fazemos com sua opinião',
      list: [
        'Quem cuidou do embarque lê todos os comentários.',
        'Ninguém de fora da empresa vê. Não publicamos nada.',
        'Você recebe uma referência. Quer uma resposta? Escreva ou ligue com ela.',
      ],
    },
    urgent: {
      title: 'Tem um embarque em andamento?',
      call: 'Ligar',
      phone: settings.company.phone,
      chat: whatsapp(settings),
    },
  },
});
