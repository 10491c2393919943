import type { Settings } from '#features/settings/settings.ts';
import { forms } from '#ui/forms/strings/pt/forms.ts';
import { whatsapp } from '#ui/forms/strings/pt/whatsapp.ts';
import { labels } from './labels.ts';

/** The text of /requests/<secret>. */
export const requestStatus = (settings: Settings) => ({
  meta: { title: 'Status do seu pedido' },
  label: 'Seu pedido',
  heading: 'Status do seu pedido',
  reference: 'Referência',
  copy: 'Copiar',
  copied: 'Referência copiada',
  received: 'Recebido em',
  due: 'Uma pessoa responde até',
  person: 'Seu contato',
  stages: {
    new: 'Recebido, aguardando nossa resposta',
    'need-information': 'Falta algo da sua parte: veja nossa última mensagem',
    quoting: 'Estamos preparando sua cotação',
    quoted: 'Já respondemos a você',
    won: 'Combinado: já estamos cuidando disso',
    lost: 'Encerrado',
  },
  merged:
    'Tratamos este pedido junto com outro. A resposta aos dois vai por e-mail para o endereço do outro pedido. O que você escrever aqui continua chegando até nós.',
  ended: {
    title: 'Este link não funciona mais',
    text: 'Nós o trocamos ou o desativamos. O link mais recente está no nosso último e-mail para você. Não achou o e-mail? Peça o link de novo, ou escreva ou ligue com a sua referência.',
    track: 'Receber o link',
    write: 'Escreva para nós',
    unknown: {
      title: 'Não encontramos este link',
      text: 'Ele pode estar escrito errado ou incompleto. O link mais recente está no nosso último e-mail para você. Não achou o e-mail? Peça o link de novo, ou escreva ou ligue com a sua referência.',
    },
    corrected: {
      title: 'Seu e-mail foi corrigido',
      text: 'Enviamos um novo link do seu pedido {reference} para o novo endereço. Este link não funciona mais, porque estava nos e-mails para o endereço anterior. Não recebeu, ou errou de novo? Escreva ou ligue e informe sua referência.',
    },
    changed: {
      title: 'O e-mail foi alterado',
      text: 'O e-mail deste pedido foi alterado em {at}, e enviamos um novo link para o novo endereço. Se não estiver certo, você pode desfazer a alteração uma única vez, até {until}: voltamos a escrever para o endereço anterior, este link volta a funcionar e o novo deixa de valer. Depois disso, só nós podemos alterar o endereço.',
      undo: 'Desfazer a alteração',
    },
  },
  sent: {
    'rate-request': 'Seu pedido está conosco.',
    'contact-message': 'Sua mensagem está conosco.',
    text: 'Guarde o endereço desta página: ela sempre mostra o status do seu pedido. Se o perder, [nós o enviamos de novo](/track).',
  },
  conversation: {
    title: 'Conversa',
    you: 'Você',
    of: 'da {company}',
    /** Announced when a reply comes while the page is open. */
    newReply: 'Há uma nova resposta abaixo.',
    withQuote: 'com a cotação, revisão {revision}',
    asks: { change: 'Alteração solicitada', requote: 'Nova cotação pedida' },
    /** Of a message or mail without text. */
    sentFiles: { one: 'Enviou {count} arquivo.', other: 'Enviou {count} arquivos.' },
    label: 'Sua mensagem',
    help: {
      email: 'Uma pessoa lê sua mensagem. A resposta chega por e-mail e aparece aqui.',
      phone: 'Uma pessoa lê sua mensagem e liga para você.',
      merged: 'Uma pessoa lê sua mensagem. A resposta vai por e-mail.',
    },
    restored: 'Ainda não enviada: guardada neste dispositivo.',
    offline: forms.notSent.offline,
    submit: 'Enviar mensagem',
    submitting: 'Enviando',
    leaveEmpty: forms.leaveEmpty,
    summaryTitle: 'Sua mensagem não foi enviada',
    written: 'Sua mensagem está conosco.',
    writtenDue: 'Uma pessoa responde até',
    unsent: 'O que você escreveu',
  },
  contact: {
    title: 'Como falamos com você',
    labels: { email: labels.rateRequest.email, phone: labels.rateRequest.phone },
    account: 'Este é o e-mail confirmado da sua conta e só pode ser alterado nela.',
    useAccount: 'Sua conta tem outro e-mail, já confirmado. Salve, e passamos a escrever para ele.',
    meant: 'Você quis dizer {email}?',
    noCountryCode: 'Falta o código do país no telefone, por exemplo +55, +52, +57 ou +1.',
    correct: 'Corrigir',
    help: 'A partir de agora, usamos estes dados para falar com você. Deixe um campo em branco para manter o que temos.',
    newLink:
      'Se você mudar o e-mail, o link desta página deixa de funcionar, e enviamos um novo para o novo endereço.',
    phoneHelp: 'Com o código do país, por exemplo +55, +52, +57 ou +1.',
    save: 'Salvar',
    saving: 'Salvando',
    saved: 'Salvo. Vamos usar estes dados a partir de agora.',
    summaryTitle: 'Não foi salvo',
  },
  receipt: forms.contact,
  attachments: forms.attachments,
  progressOfRequest: forms.progressOfRequest,
  sentTitle: 'O que você enviou',
  sentAll: 'Tudo o que você enviou',
  corrected: {
    note: 'Nossa equipe corrigiu esta solicitação com o que você nos informou depois. É com estes dados que trabalhamos.',
    all: 'Todos os dados',
  },
  notGiven: 'Não informado',
  change: {
    title: 'Mudou alguma coisa?',
    text: 'Escreva aqui ou ligue e informe sua referência. Cuidado ao compartilhar o endereço desta página: quem o tiver pode ler e escrever aqui.',
    write: 'Escrever mensagem',
    call: 'Ligar',
    whatsapp: whatsapp(settings),
  },
});
