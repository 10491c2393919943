import { labels } from '#features/requests/strings/pt/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { messages } from '#platform/commands/strings/pt/messages.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { whatsapp } from '#ui/forms/strings/pt/whatsapp.ts';

export const contact = (settings: Settings) => ({
  meta: {
    title: 'Fale conosco',
    description: `Escreva ou ligue para a nossa equipe em ${settings.company.address.city}. Uma pessoa responde ${answerTimes(settings).message.within}.`,
  },
  label: 'Contato',
  heading: 'Pergunte a quem cuida da carga',
  text: `Só precisamos do seu e-mail. Uma pessoa responde ${answerTimes(settings).message.within}.`,
  form: {
    ...forms,
    whatsapp: whatsapp(settings),
    labels: labels.contactMessage,
    messages: messages.contactMessage,
    help: {
      email: 'Respondemos para este endereço.',
      message:
        'Para um embarque: o que é, de onde, para onde e até quando. Medidas e peso, se tiver. Se deixar em branco, escrevemos para perguntar.',
    },
    submit: 'Enviar mensagem',
    submitting: 'Enviando mensagem',
    privacy:
      'Usamos estes dados para responder a você, nunca para publicidade. [Aviso de privacidade](/privacy)',
    done: {
      title: 'Sua mensagem está conosco.',
      text: 'Enviamos por e-mail sua referência e o link da sua mensagem.',
      due: 'Uma pessoa responde até',
    },
  },
  info: {
    title: settings.offices.length > 1 ? 'Os escritórios' : 'O escritório',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail',
    website: 'Site',
    social: 'Redes sociais',
    hours: 'Horário',
    whatsapp: whatsapp(settings),
    track: { text: 'Já enviou um pedido?', link: 'Acompanhar pedido' },
  },
  assistant: {
    title: 'Fale com nosso assistente de IA',
    text: 'Em breve, ele vai responder a perguntas simples a qualquer hora. Até lá, fale conosco.',
    button: 'Iniciar chat (em breve)',
  },
  experts: {
    title: 'Pergunte aos nossos especialistas',
    text: 'Alfândega, embalagem, rotas, documentos: quem atende sabe a resposta ou sabe quem a tem.',
    button: 'Copiar telefone',
    copied: 'Telefone copiado',
  },
});
